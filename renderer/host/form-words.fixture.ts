import { englishWords, formWordsOf, type SiteWords } from '#engine';
import type { FieldHost } from './field-host.ts';

/** The words of forms in English, of a site without phone numbers. */
export const englishFormWords = formWordsOf({ words: englishWords, language: 'en', phones: {} });

/** The words and messages of files in English. */
export const englishFiles = fileWordsOf(englishWords);

/** The words of an editor of rich text in English. */
export const englishFormatting = { ...englishWords.forms.formatting };

/** Words of a site about files. */
export function fileWordsOf({ forms, fieldErrors }: SiteWords): NonNullable<FieldHost['files']> {
  return { words: forms.files, messages: fieldErrors };
}
