import { describe, expect, it } from 'vitest';
import type { Content, Document, Page, Site } from '#schemas';
import { compileRelease } from '../compile-release.ts';
import { library } from '../library.fixture.ts';
import { canonicalAddressOf, elsewhereAtSite, languageLinks, languageOfTexts } from './language-links.ts';

const site: Site = {
  ...library,
  languages: [{ language: 'mi', hosts: ['mi.library.example'] }, { language: 'de' }],
};
const page = (path: string, more: Partial<Page> = {}): Page => ({
  kind: 'page',
  id: path.slice(1) || 'home',
  schemaVersion: 1,
  path,
  template: 'content',
  title: path,
  seo: { sitemapVisible: true },
  zones: { content: [] },
  ...more,
});
const books = (language: string, items: Readonly<Record<number, string>>): Content => ({
  kind: 'content',
  id: `books-${language}`,
  schemaVersion: 1,
  referenceName: 'books',
  language,
  items: Object.entries(items).map(([contentID, slug]) => ({
    contentID: Number(contentID),
    fields: { slug, title: slug },
  })),
});
const pages: readonly Document[] = [
  site,
  page('/'),
  page('/lost'),
  page('/books'),
  page('/books/{slug}', { id: 'book', each: { list: 'books', slug: 'slug' } }),
];
const compile = (more: readonly Document[], hosts: readonly string[] = []) =>
  compileRelease([...pages, ...more], (text) => text, undefined, hosts);

describe('the list of languages on the page of an item', () => {
  const release = compile([
    books('en-nz', { 1: 'whales', 2: 'birds', 3: 'trees' }),
    books('mi', { 1: 'nga-tohora', 2: 'birds', 4: 'nga-whetu' }),
  ]);
  const hrefs = (path: string, language: string) =>
    languageLinks(release.in(language), path).map(({ href }) => href);

  it('leads to the same item under its name in each language', () => {
    expect(hrefs('/books/whales', 'en-nz')).toEqual([
      '/books/whales',
      '/mi/books/nga-tohora',
      '/de/books/whales',
    ]);
    expect(hrefs('/mi/books/nga-tohora', 'mi')).toEqual(hrefs('/books/whales', 'en-nz'));
    expect(hrefs('/mi/books/birds', 'mi')).toEqual(['/books/birds', '/mi/books/birds', '/de/books/birds']);
    expect(hrefs('/de/books/whales', 'de')).toEqual(hrefs('/books/whales', 'en-nz'));
  });

  it('leads to the list where there is no such item', () => {
    expect(hrefs('/mi/books/nga-whetu', 'mi')).toEqual(['/books', '/mi/books/nga-whetu', '/de/books']);
    const [english] = languageLinks(release.in('mi'), '/mi/books/nga-whetu');
    expect(english?.isTranslated).toBe(false);
    expect(canonicalAddressOf(release.in('mi'), '/mi/books/nga-whetu')).toBe('/mi/books/nga-whetu');
    expect(languageOfTexts(release.in('mi'), '/mi/books/nga-whetu')).toBeUndefined();
    expect(languageOfTexts(release.in('mi'), '/mi/books/trees')).toBe('en-nz');
  });

  it('knows a name that a translation says', () => {
    const translated = compile([
      { ...books('en-nz', { 1: 'whales' }), texts: ['slug', 'title'] },
      {
        kind: 'translation',
        id: 'books-de',
        schemaVersion: 2,
        language: 'de',
        document: 'books-en-nz',
        texts: { 'items/1/fields/slug': { text: 'wale' } },
      },
    ]);
    expect(languageLinks(translated, '/books/whales')[2]?.href).toBe('/de/books/wale');
  });

  it('is new when the item gets another name in a language, on its page alone', () => {
    const digestsOf = (name: string) => {
      const { itemPages } = compile([books('en-nz', { 1: 'whales', 2: 'birds' }), books('mi', { 1: name })]);
      return ['/books/whales', '/books/birds'].map((path) => itemPages.find(path)?.digest);
    };
    const [before, after] = [digestsOf('tohora'), digestsOf('nga-tohora')];
    expect([before[0] === after[0], before[1] === after[1]]).toEqual([false, true]);
  });
});

describe('a language with a host of its own', () => {
  const release = compile(
    [books('en-nz', { 1: 'whales' }), books('mi', { 1: 'nga-tohora' })],
    ['library.example', 'mi.library.example', 'other.example'],
  );

  it('has pages without its tag, which the others link to by way of the session', () => {
    expect(release.in('mi').pages.has('/books')).toBe(true);
    expect(languageLinks(release, '/books/whales', '?a=b').map(({ href }) => href)).toEqual([
      '/books/whales?a=b',
      '/api/language/leave?to=mi&path=%2Fbooks%2Fnga-tohora%3Fa%3Db',
      '/de/books/whales?a=b',
    ]);
    expect(languageLinks(release, '/books/whales').map(({ address }) => address)).toEqual([
      'https://library.example/books/whales',
      'https://mi.library.example/books/nga-tohora',
      'https://library.example/de/books/whales',
    ]);
    expect(canonicalAddressOf(release.in('mi'), '/books')).toBe('https://library.example/books');
  });

  it('has other keys for its pages', () => {
    expect(release.in('mi').pages.get('/books')?.digest).not.toBe(release.pages.get('/books')?.digest);
  });

  it('is known by its tag at every other host', () => {
    const origin = 'https://mi.library.example';
    const there = (path: string, host: string) => elsewhereAtSite(release, path, host);
    expect(there('/mi', 'other.example')).toEqual({ language: 'mi', origin, path: '/' });
    expect(there('/MI/books', 'mi.library.example')).toEqual({ language: 'mi', origin, path: '/books' });
    expect(there('/de/books', 'library.example')).toBeUndefined();
    expect(there('/books', 'mi.library.example')).toBeUndefined();
    expect(elsewhereAtSite(compile([]), '/mi/books', 'library.example')).toBeUndefined();
  });
});
