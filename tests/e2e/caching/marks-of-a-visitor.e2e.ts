import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shippedPages } from '../support/shipped/shipped-pages.ts';
import { enterPreview } from '../support/sites/preview.ts';
import type { Site } from '../support/sites/site.ts';
import { expect, test } from '../support/test.ts';

/** Each different, so that a failure says which one was found. */
const marks = { query: 'QUERYMARK7', cookie: 'COOKIEMARK7', header: 'HEADERMARK7' };

const markedHeaders = Object.fromEntries(
  [
    'accept-language',
    'authorization',
    'dnt',
    'forwarded',
    'from',
    'origin',
    'priority',
    'purpose',
    'referer',
    'user-agent',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-original-url',
    'x-real-ip',
    'x-request-id',
    'x-requested-with',
    'x-rewrite-url',
    'x-waymark-client',
  ].map((name) => [name, `${name === 'origin' ? 'https://' : ''}${marks.header}`]),
);
const markedQuery = `email=${marks.query}&${marks.query}=1&_rsc=${marks.query}&name%5B%5D=${marks.query}`;

/** Every address there is, known or not, and some that are answered with an error. */
const paths = [
  ...shippedPages.map(({ path }) => path),
  '/nothing-here',
  '/Help/',
  '/%',
  '/images/nothing.svg',
  '/render/0123abcd',
  '/robots.txt',
  '/sitemap.xml',
  '/assets/nothing.js',
  '/images/icon.svg',
  '/validators/nothing',
  '/_next/static/nothing.js',
  '/api/health',
  '/api/npa/accesstoken',
  '/api/human-check',
  '/api/addresses',
  '/api/unknown',
  '/api/content/item/en-nz/1',
  '/api/content/list/en-nz/faqs',
  '/api/content/sitemap/en-nz/website',
  '/api/preview',
  '/api/exit-preview',
  '/api/journeys/gas-order/order',
  '/api/journeys/gas-order/order/return',
];

async function answerOf(site: Site, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(site.url + path, { headers, redirect: 'manual' });
  return `${answer.status} ${JSON.stringify([...answer.headers])} ${await answer.text()}`;
}

function marksIn(text: string): readonly string[] {
  return Object.values(marks).filter((mark) => text.includes(mark));
}

test('What one visitor sends stands in no answer to the next, at any address', async ({ startOwnSite }) => {
  const site = await startOwnSite();
  const marked = {
    ...markedHeaders,
    cookie: `a=${marks.cookie}; __Host-waymark-${new URL(site.url).port}=${marks.cookie}`,
  };
  for (const path of paths) await answerOf(site, `${path}?${markedQuery}`, marked);
  const found: Record<string, readonly string[]> = {};
  for (const path of paths) found[path] = marksIn(await answerOf(site, path));
  expect(found).toEqual(Object.fromEntries(paths.map((path) => [path, []])));

  const folder = dirname(site.databaseUrl.slice('sqlite:'.length));
  for (const file of readdirSync(folder).filter((name) => name.startsWith('store.db')))
    expect(marksIn(readFileSync(join(folder, file), 'latin1')), file).toEqual([]);
  expect(marksIn(site.log()), 'the log').toEqual([]);
});

test('What one editor sends stands in no preview of the next', { tag: '@full' }, async ({ startOwnSite }) => {
  const site = await startOwnSite();
  const entered = await enterPreview(site, '/help');
  const [cookie = ''] = (entered.headers.get('set-cookie') ?? '').split(';');
  const pages = [...shippedPages.map(({ path }) => path), '/nothing-here'];
  for (const path of pages)
    await answerOf(site, `${path}?${markedQuery}`, {
      ...markedHeaders,
      cookie: `${cookie}; a=${marks.cookie}`,
    });
  for (const path of pages) expect(marksIn(await answerOf(site, path, { cookie })), path).toEqual([]);
});
