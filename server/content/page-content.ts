import { LRUCache } from 'lru-cache';
import {
  type CompiledPage,
  type CompiledRelease,
  type PageContent,
  pageTrail,
  queriesIn,
  queryKey,
} from '#engine';
import type { ContentQuery } from '#schemas';
import { sha256 } from '../keys/hash.ts';
import { isAnswered, type QueryResult, type ReadQuery } from './query-results.ts';
import { isOfRelease, regionsOf } from './regions/fill-regions.ts';
import type { PlacedRegion, RegionData, RegionReaders, RegionRequest } from './regions/region.ts';

/** The content of a page, and a hash of everything in it. */
export interface DigestedContent {
  readonly content: PageContent;
  /** Pages with equal documents and equal digests are equal. */
  readonly digest: string;
  /** False if something could not be read: a page made with this must not be kept. */
  readonly isComplete: boolean;
  readonly regions: readonly PlacedRegion[];
  /**
   * The data of the regions while the address names none of their parameters, and a hash of it; undefined if
   * it also depends on the moment.
   */
  readonly ofRelease?: { readonly data: readonly RegionData[]; readonly digest: string };
}

/** Gathers the content of a page. */
export type ReadPageContent = (
  page: CompiledPage,
  release: CompiledRelease,
  preview: boolean,
) => Promise<DigestedContent>;

/** Pages whose content is remembered. */
const remembered = 5000;

/**
 * Gathers the content of pages, once for each page of a release.
 *
 * @param read answers the queries of pages; those of regions are read with their data
 * @param readers the same object until the code of a region has changed
 */
export function pageContents(
  read: ReadQuery,
  readers: () => RegionReaders,
  readRegions: (request: RegionRequest) => Promise<readonly RegionData[]>,
): ReadPageContent {
  const ids = new WeakMap<CompiledRelease | RegionReaders, number>();
  let last = 0;
  const idOf = (whole: CompiledRelease | RegionReaders) => {
    const id = ids.get(whole) ?? ++last;
    ids.set(whole, id);
    return id;
  };
  const known = new LRUCache<string, Promise<DigestedContent>>({ max: remembered });
  return (page, release, preview) => {
    const deps = { read, readers: readers(), readRegions };
    // The page of unknown addresses has one path only.
    const key = `${idOf(release)} ${idOf(deps.readers)} ${preview} ${page.page.path}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const making = gather(page, release, preview, deps);
    known.set(key, making);
    const forget = () => known.delete(key);
    making.then(({ isComplete }) => isComplete || forget(), forget);
    return making;
  };
}

interface GatherDeps {
  readonly read: ReadQuery;
  readonly readers: RegionReaders;
  readonly readRegions: (request: RegionRequest) => Promise<readonly RegionData[]>;
}

async function gather(
  compiled: CompiledPage,
  release: CompiledRelease,
  isPreview: boolean,
  { read, readers, readRegions }: GatherDeps,
): Promise<DigestedContent> {
  const { page, item: shown } = compiled;
  const regions = regionsOf(compiled, readers);
  const modules = page.zones.content.filter((module) => regions.every((region) => region.module !== module));
  const queries = new Map(queriesIn([modules, release.site]).map(({ query }) => [queryKey(query), query]));
  const own: ContentQuery | undefined = shown && {
    list: shown.referenceName,
    where: { contentID: shown.contentID },
  };
  const asked = [...queries, ...(own ? [[itemKey, own] as const] : [])];
  const results = new Map<string, QueryResult>(
    await Promise.all(
      asked.map(async ([key, query]) => [key, await read(release, query, isPreview)] as const),
    ),
  );
  const trail = pageTrail(page.path, (path) => release.pages.get(path)?.page, release.prefix);
  const [item] = results.get(itemKey)?.items ?? [];
  const find = (query: ContentQuery): QueryResult => {
    const result = results.get(queryKey(query));
    if (result) return result;
    const message = `The page "${page.id}" reads a query that stands in none of its documents: ${queryKey(query)}`;
    throw new Error(message);
  };
  const digests = [...results].map(([key, { digest }]) => `${key} ${digest}`);
  const surroundings = results.size > 0 ? [release.itemPages.digest, release.contentAssets] : [];
  const query = new URLSearchParams();
  const data =
    regions.length > 0 && isOfRelease(regions, query)
      ? await readRegions({ regions, release, path: page.path, query, isPreview })
      : [];
  return {
    content: {
      items: (query) => find(query).items,
      count: (query) => find(query).count,
      ...(item && { item }),
      itemPath: release.itemPages.pathOf,
      trail,
    },
    digest: sha256(JSON.stringify([digests, trail, ...surroundings])),
    isComplete: [...results.values()].every(isAnswered) && data.every((each) => each.data !== undefined),
    regions,
    ...(data.length > 0 && {
      ofRelease: { data, digest: sha256(JSON.stringify(data.map((each) => each.data))) },
    }),
  };
}

/** Names the item of the page among the results; no query has this key. */
const itemKey = 'item';
