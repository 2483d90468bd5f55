import { describe, expect, it } from 'vitest';
import { compileRelease } from '#engine';
import type { Content, Page } from '#schemas';
import { sha256 } from '../keys/hash.ts';
import { bakery } from '../pages/bakery.fixture.ts';
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

  it('have texts that the service takes, without characters that mark matches', async () => {
    const page = textPage('long', `\ue000Rye\u0007 ${'☃'.repeat(50_000)}`);
    const wanted = await searchRecords()(compileRelease([...bakery, page], sha256));
    const record = wanted.get('/long')?.record();
    expect(record?.pageData.startsWith('Rye ☃')).toBe(true);
    expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(100_000);
  });
});
