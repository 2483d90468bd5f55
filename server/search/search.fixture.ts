import type { ErrorLog } from '../observing/log.ts';
import { bakery, page } from '../pages/bakery.fixture.ts';
import { storedCompiler } from '../releases/read-stored.ts';
import { openStore, type Store } from '../store/store.ts';
import type { IndexedRelease } from './indexer.ts';
import { type SearchService, sandboxSearch } from './search-service.ts';

/** A page of one paragraph. */
export function textPage(id: string, text: string) {
  return page(id, `/${id}`, [{ type: 'rich-text', blocks: [{ type: 'paragraph', text }] }]);
}

export function hiddenPage(id: string) {
  return { ...textPage(id, 'Nobody finds this'), seo: { sitemapVisible: false } };
}

/** A store with the bakery and some pages about bread. */
export async function bakeryStore(url: string, log: ErrorLog): Promise<Store> {
  const store = await openStore({ url, checkRelease: () => [], log });
  const documents = [
    ...bakery,
    textPage('rye', 'Rye bread'),
    textPage('spelt', 'Spelt'),
    hiddenPage('cellar'),
  ];
  await store.seed(documents.map((document) => JSON.stringify(document)));
  return store;
}

/** The live release, as an instance of the site shows it. */
export async function liveRelease(store: Store): Promise<IndexedRelease> {
  const live = await store.liveRelease();
  if (live === undefined) throw new Error('Nothing is live.');
  return { id: live.release.id, compiled: await storedCompiler().compile(live.documents) };
}

export function serviceAt(sandboxUrl: string): SearchService & { readonly adminKey: string } {
  return { ...sandboxSearch(sandboxUrl), adminKey: 'sandbox-search-admin-key' };
}
