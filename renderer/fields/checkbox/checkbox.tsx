import type { FieldProps } from '../field-props.ts';
import { Statement } from '../statement.tsx';

/** A single statement to agree to. */
export function Checkbox({
  field,
  id,
  texts,
  required,
  problem,
  registration,
  host,
}: FieldProps<'checkbox'>) {
  return (
    <Statement
      id={id}
      label={field.label}
      hint={field.hint}
      info={field.info}
      ticked={texts.includes('true')}
      required={required}
      problem={problem}
      registration={registration}
      words={host.words}
    />
  );
}
