import { Fault } from '#engine';
import type { FormWords } from '../host/field-host.ts';
import { latePart } from '../host/late-part.ts';

/** The words of forms on a site that gives none. */
export const defaultWordsPart = latePart(() =>
  import('../host/default-words.ts').then((module) => module.defaultWords),
);

/** Whether a site gives the words of its forms: all of them or none, which its schema checks. */
export function isWhole(words: Partial<FormWords> | undefined): words is FormWords {
  return words?.optional !== undefined && words.phones !== undefined;
}

/** The words that a form is shown with. Throws a `Fault` when some are missing and the default ones have not been fetched. */
export function wholeWords(words: Partial<FormWords> | undefined): FormWords {
  if (isWhole(words)) return words;
  const defaultWords = defaultWordsPart.here();
  if (!defaultWords) throw new Fault('misuse', 'The default words of forms have not been fetched.');
  return { ...defaultWords, ...words };
}
