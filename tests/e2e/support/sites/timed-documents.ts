import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { momentText } from '../../../support/documents/moments.ts';
import type { Site } from './site.ts';

/** Times in milliseconds since 1970. */
export interface Times {
  readonly from: number;
  readonly until: number;
}

/** Words that occur in one timed document each, and nowhere else on the site. */
export const timedWords = { page: 'Kārearea', article: 'Whēkau', alert: 'Matuku' };

/** Addresses of the timed page and of the timed article. */
export const timedPaths = { page: '/falcon', article: '/about/news/owl' };

const articleId = 99_001;
const alertId = 99_002;

/**
 * Writes a page of the menu, an article and an alert with the same times into a site's folder of documents.
 *
 * @returns their files
 */
export function writeTimed(site: Site, { from, until }: Times): readonly string[] {
  const times = { publishFrom: momentText(from), publishUntil: momentText(until) };
  const page = join(site.pages, 'pages/falcon-page.json');
  const heading = { type: 'header-banner', variant: 'plain', level: 2, title: timedWords.page };
  writeFileSync(
    page,
    JSON.stringify({
      ...{ kind: 'page', id: 'falcon-page', schemaVersion: 1, path: timedPaths.page, ...times },
      ...{ template: 'general', title: timedWords.page },
      seo: { metaDescription: timedWords.page, sitemapVisible: true },
      zones: { content: [heading] },
    }),
  );
  const menu = site.edit('site.json', ({ navigation }) => {
    const [first] = navigation;
    if (first.children.every((child: { path: string }) => child.path !== timedPaths.page))
      first.children.push({ path: timedPaths.page, menuText: timedWords.page });
  });
  const articles = site.edit('content/news/genews-2026.json', (list) => {
    const others = list.items.filter((item: { contentID: number }) => item.contentID !== articleId);
    const [{ fields }] = others;
    const own = { title: timedWords.article, slug: 'owl', date: '2030-12-31' };
    list.items = [{ contentID: articleId, ...times, fields: { ...fields, ...own } }, ...others];
  });
  const alerts = site.edit('content/gealertbanner.json', (list) => {
    const others = list.items.filter((item: { contentID: number }) => item.contentID !== alertId);
    const fields = { text: timedWords.alert, iconLink: 'info', closeDuration: 'week' };
    list.items = [{ contentID: alertId, ...times, fields }, ...others];
  });
  return [page, menu, articles, alerts];
}

async function publish(site: Site, ...files: readonly string[]): Promise<void> {
  const accept = ['unlinked-page', 'link-outside-times'].flatMap((code) => ['--accept', code]);
  const change = ['--message', 'A change', '--author', 'Aroha', ...accept];
  const outcome = await site.waymark('publish', ...files, ...change);
  expect(outcome.exitCode, outcome.output).toBe(0);
}

const releaseOf = async ({ url }: Site) => (await (await fetch(`${url}/api/health`)).json()).release;

/** Publishes files at the first of some sites, and waits until all of them have taken the release up. */
export async function publishTimed(sites: readonly Site[], files: readonly string[]): Promise<void> {
  const [first] = sites;
  if (!first) return;
  const before = await releaseOf(first);
  await publish(first, ...files);
  for (const site of sites) await expect.poll(() => releaseOf(site), { intervals: [50] }).not.toBe(before);
}

/** A place where visitors see a timed document: a name, an address and the text there. */
const places: readonly (readonly [name: string, path: string, text: string])[] = [
  ['the page', timedPaths.page, timedWords.page],
  ['the menu of another page', '/privacy', timedWords.page],
  ['the sitemap', '/sitemap.xml', timedPaths.page],
  ['the sitemap of the content service', '/api/content/sitemap/en-nz/website', timedPaths.page],
  ['the article', timedPaths.article, timedWords.article],
  ['the list of articles', '/about/news', timedWords.article],
  ['the item of the content service', `/api/content/item/en-nz/${articleId}`, timedWords.article],
  ['the alert of a page', '/for-home', timedWords.alert],
  ['the alert of a step', '/for-business/bottled-gas/order', timedWords.alert],
  ['the list of the content service', '/api/content/list/en-nz/gealertbanner', timedWords.alert],
];

/** Whether visitors see something of the timed documents in one place, and when they asked. */
export interface Sighting {
  readonly place: string;
  readonly isSeen: boolean;
  readonly asked: number;
  readonly answered: number;
}

/** Asks a site in every place, one after the other. */
export async function lookEverywhere({ url }: Site): Promise<readonly Sighting[]> {
  const sightings: Sighting[] = [];
  for (const [place, path, word] of places) {
    const asked = Date.now();
    const answer = await fetch(url + path);
    const text = await answer.text();
    const isSeen = answer.ok && text.includes(word);
    sightings.push({ place, isSeen, asked, answered: Date.now() });
  }
  return sightings;
}

/** Addresses of the timed documents that the site's search index holds. */
export function indexedPaths({ sandbox }: Site): readonly string[] {
  const index = sandbox.state.searchIndexes.get('website');
  return Object.values(timedPaths).filter((path) => index?.get(path) !== undefined);
}
