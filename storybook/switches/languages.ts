import { directionOf, formWordsOf } from '#engine';
import { exampleSite, exampleSiteIn } from '../../renderer/host/example-content.ts';
import {
  englishFiles,
  englishFormatting,
  englishFormWords,
  fileWordsOf,
} from '../../renderer/host/form-words.fixture.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });

const marked = 'marked';

/** The languages of the product's packs, and English with a mark around each word of its pack. */
export const languages = [
  ...['en-nz', 'mi', 'fr', 'de', 'cy', 'ar'].map((value) => ({ value, title: names.of(value) ?? value })),
  { value: marked, title: 'Words of the pack «marked»' },
];

/**
 * Shows stories in a language: its words, formats and direction. The texts of examples stay as they are. Stories hold
 * the example site and its words of forms, so these objects themselves change.
 */
export function showIn(language: string): void {
  const site = language === marked ? markedSite() : exampleSiteIn(language);
  Object.assign(exampleSite, site);
  Object.assign(englishFormWords, formWordsOf({ ...site, phones: {} }));
  Object.assign(englishFiles, fileWordsOf(site.words));
  Object.assign(englishFormatting, site.words.forms.formatting);
  document.documentElement.lang = site.language;
  document.documentElement.dir = directionOf(site.language);
}

function markedSite(): typeof exampleSite {
  const site = exampleSiteIn('en-nz');
  return { ...site, words: marking(site.words) };
}

/** Words with a mark around each; those with a number have one form. */
function marking<Words extends object>(words: Words): Words {
  const entries = Object.entries(words).map(([name, word]) => {
    if (typeof word === 'object') return [name, marking(word)];
    return [name, word.startsWith('{n, plural') ? '{n, plural, other {«#»}}' : `«${word}»`];
  });
  return Object.fromEntries(entries) as Words;
}
