import type { FormWords } from '../../host/field-host.ts';
import { optional } from './field.classes.ts';

interface FieldLabelProps {
  readonly label: string;
  /** Language of the label, where it is another than the page's. */
  readonly language: string | undefined;
  readonly required: boolean;
  readonly words: FormWords;
}

/** The question. One that needs no answer says so; one that does goes without saying. */
export function FieldLabel({ label, language, required, words }: FieldLabelProps) {
  return (
    <>
      {language === undefined ? label : <span lang={language}>{label}</span>}
      {!required && <span className={optional()}> ({words.optional})</span>}
    </>
  );
}
