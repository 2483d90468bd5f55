import { englishWords } from '#engine';
import type { FormWords } from './field-host.ts';

/** The words of forms in English, of a site without phone numbers. */
export const englishFormWords: FormWords = { ...englishWords.forms, phones: [] };
