import { type ReactNode, useId } from 'react';

interface AskedProps {
  readonly label: string;
  readonly mistake: string | undefined;
  readonly children: (own: {
    readonly id: string;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A question with the mistake in its answer. */
export function Asked({ label, mistake, children }: AskedProps) {
  const id = useId();
  return (
    <div className="question">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': mistake !== undefined,
        'aria-describedby': mistake === undefined ? undefined : `${id}-mistake`,
      })}
      <p id={`${id}-mistake`} className="error mistake" role="status">
        {mistake}
      </p>
    </div>
  );
}

interface AskedTextProps extends Pick<AskedProps, 'label' | 'mistake'> {
  readonly value: string;
  /** Whether it is an id or an address, which no dictionary has. */
  readonly isCode?: boolean;
  readonly onChange: (text: string) => void;
}

/** A question that is answered by a line of text. */
export function AskedText({ label, mistake, value, isCode = false, onChange }: AskedTextProps) {
  return (
    <Asked label={label} mistake={mistake}>
      {(own) => (
        <input
          {...own}
          autoComplete="off"
          spellCheck={isCode ? false : undefined}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Asked>
  );
}

/** The question for an id, which few people change; open while there is a mistake in it. */
export function AskedId(props: Pick<AskedTextProps, 'mistake' | 'value' | 'onChange'>) {
  return (
    <details open={props.mistake !== undefined || undefined}>
      <summary>Id in documents</summary>
      <AskedText {...props} label="Id" isCode />
    </details>
  );
}
