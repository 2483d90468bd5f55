import { describe, expect, it } from 'vitest';
import { compileRelease } from '#engine';
import type { Content, Document, Page } from '#schemas';
import { sha256 } from '../keys/hash.ts';
import { bakery, site } from '../pages/bakery.fixture.ts';
import { hiddenPage, textPage } from './search.fixture.ts';
import { searchRecords } from './search-records.ts';

const newsPage: Page = {
  ...textPage('news', 'Read all our news'),
  path: '/news/{slug}',
  title: '{{ item.title }}',
  each: { list: 'news', slug: 'slug' },
};

function news(description: string): Content {
  const fields = { title: 'A new oven', slug: 'a-new-oven', description, date: '2026-03-14' };
  const items = [{ contentID: 7, fields }];
  return {
    kind: 'content',
    id: 'news-items',
    schemaVersion: 1,
    referenceName: 'news',
    language: 'en-nz',
    items,
  };
}

const aboutInMaori: Document = {
  kind: 'translation',
  id: 'about-mi',
  schemaVersion: 2,
  language: 'mi',
  document: 'about',
  texts: { title: { text: 'Mō mātou' } },
};

function releaseOf(description: string) {
  const moved = { ...textPage('moved', 'Moved'), redirect: { url: '/about/us' } };
  const documents = [...bakery, newsPage, news(description), moved, hiddenPage('cellar')];
  return compileRelease(documents, sha256);
}

describe('the records of a release', () => {
  it('are those of pages that the sitemap shows, and of items', async () => {
    const wanted = await searchRecords()(releaseOf('It bakes twice as fast.'));
    expect([...wanted.keys()]).toEqual(['/', '/about/us', '/order', '/news/a-new-oven']);
    expect(wanted.get('/news/a-new-oven')?.record()).toEqual({
      objectID: '/news/a-new-oven',
      path: '/news/a-new-oven',
      title: 'A new oven',
      pageData: 'It bakes twice as fast.',
      language: 'en-nz',
      digest: wanted.get('/news/a-new-oven')?.digest,
    });
  });

  it('change with the items that they stand for, and only then', async () => {
    const recordsOf = searchRecords();
    const before = await recordsOf(releaseOf('It bakes twice as fast.'));
    const same = await recordsOf(releaseOf('It bakes twice as fast.'));
    const after = await recordsOf(releaseOf('It bakes at night.'));
    const digest = (records: typeof before, path: string) => records.get(path)?.digest;
    expect(digest(same, '/news/a-new-oven')).toBe(digest(before, '/news/a-new-oven'));
    expect(digest(after, '/news/a-new-oven')).not.toBe(digest(before, '/news/a-new-oven'));
    expect(digest(after, '/about/us')).toBe(digest(before, '/about/us'));
  });

  it('are those of each language that a page or item is in, and say in which others it is found', async () => {
    const item = { contentID: 7, fields: { title: 'Umu hou', slug: 'umu-hou', date: '2026-03-14' } };
    const inMaori: Content = { ...news(''), id: 'news-mi', language: 'mi', items: [item] };
    const documents = [...bakery.filter(({ id }) => id !== 'site'), newsPage, news('It bakes.')];
    const compiled = compileRelease(
      [{ ...site, languages: [{ language: 'mi' }, { language: 'fr' }] }, ...documents, aboutInMaori, inMaori],
      sha256,
    );
    const wanted = await searchRecords()(compiled);
    const found = [...wanted.values()].map(({ record }) => record());
    expect(
      found.map(({ path, title, language, untranslated }) => [path, title, language, untranslated]),
    ).toEqual([
      ['/', 'home', 'en-nz', ['mi', 'fr']],
      ['/about/us', 'about', 'en-nz', ['fr']],
      ['/order', 'order', 'en-nz', ['mi', 'fr']],
      ['/news/a-new-oven', 'A new oven', 'en-nz', ['fr']],
      ['/mi/about/us', 'Mō mātou', 'mi', undefined],
      ['/mi/news/umu-hou', 'Umu hou', 'mi', undefined],
    ]);
  });

  it('have ids of their own where a language has a host, at which paths have no tag', async () => {
    const languages = [{ language: 'mi', hosts: ['mi.bakery.example'] }];
    const documents = [{ ...site, languages }, ...bakery.filter(({ id }) => id !== 'site'), aboutInMaori];
    const hosts = ['www.bakery.example', 'mi.bakery.example'];
    const wanted = await searchRecords()(compileRelease(documents, sha256, undefined, hosts));
    const found = [...wanted].map(([id, { record }]) => [id, record()] as const);
    expect(
      found.map(([id, { objectID, path, language }]) => [id === objectID, objectID, path, language]),
    ).toEqual([
      [true, '/', '/', 'en-nz'],
      [true, '/about/us', '/about/us', 'en-nz'],
      [true, '/order', '/order', 'en-nz'],
      [true, '/mi/about/us', '/about/us', 'mi'],
    ]);
  });

  it('have texts that the service takes, without characters that mark matches', async () => {
    const page = textPage('long', `\ue000Rye\u0007 ${'☃'.repeat(50_000)}`);
    const wanted = await searchRecords()(compileRelease([...bakery, page], sha256));
    const record = wanted.get('/long')?.record();
    expect(record?.pageData.startsWith('Rye ☃')).toBe(true);
    expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(100_000);
  });
});
