import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { type CompiledRelease, compileRelease, type PageContent } from '#engine';
import type { Content, Document, Module, Page } from '#schemas';
import { cleanUpAfterTest } from '../../tests/support/cleanup.ts';
import { createFront } from '../front/front.ts';
import { checkboxChecker } from '../human-check/human-checker.ts';
import { noImages } from '../images/images.fixture.ts';
import { createImages } from '../images/images.ts';
import { plainIslands } from '../islands/islands.fixture.ts';
import { pageToRender } from '../next/render-page.ts';
import { page, pages, site } from '../pages/bakery.fixture.ts';
import { deriveKeyRing } from '../sessions/key-ring.ts';
import { createSessionIds } from '../sessions/session-ids.ts';
import { sha256 } from '../store/hash.ts';
import { contentClient } from './content-client.ts';
import { pageContents } from './page-content.ts';
import { queryResults } from './query-results.ts';
import type { RegionReader, RegionReaders } from './regions/region.ts';
import { siteContent } from './site-content.ts';

const news = (id: string, items: Content['items']): Content => ({
  kind: 'content',
  id,
  schemaVersion: 1,
  referenceName: 'news',
  language: 'en-nz',
  items,
});
const article = (contentID: number, title: string, date: string, body = 'Text') => ({
  contentID,
  fields: { title, date, body, slug: title.toLowerCase() },
});
/** A module of a type that the shipped schemas have not. */
const moduleOf = (type: string, rest: object = {}) => ({ type, ...rest }) as unknown as Module;
const latest = { list: 'news', order: '-date', take: 2, fields: ['title', 'slug'] };
const newsPage: Page = {
  ...page('article', '/news/{slug}'),
  each: { list: 'news', slug: 'slug' },
  title: '{{ item.title }} | News',
  seo: { sitemapVisible: true, metaDescription: 'About {{ item.title }}' },
};
const documents: readonly Document[] = [
  site,
  ...pages,
  news('news-1', [article(11, 'Rye', '2030-01-01'), article(12, 'Bun', '2030-02-01')]),
  news('news-2', [article(13, 'Pie', '2030-03-01')]),
  newsPage,
  page('all-news', '/news', [moduleOf('latest', { query: latest })]),
  page('breads', '/breads', [moduleOf('quote'), moduleOf('breads', { query: { list: 'news' } })]),
  page('weather', '/weather', [moduleOf('weather')]),
  page('gone', '/gone'),
];
const gone = { ...page('gone', '/gone'), redirect: { url: 'https://elsewhere.example/new' } };

const readers: Readonly<Record<string, RegionReader>> = {
  breads: {
    parameters: ['title', 'page'],
    reads: 'release',
    read: async ({ module, query, items }) => {
      const { items: found, count } = await items((module as unknown as { query: typeof latest }).query);
      const titles = found.map(({ fields }) => fields.title);
      const wanted = query.getAll('title');
      return {
        titles: titles.filter((title) => wanted.length === 0 || wanted.includes(String(title))),
        count,
      };
    },
  },
  weather: {
    parameters: ['town'],
    reads: 'moment',
    read: async ({ query, perform, now }) => {
      if (query.get('town') === 'nowhere') throw new Error('There is no such town.');
      const answer = await perform('forecast', { town: query.get('town') ?? 'Nelson' });
      return { answer, now };
    },
  },
};

interface Options {
  readonly services?: object;
  readonly now?: () => number;
  readonly preview?: CompiledRelease;
  readonly images?: typeof noImages;
}

/** A site whose pages are the queries, items and places of their modules, as text. */
async function startSite(
  first: readonly Document[],
  { services = {}, now = () => 1, preview, images = noImages }: Options = {},
) {
  let release: CompiledRelease = compileRelease(first, sha256);
  const rendered: string[] = [];
  const problems: string[] = [];
  const warn = (_detail: object, message: string) => void problems.push(message);
  const content = siteContent({
    log: { warn } as never,
    services: services as never,
    settings: {},
    today: () => '2030-05-31',
    now,
    findHits: async () => undefined,
    regionReaders: readers as RegionReaders,
  });
  const front = createFront({
    site: {
      ...content,
      release: () => release,
      previewRelease: async () => ({ ...(preview ?? release), problems: [] }),
      buildId: 'b1',
      year: () => 2030,
      trustsProxies: false,
      answersTo: () => true,
      clientOf: (connection: string) => connection,
      fail: (error: unknown) => void problems.push(String(error)),
      refuse: () => undefined,
      humanChecker: checkboxChecker,
      publicUrl: () => undefined,
      thirdParties: () => [],
      sessionIds: createSessionIds({
        keys: deriveKeyRing(['an-invented-secret-for-tests-only-0123456789'], 'session'),
        lifetimeMs: 60_000,
        now: Date.now,
      }),
      previewAccess: {
        isConfigured: true,
        enter: () => undefined,
        leave: '',
        isPreviewing: (cookies?: string) => cookies === 'preview',
      },
      showPage: (shown: Page, _release: CompiledRelease, ofPage: PageContent) =>
        ({ page: shown, content: ofPage }) as never,
      showSteps: async () => ({ outcome: 'shown', forms: new Map() }),
    } as never,
    next({ url = '' }, response) {
      const { page: shown, content: ofPage } = pageToRender(url.replace('/render/', ''))?.shown ?? {};
      if (!shown || !ofPage) return void response.writeHead(404).end();
      rendered.push(shown.path);
      const parts = shown.zones.content.map((module, index) => {
        if (module.type in readers)
          return `<template data-island="${module.type}" data-place="content/${index}"></template>`;
        const { query } = module as { query?: typeof latest };
        return query
          ? JSON.stringify([ofPage.items(query).map(({ fields }) => fields), ofPage.count(query)])
          : '';
      });
      const { item, trail } = ofPage;
      const about = JSON.stringify({ item: item?.fields, trail, path: item && ofPage.itemPath(item) });
      response.end(
        `<html><head><title>${shown.title}</title></head><body>${parts.join('')}${about}</body></html>`,
      );
    },
    isNextPath: () => false,
    islands: {
      ...plainIslands,
      render: async (name, props) => {
        if (JSON.stringify(props).includes('unrenderable')) throw new Error('It cannot be rendered.');
        return plainIslands.render(name, props);
      },
    },
    images,
  });
  const server = createServer(front).listen(0);
  cleanUpAfterTest(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    rendered,
    problems,
    publish(next: readonly Document[]) {
      release = compileRelease(next, sha256);
    },
    async get(path: string, headers: Record<string, string> = {}) {
      const answer = await fetch(origin + path, { headers, redirect: 'manual' });
      return { status: answer.status, headers: answer.headers, html: await answer.text() };
    },
  };
}

