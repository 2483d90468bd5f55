import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CompiledRelease, compileRelease, type PageContent } from '#engine';
import type { Content, Document, Module, Page } from '#schemas';
import { cleanUpAfterTest } from '../../tests/support/running/cleanup.ts';
import { noAssets } from '../files/assets/site-assets.fixture.ts';
import { noImages } from '../files/images/images.fixture.ts';
import { plainIslands } from '../files/islands/islands.fixture.ts';
import { createFront } from '../front/front.ts';
import { checkboxChecker } from '../journeys/human-check/human-checker.ts';
import { sha256 } from '../keys/hash.ts';
import { deriveKeyRing } from '../keys/key-ring.ts';
import { page, pages, site } from '../pages/bakery.fixture.ts';
import { pageToRender } from '../pages/rendering/render-page.ts';
import { seenReleases } from '../releases/live-releases.ts';
import { storedCompiler } from '../releases/read-stored.ts';
import { createSessionIds } from '../sessions/session-ids.ts';
import { createVisits } from '../sessions/visits.ts';
import type { RegionReader, RegionReaders } from './regions/region.ts';
import { siteContent } from './site-content.ts';

export const news = (id: string, items: Content['items']): Content => ({
  kind: 'content',
  id,
  schemaVersion: 1,
  referenceName: 'news',
  language: 'en-nz',
  items,
});
export const article = (contentID: number, title: string, date: string, body = 'Text') => ({
  contentID,
  fields: { title, date, body, slug: title.toLowerCase() },
});
/** A module of a type that the shipped schemas have not. */
export const moduleOf = (type: string, rest: object = {}) => ({ type, ...rest }) as unknown as Module;
export const latest = { list: 'news', order: '-date', take: 2, fields: ['title', 'slug'] };
export const newsPage: Page = {
  ...page('article', '/news/{slug}'),
  each: { list: 'news', slug: 'slug' },
  title: '{{ item.title }} | News',
  seo: { sitemapVisible: true, metaDescription: 'About {{ item.title }}' },
};
export const documents: readonly Document[] = [
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
export const gone = { ...page('gone', '/gone'), redirect: { url: 'https://elsewhere.example/new' } };

const keys = deriveKeyRing(['an-invented-secret-for-tests-only-0123456789'], 'session');
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
}

/** A site whose pages are the queries, items and places of their modules, as text. */
export async function startSite(
  first: readonly Document[],
  { services = {}, now = () => 1, preview }: Options = {},
) {
  let whole: CompiledRelease = compileRelease(first, sha256);
  const seenNow = () => seenReleases({ id: 'live', compiled: whole }, storedCompiler());
  let seen = seenNow();
  const release = () => seen(now()).compiled;
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
      assets: noAssets,
      release,
      previewRelease: async () => ({ ...(preview ?? release()), problems: [] }),
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
      leaveEnd: async () => undefined,
      visits: createVisits({ keys, lifetimeMs: 60_000 }),
      sessionIds: createSessionIds({
        keys,
        lifetimeMs: 60_000,
        now: Date.now,
      }),
      previewAccess: {
        isConfigured: true,
        enter: () => undefined,
        leave: () => '',
        isPreviewing: ({ cookie }: { cookie?: string | undefined }) => cookie === 'preview',
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
    islands: {
      ...plainIslands,
      render: async (name, props) => {
        if (JSON.stringify(props).includes('unrenderable')) throw new Error('It cannot be rendered.');
        return plainIslands.render(name, props);
      },
    },
    images: noImages,
  });
  const server = createServer(front).listen(0);
  cleanUpAfterTest(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    rendered,
    problems,
    release,
    whole: () => whole,
    publish(next: readonly Document[]) {
      whole = compileRelease(next, sha256);
      seen = seenNow();
    },
    async get(path: string, headers: Record<string, string> = {}) {
      const answer = await fetch(origin + path, { headers, redirect: 'manual' });
      return { status: answer.status, headers: answer.headers, html: await answer.text() };
    },
  };
}

export const replace = (id: string, document: Document) =>
  documents.map((each) => (each.id === id ? document : each));
