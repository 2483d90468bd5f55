import { checkStoredDocuments, checkVersion, openStore, type Store } from '#server';
import { pageContents } from '../../server/content/page-content.ts';
import { queryResults } from '../../server/content/query-results.ts';
import { liveReleases } from '../../server/releases/live-releases.ts';
import { documentSource, siteSource } from '../support/documents/thousand-documents.ts';
import { type Row, within } from './row.ts';

const articles = 5000;
const articlesOfDocument = 100;
const pages = 500;
const mostMs = 1_000;

/**
 * Processor time to publish one article of 5,000, in a site of 500 pages: in the store, in an instance that
 * follows, and until that knows which pages have changed.
 */
export async function benchPublishingItem(): Promise<readonly Row[]> {
  const store = await openStore({
    url: 'sqlite::memory:',
    checkRelease: checkStoredDocuments,
    checkVersion: checkVersion(),
    log: { info: () => {}, warn: () => {} },
  });
  try {
    const live = liveReleases(store, (_release, why) => {
      throw new Error(why);
    });
    const follow = async () => live.show((await store.liveId()) ?? '');
    const noReaders = {};
    const read = pageContents(
      queryResults((error) => {
        throw error;
      }),
      () => noReaders,
      async () => [],
    );
    const gather = async () => {
      const { compiled } = live.live();
      for (const page of compiled.pages.values()) await read(page, compiled, false);
    };
    await publish(store, documents());
    await follow();
    await gather();
    const rows = [
      ['publish one article of 5,000 in the store', () => publish(store, [news(3, 'Changed')])],
      ['follow that release in an instance', follow],
      ['gather the content of its 500 pages', gather],
    ] as const;
    const measured: Row[] = [];
    for (const [name, run] of rows)
      measured.push(within({ name, ours: await processorMs(run), peer: mostMs, unit: 'ms of processor' }));
    return measured;
  } finally {
    await store.close();
  }
}

/** Warnings of the invented pages. */
const accept = ['missing-main-heading', 'unlinked-page'];

async function publish(store: Store, changed: readonly string[]): Promise<void> {
  const { outcome } = await store.publish({ changed, author: 'the bench', message: 'Bench', accept });
  if (outcome !== 'published') throw new Error(`Nothing was published: ${outcome}.`);
}

async function processorMs(run: () => Promise<unknown>): Promise<number> {
  const begun = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

function documents(): readonly string[] {
  const article = { object: { title: 'string', slug: 'string', date: 'date', body: { list: 'string' } } };
  const seo = { sitemapVisible: true };
  const itemPage = {
    path: '/news/{slug}',
    each: { list: 'news', slug: 'slug' },
    template: 'plain',
    title: '{{ item.title }}',
    seo,
    zones: { content: [] },
  };
  const lists = Array.from({ length: articles / articlesOfDocument }, (_, index) => news(index));
  return [
    siteSource().text,
    documentSource('news-types', 'types', { types: { article } }).text,
    documentSource('news-page', 'page', itemPage).text,
    ...Array.from({ length: pages }, (_, index) => page(index)),
    ...lists,
  ];
}

function page(index: number): string {
  const query = { list: 'news', order: '-date', take: 4 + (index % 50), fields: ['title', 'slug', 'date'] };
  const content = [{ type: 'article-list', query }];
  return documentSource(`page-${index}`, 'page', {
    path: `/page-${index}`,
    template: 'plain',
    title: `Page ${index}`,
    seo: { sitemapVisible: true },
    zones: { content },
  }).text;
}

/** A document of a hundred articles, of about three kilobytes each. */
function news(document: number, title = 'Article'): string {
  const items = Array.from({ length: articlesOfDocument }, (_, index) => {
    const place = document * articlesOfDocument + index;
    return {
      contentID: 1000 + place,
      fields: {
        title: `${title} ${place}`,
        slug: `article-${place}`,
        date: `20${20 + (place % 6)}-0${1 + (place % 9)}-1${place % 10}`,
        body: Array.from({ length: 12 }, () => 'A sentence of the article. '.repeat(9)),
      },
    };
  });
  const head = { referenceName: 'news', language: 'en', itemType: 'news-types.article' };
  return documentSource(`news-${document}`, 'content', { ...head, items }).text;
}
