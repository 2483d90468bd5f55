import { type FormEvent, type ReactNode, useState } from 'react';
import { usePageTitle } from './page-title.ts';

interface FormPageProps {
  readonly title: string;
  /** Level of the title; `h1` by default. */
  readonly heading?: 'h1' | 'h2' | 'h3';
  readonly button: string;
  readonly children: ReactNode;
  /** Another thing to do instead, below the form. */
  readonly after?: ReactNode;
  /** Does what the form is for; throws an error whose message people read. */
  readonly send: (values: FormData) => Promise<void>;
}

/** A page with one form, such as that to sign in. */
export function FormPage(props: FormPageProps) {
  usePageTitle(props.title);
  return (
    <main className="page">
      <TitledForm {...props} />
    </main>
  );
}

/** A form under its heading. */
export function TitledForm({ title, heading: Heading = 'h1', button, children, after, send }: FormPageProps) {
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    setTrouble(undefined);
    try {
      await send(new FormData(event.currentTarget));
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : 'Something went wrong.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="narrow">
      <Heading>{title}</Heading>
      {trouble !== undefined && (
        <p role="alert" className="alert">
          {trouble}
        </p>
      )}
      <form onSubmit={(event) => void submit(event)}>
        {children}
        <button type="submit" className="primary" disabled={isBusy}>
          {button}
        </button>
      </form>
      {after}
    </div>
  );
}

interface TextQuestionProps {
  readonly label: string;
  readonly name: string;
  readonly type?: 'email' | 'password' | 'text';
  readonly autoComplete: string;
  readonly hint?: string;
  readonly defaultValue?: string;
  readonly isOptional?: boolean;
  readonly maxLength?: number;
}

export function TextQuestion({
  label,
  name,
  type = 'text',
  hint,
  isOptional = false,
  ...own
}: TextQuestionProps) {
  return (
    <label className="question">
      <span>{label}</span>
      {hint !== undefined && <span className="quiet">{hint}</span>}
      <input name={name} type={type} required={!isOptional} {...own} />
    </label>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  /** Values with what people read. */
  readonly options: readonly (readonly [string, string])[];
  readonly defaultValue: string;
}

/** Asks for one of a few values. */
export function Choice({ label, name, options, defaultValue }: ChoiceProps) {
  return (
    <label className="question">
      <span>{label}</span>
      <select name={name} defaultValue={defaultValue}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
