import { describe, expect, it } from 'vitest';
import type { LanguagePack, Site } from '#schemas';
import english from './english.json' with { type: 'json' };
import { englishWords, withWords } from './site-words.ts';

const logo = { src: '/images/logo.svg', alt: '', width: 1, height: 1 };
const site: Site = {
  kind: 'site',
  id: 'site',
  schemaVersion: 4,
  brand: 'Crumb',
  language: 'fr-ca',
  timeZone: 'America/Montreal',
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
    });
    expect(english.words.header.home).toBe('{brand} home page');
  });

  it('are its own, before those of its language, before those of the language without region', () => {
    const packs = [
      pack('fr', { forms: { yes: 'Oui', no: 'Non', day: 'Jour' } }),
      pack('de', { forms: { yes: 'Ja', month: 'Monat' } }),
      pack('fr-ca', { forms: { yes: 'Ouais' }, header: { home: 'Accueil de {brand}' } }),
    ];
    const { forms, header } = withWords({ ...site, words: { forms: { no: 'Pantoute' } } }, packs).words;
    expect([forms.yes, forms.no, forms.day, forms.month]).toEqual(['Ouais', 'Pantoute', 'Jour', 'Month']);
    expect(header.home).toBe('Accueil de Crumb');
  });

  it('take a brand as it is written', () => {
    expect(withWords({ ...site, brand: '$& {brand}' }, []).words.header.home).toBe('$& {brand} home page');
  });
});
