import type { FormWords } from '#engine';
import { optional } from './field.styles.ts';

interface FieldLabelProps {
  readonly label: string;
  /** Language of the label, if it differs from the page's. */
  readonly language: string | undefined;
  readonly required: boolean;
  readonly words: FormWords;
}

/** The question. Only an optional one is marked. */
export function FieldLabel({ label, language, required, words }: FieldLabelProps) {
  return (
    <>
      {language === undefined ? label : <span lang={language}>{label}</span>}
      {!required && <span className={optional()}> ({words.optional})</span>}
    </>
  );
}
