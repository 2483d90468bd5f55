import { describe, expect, it } from 'vitest';
import type { LanguagePack, Site } from '#schemas';
import english from './packs/english.json' with { type: 'json' };
import { pluralForms } from './plural-forms.ts';
import { directionOf, englishWords, packsOfProduct, withWords } from './site-words.ts';

const logo = { src: '/images/logo.svg', alt: '', width: 1, height: 1 };
const site: Site = {
  kind: 'site',
  id: 'site',
  schemaVersion: 6,
  brand: 'Crumb',
  language: 'nl-be',
  timeZone: 'Europe/Brussels',
  channel: 'website',
  hosts: [],
  phones: {},
  notFoundPage: 'lost',
  header: { contentID: 1, logo },
  footer: { contentID: 2, logo, copyrightMessage: '', primaryLinks: [], secondaryLinks: [], socialIcons: [] },
};
const pack = (language: string, words: LanguagePack['words']): LanguagePack => ({
  kind: 'language-pack',
  id: `pack-${language}`,
  schemaVersion: 1,
  language,
  words,
});

describe('the words of a site', () => {
  it('are English where nothing else is said, and name its brand', () => {
    const { words } = withWords(site, []);
    expect(words).toEqual({
      ...englishWords,
      header: { ...englishWords.header, home: 'Crumb home page' },
      search: { ...englishWords.search, placeholder: 'Start typing to search Crumb' },
    });
    expect(english.words.header.home).toBe('{brand} home page');
  });

  it('are its own, before those of its language, before those of the language without region', () => {
    const packs = [
      pack('nl', { forms: { yes: 'Ja', no: 'Nee', day: 'Dag' } }),
      pack('de', { forms: { yes: 'Doch', month: 'Monat' } }),
      pack('nl-be', { forms: { yes: 'Ja hoor' }, header: { home: 'Start van {brand}' } }),
    ];
    const { forms, header } = withWords({ ...site, words: { forms: { no: 'Neen' } } }, packs).words;
    expect([forms.yes, forms.no, forms.day, forms.month]).toEqual(['Ja hoor', 'Neen', 'Dag', 'Month']);
    expect(header.home).toBe('Start van Crumb');
  });

  it('take a brand as it is written', () => {
    expect(withWords({ ...site, brand: '$& {brand}' }, []).words.header.home).toBe('$& {brand} home page');
  });
});

/** ICU messages with a number. */
function isPlural(path: string): boolean {
  return /\/(durations|limits)\//.test(path) || ['/modules/readTime', '/search/results'].includes(path);
}

/** Every word by its path, with the names that it inserts. */
function insertionsOf(words: object, path = ''): readonly string[] {
  return Object.entries(words).flatMap(([name, word]) => {
    if (typeof word === 'object') return insertionsOf(word, `${path}/${name}`);
    const names = isPlural(`${path}/${name}`) ? [] : (word.match(/\{\w+\}/g) ?? []);
    return `${path}/${name} ${names.sort().join(' ')}`;
  });
}

describe.each(packsOfProduct.map((each) => [each.language, each] as const))(
  'the pack for %s',
  (language, { words }) => {
    it('has every word, which inserts what it inserts in English', () => {
      expect(insertionsOf(words).toSorted()).toEqual(insertionsOf(englishWords).toSorted());
    });

    it('says what it counts in the forms of its language', () => {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      const isKnown = Intl.PluralRules.supportedLocalesOf(language).length > 0;
      const { forms, modules, search } = words;
      const counted = [
        ...Object.values({ ...forms?.durations, ...forms?.limits }),
        modules?.readTime,
        search?.results,
      ];
      for (const message of counted) {
        expect(Object.keys(pluralForms(message ?? '') ?? {})).toEqual(
          expect.arrayContaining(isKnown ? pluralCategories : ['other']),
        );
      }
    });
  },
);

it.each([
  ['en-nz', 'ltr'],
  ['mi', 'ltr'],
  ['ar', 'rtl'],
  ['he-il', 'rtl'],
  ['az-arab', 'rtl'],
  ['pa', 'ltr'],
])('%s is written %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});

it('a site in a language of the product needs no pack', () => {
  expect(withWords({ ...site, language: 'fr-ca' }, []).words.forms.yes).toBe('Oui');
});
