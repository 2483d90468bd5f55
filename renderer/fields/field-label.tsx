import type { FormWords } from '../host/field-host.ts';
import { optional } from './field.classes.ts';

interface FieldLabelProps {
  readonly label: string;
  readonly required: boolean;
  readonly words: FormWords;
}

/** The question. One that needs no answer says so; one that does goes without saying. */
export function FieldLabel({ label, required, words }: FieldLabelProps) {
  return (
    <>
      {label}
      {!required && <span className={optional()}> ({words.optional})</span>}
    </>
  );
}
