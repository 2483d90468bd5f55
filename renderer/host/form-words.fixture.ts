import { englishWords, formWordsOf } from '#engine';

/** The words of forms in English, of a site without phone numbers. */
export const englishFormWords = formWordsOf({ words: englishWords, language: 'en', phones: {} });
