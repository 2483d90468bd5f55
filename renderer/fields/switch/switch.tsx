import type { FieldProps } from '../field-props.ts';
import { Statement } from '../statement.tsx';

/** Something on or off. */
export function Switch({ field, id, texts, problem, registration, host }: FieldProps<'switch'>) {
  return (
    <Statement
      id={id}
      label={field.label}
      hint={field.hint}
      ticked={texts.includes('true')}
      required
      problem={problem}
      registration={registration}
      words={host.words}
    />
  );
}