const replace = (id: string, document: Document) =>
  documents.map((each) => (each.id === id ? document : each));

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

it('A page with a region is kept while the address names none of its parameters', async () => {
  const { get, publish, rendered } = await startSite(documents);
  const first = await get('/breads?utm_source=MARK99', {
    cookie: 'a=MARK99',
    referer: 'https://MARK99.example/',
  });
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(first.html).toContain('"titles":["Rye","Bun","Pie"]');
  expect(first.html).toContain('"query":""');
  expect((await get('/breads')).html).toBe(first.html);
  expect(first.html).not.toContain('MARK99');

  publish(replace('news-2', news('news-2', [article(13, 'Apple', '2030-03-01')])));
  expect((await get('/breads')).html).toContain('"titles":["Rye","Bun","Apple"]');
  // The frame of the page has not changed, only the region in it.
  expect(rendered).toEqual(['/breads']);
});

it('A region shows what each address asks for, and nothing of that is kept', async () => {
  const { get, rendered } = await startSite(documents);
  const [rye, bun] = await Promise.all([get('/breads?title=Rye&other=MARK99'), get('/breads?title=Bun')]);
  expect(rye.html).toContain(
    '"titles":["Rye"],"count":3},"place":"content/1","path":"/breads","query":"title=Rye"}',
  );
  expect(bun.html).toContain('"titles":["Bun"]');
  expect(rye.headers.get('cache-control')).toBe('private, no-cache');
  const plain = await get('/breads');
  expect(plain.html).toContain('"titles":["Rye","Bun","Pie"]');
  for (const { html } of [rye, bun, plain]) expect(html).not.toContain('MARK99');
  expect(rendered).toEqual(['/breads']);
  const again = await get('/breads?title=Rye', { 'if-none-match': rye.headers.get('etag') ?? '' });
  expect([again.status, again.html]).toEqual([304, '']);
});

it('A region has its pictures with their versions and placeholders, as the page around it', async () => {
  const path = '/images/rye.jpg';
  const photograph = { file: 'rye.jpg', version: '3f2a', placeholder: 'UklG' };
  const images = createImages({ index: new Map([[path, photograph]]), hosts: () => [] });
  const titled = replace('news-2', news('news-2', [article(13, path, '2030-03-01')]));
  const { get } = await startSite(titled, { images });
  const linked = '"titles":["Rye","Bun","/images/rye.jpg?v=3f2a#UklG"]';
  expect((await get('/breads')).html).toContain(linked);
  const asked = await get(`/breads?title=Rye&title=Bun&title=${encodeURIComponent(path)}`);
  expect(asked.headers.get('cache-control')).toBe('private, no-cache');
  expect(asked.html).toContain(linked);
});

it('A very long query is cut', async () => {
  const { get } = await startSite(documents);
  const many = Array.from({ length: 400 }, (_, index) => `title=${index}${'x'.repeat(20)}`).join('&');
  const { html, status } = await get(`/breads?title=${'y'.repeat(4000)}&${many}`);
  expect(status).toBe(200);
  const query = /"query":"([^"]*)"/.exec(html)?.[1] ?? '';
  expect(query.split('&')).toHaveLength(50);
  expect(query.startsWith(`title=${'y'.repeat(200)}&`)).toBe(true);
});

it('A region of the moment is read for each request, and is empty when it cannot be', async () => {
  let clock = 1;
  const { get, problems, rendered } = await startSite(documents, { now: () => clock });
  // There is no such operation: the reader throws.
  for (const path of ['/weather', '/weather?town=nowhere']) {
    const { status, html, headers } = await get(path);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(html).not.toContain('<div>weather');
    clock += 1;
  }
  expect(problems).toEqual(['A region of a page cannot be read.', 'A region of a page cannot be read.']);
  expect(rendered).toEqual(['/weather']);
});

it('A region that cannot be rendered is empty, and the page is made again the next time', async () => {
  const titled = (title: string) => replace('news-2', news('news-2', [article(13, title, '2030-03-01')]));
  const { get, publish, problems } = await startSite(titled('unrenderable'));
  for (const path of ['/breads', '/breads', '/breads?title=unrenderable']) {
    const { status, html } = await get(path);
    expect([status, html.includes('<div>breads')]).toEqual([200, false]);
  }
  expect(problems).toEqual(Array(3).fill('Error: It cannot be rendered.'));
  publish(titled('Pie'));
  expect((await get('/breads')).html).toContain('"titles":["Rye","Bun","Pie"]');
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
  // Those that list the item with the id 137: below 140, 150 and so on.
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
  const contents = pageContents(read, {}, async () => []);
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
