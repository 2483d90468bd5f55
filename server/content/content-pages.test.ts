import { expect, it } from 'vitest';
import { compileRelease } from '#engine';
import type { Document } from '#schemas';
import { sha256 } from '../keys/hash.ts';
import { page, pages, site } from '../pages/bakery.fixture.ts';
import {
  article,
  documents,
  gone,
  latest,
  moduleOf,
  news,
  newsPage,
  replace,
  startSite,
} from './news-site.fixture.ts';
import { pageContents } from './page-content.ts';
import { contentClient, queryResults } from './query-results.ts';

it('A page shows the items of its queries, and is made anew only when these change', async () => {
  const { get, publish, rendered } = await startSite(documents);
  const first = await get('/news');
  expect(first.html).toContain('[[{"title":"Pie","slug":"pie"},{"title":"Bun","slug":"bun"}],3]');
  await get('/about/us');
  expect(rendered).toEqual(['/news', '/about/us']);

  // Another body of a listed item is no change of what the page reads.
  publish(replace('news-2', news('news-2', [article(13, 'Pie', '2030-03-01', 'Longer text')])));
  expect((await get('/news')).headers.get('etag')).toBe(first.headers.get('etag'));
  await get('/about/us');
  expect(rendered).toHaveLength(2);

  publish(replace('news-2', news('news-2', [article(13, 'Apple', '2030-03-01')])));
  expect((await get('/news')).html).toContain('"title":"Apple"');
  await get('/about/us');
  expect(rendered).toEqual(['/news', '/about/us', '/news']);
});

it('A page is made anew when a field that it reads is derived otherwise', async () => {
  const query = { list: 'news', fields: ['shelves'], take: 1 };
  const shown = page('all-news', '/news', [moduleOf('latest', { query })]);
  const derived = (path: string) =>
    replace('all-news', shown).map((each) =>
      each.kind === 'site' ? { ...each, derivedFields: { news: { shelves: path } } } : each,
    );
  const linked = { ...article(12, 'Bun', '2030-02-01').fields, next: { contentID: 13 } };
  const items = (path: string) =>
    derived(path).map((each) =>
      each.id === 'news-1' ? news('news-1', [{ contentID: 12, fields: linked }]) : each,
    );
  const { get, publish } = await startSite(items('next.title'));
  expect((await get('/news')).html).toContain('{"shelves":"Pie"}');
  publish(items('next.contentID'));
  expect((await get('/news')).html).toContain('{"shelves":"13"}');
});

it('Every item of a list has a page, with its texts, its item and the pages above it', async () => {
  const { get, publish, rendered } = await startSite(documents);
  const { html, status } = await get('/news/bun');
  expect(status).toBe(200);
  expect(html).toContain('<title>Bun | News');
  expect(html).toContain('"trail":[{"title":"all-news","href":"/news"}],"path":"/news/bun"');
  expect(html).toContain('"body":"Text"');
  expect((await get('/News/Bun/')).headers.get('location')).toBe('/news/bun');
  for (const path of ['/news/none', '/news/constructor', '/news/{slug}'])
    expect((await get(path)).status, path).toBe(404);

  await get('/news/rye');
  const before = rendered.length;
  publish(
    replace(
      'news-1',
      news('news-1', [article(11, 'Rye', '2030-01-01', 'New'), article(12, 'Bun', '2030-02-01')]),
    ),
  );
  await get('/news/bun');
  expect((await get('/news/rye')).html).toContain('"body":"New"');
  expect(rendered.slice(before)).toEqual(['/news/rye']);
});

it('A page may send its visitors elsewhere', async () => {
  const { get } = await startSite([...documents.filter(({ id }) => id !== 'gone'), gone]);
  const { status, headers } = await get('/gone?a=1');
  expect([status, headers.get('location')]).toEqual([307, 'https://elsewhere.example/new']);
});

it('Of many pages and items, publishing one item makes only the pages anew that show it', async () => {
  const many = (change = '') =>
    Array.from({ length: 20 }, (_, n) =>
      news(
        `news-${n}`,
        Array.from({ length: 20 }, (__, index) => {
          const id = 100 + n * 20 + index;
          return article(id, `Title${id}${id === 137 ? change : ''}`, '2030-01-01', id === 138 ? change : '');
        }),
      ),
    );
  const withPages = (items: readonly Document[]) => [
    site,
    ...pages,
    newsPage,
    ...items,
    ...Array.from({ length: 40 }, (_, index) => {
      const query = { list: 'news', fields: ['title'], where: { contentID: { lt: 100 + index * 10 } } };
      return page(`list-${index}`, `/lists/${index}`, [moduleOf('latest', { query })]);
    }),
  ];
  const { get, publish, rendered } = await startSite(withPages(many()));
  const paths = [
    ...Array.from({ length: 40 }, (_, index) => `/lists/${index}`),
    '/news/title136',
    '/about/us',
  ];
  const visit = () => Promise.all(paths.map((path) => get(path)));
  await visit();
  const before = rendered.length;
  publish(withPages(many('x')));
  await visit();
  // The pages that list the item with the id 137: below 140, 150 and so on.
  expect(rendered.slice(before).sort()).toEqual(
    Array.from({ length: 36 }, (_, index) => `/lists/${index + 4}`).sort(),
  );
});

it('Drafts of items are shown in a preview, and to nobody else', async () => {
  const drafted = compileRelease(
    replace('news-2', news('news-2', [article(13, 'Drafted', '2030-03-01')])),
    sha256,
  );
  const { get } = await startSite(documents, { preview: drafted });
  await get('/news');
  const preview = { cookie: 'preview' };
  expect((await get('/news', preview)).html).toContain('"title":"Drafted"');
  expect((await get('/breads', preview)).html).toContain('"titles":["Rye","Bun","Drafted"]');
  expect((await get('/news/drafted', preview)).status).toBe(200);
  expect((await get('/news/drafted')).status).toBe(404);
  for (const path of ['/news', '/breads']) expect((await get(path)).html).not.toContain('Drafted');
});

it('Without an answer of the content service a page has no items, and is not kept', async () => {
  let isAway = true;
  const read = queryResults(
    (error) => void failures.push(String(error)),
    (release) => (query) =>
      isAway ? Promise.reject(new Error('It is away.')) : contentClient(release, false)(query),
  );
  const failures: string[] = [];
  const noReaders = {};
  const contents = pageContents(
    read,
    () => noReaders,
    async () => [],
  );
  const release = compileRelease(documents, sha256);
  const shown = release.pages.get('/news') ?? release.notFoundPage;
  const first = await contents(shown, release, false);
  expect([first.content.items(latest), first.isComplete, failures]).toEqual([
    [],
    false,
    ['Error: It is away.'],
  ]);
  isAway = false;
  const second = await contents(shown, release, false);
  expect([second.content.items(latest).length, second.isComplete]).toEqual([2, true]);
  expect(() => second.content.items({ list: 'other' })).toThrow('stands in none of its documents');
});
