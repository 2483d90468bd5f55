import { beforeEach, describe, expect, it } from 'vitest';
import type { Document, Site } from '#schemas';
import { sitemapFile } from '../front/site-files.ts';
import { page, pages, site } from '../pages/bakery.fixture.ts';
import { searchRecords } from '../search/search-records.ts';
import { handleContentRequest } from './delivery/content-request.ts';
import { sourceOfRelease } from './delivery/content-source.ts';
import { article, latest, moduleOf, news, newsPage, startSite } from './news-site.fixture.ts';

const opens = Date.parse('2030-06-01T09:00+12:00');
const closes = Date.parse('2030-06-02T09:00+12:00');
const times = { publishFrom: '2030-06-01T09:00', publishUntil: '2030-06-02T09:00' };
const withMenu: Site = {
  ...site,
  navigation: [
    { path: '/about/us', children: [{ path: '/sale' }] },
    { path: '/sale', menuText: 'Sale' },
  ],
};
const all = { list: 'news', fields: ['title', 'next'] };
const documents: readonly Document[] = [
  withMenu,
  ...pages,
  newsPage,
  { ...page('sale', '/sale'), ...times },
  news('news-1', [
    article(11, 'Rye', '2030-01-01'),
    { ...article(12, 'Sale', '2030-02-01'), ...times },
    { contentID: 13, fields: { title: 'Links', slug: 'links', next: { contentID: 12 } } },
  ]),
  page('all-news', '/news', [moduleOf('latest', { query: all })]),
  page('one', '/one', [moduleOf('latest', { query: { ...latest, where: { contentID: 11 } } })]),
];

let time: number;
let served: Awaited<ReturnType<typeof startSite>>;
beforeEach(async () => {
  time = opens - 1;
  served = await startSite(documents, { now: () => time });
});

const statusOf = async (path: string) => (await served.get(path)).status;
const content = async (path: string, init?: RequestInit) => {
  const modes = { fetch: sourceOfRelease(served.release()), whole: sourceOfRelease(served.whole()) };
  return await (await handleContentRequest(new Request(`http://a/api/content${path}`, init), modes)).text();
};
const graphql = (query: string) =>
  content('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });

/** Everything that may show visitors the page and the item, as one text. */
async function shownNow(): Promise<string> {
  const release = served.release();
  const parts = [
    JSON.stringify(release.navigation),
    await sitemapFile(release, 'http://a').text(),
    [...(await searchRecords()(release)).keys()].join(' '),
    (await served.get('/news')).html,
    await content('/list/en-nz/news'),
    await content('/item/en-nz/12'),
    await content('/item/en-nz/13?expandLinks=1'),
    await content('/sitemap/en-nz/website'),
    await graphql('{ news { contentID fields { title } } }'),
    await graphql('{ contentItems(query: { list: "news" }) { items count } }'),
  ];
  return parts.join('\n');
}

describe('a page and an item with times', () => {
  it.each([
    ['before', opens - 1],
    ['afterwards', closes],
  ])('do not exist for visitors %s', async (_when, now) => {
    time = now;
    for (const path of ['/sale', '/news/sale']) expect(await statusOf(path), path).toBe(404);
    const shown = await shownNow();
    expect(shown).not.toMatch(/sale/i);
    expect(shown).not.toMatch(/"contentID":\s*12/);
    expect(shown).toMatch(/Rye/);
  });

  it('leave their fields in the schema of GraphQL, so that queries stay valid', async () => {
    served.publish([
      ...documents,
      {
        ...news('secrets', [{ contentID: 90, ...times, fields: { hint: 'Psst' } }]),
        referenceName: 'secrets',
      },
    ]);
    expect(await graphql('{ secrets { fields { hint } } }')).toBe('{"data":{"secrets":[]}}');
    time = opens;
    expect(await graphql('{ secrets { fields { hint } } }')).toContain('Psst');
  });

  it('are seen everywhere in between', async () => {
    for (const now of [opens, closes - 1]) {
      time = now;
      for (const path of ['/sale', '/news/sale']) expect(await statusOf(path), path).toBe(200);
      const shown = await shownNow();
      expect(shown.match(/\/sale/g)?.length).toBeGreaterThan(5);
      expect(await content('/item/en-nz/13?expandLinks=1')).toContain('"title":"Sale"');
    }
  });

  it('make the pages anew that show them, at the moment itself, and no others', async () => {
    const paths = ['/news', '/one', '/news/rye'];
    const plain = documents.map((each) => (each.kind === 'site' ? site : each));
    served = await startSite(plain, { now: () => time });
    const made: string[][] = [];
    for (const now of [opens - 1, opens - 1, opens, opens + 1, closes - 1, closes, opens - 1]) {
      time = now;
      for (const path of paths) await served.get(path);
      made.push(served.rendered.splice(0));
    }
    expect(made).toEqual([paths, [], ['/news'], [], [], [], []]);
    time = opens;
    expect((await served.get('/news')).html).toContain('Sale');
    time = opens - 1;
    expect((await served.get('/news')).html).not.toContain('Sale');
  });
});
