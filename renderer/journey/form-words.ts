import { Fault } from '#engine';
import type { FormWords } from '../host/field-host.ts';
import { latePart } from '../host/late-part.ts';

/** Default texts of forms, for a site that sets none. */
export const defaultWordsPart = latePart(() =>
  import('../host/default-words.ts').then((module) => module.defaultWords),
);

/** Whether a site sets the texts of its forms. Its schema requires all of them or none. */
export function isWhole(words: Partial<FormWords> | undefined): words is FormWords {
  return words?.optional !== undefined && words.phones !== undefined;
}

/** The texts of a form. Throws a `Fault` when some are missing and the defaults have not been fetched. */
export function wholeWords(words: Partial<FormWords> | undefined): FormWords {
  if (isWhole(words)) return words;
  const defaultWords = defaultWordsPart.here();
  if (!defaultWords) throw new Fault('misuse', 'The default words of forms have not been fetched.');
  return { ...defaultWords, ...words };
}
