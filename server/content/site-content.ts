import { type CompiledRelease, memoize, type RuleScope, releaseSurroundings } from '#engine';
import type { ExtensionRegion } from '../extensions/extension-code.ts';
import type { Log } from '../observing/log.ts';
import { findOperation, type RunContext, runOperation } from '../operations/release-operations.ts';
import type { ConnectedServices } from '../operations/services/connected-services.ts';
import type { FindHits } from '../search/search-reader.ts';
import { logFailure } from '../store/database/database-away.ts';
import { pageContents } from './page-content.ts';
import { queryResults } from './query-results.ts';
import { readRegions } from './regions/fill-regions.ts';
import { withOwnRegions } from './regions/own-regions.ts';
import type { RegionContext, RegionReaders, RegionRequest } from './regions/region.ts';
import { regionReaders as shippedReaders } from './regions/region-readers.ts';

/** The part of the site that reads content needs. */
export interface SiteContentDeps {
  readonly services: ConnectedServices;
  readonly settings: NonNullable<RuleScope['settings']>;
  readonly log: Log;
  /** Today in the site's time zone. */
  readonly today: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly findHits: FindHits;
  readonly regionReaders?: RegionReaders;
  /** Regions of the site's own: the same map until their code has changed. */
  readonly ownRegions?: () => ReadonlyMap<string, ExtensionRegion>;
}

/** How the running site reads the content of pages and the data of their regions. */
export function siteContent(deps: SiteContentDeps) {
  const { log, today, now, regionReaders = shippedReaders, ownRegions = () => new Map() } = deps;
  const readersOf = memoize((own: ReadonlyMap<string, ExtensionRegion>) =>
    withOwnRegions(regionReaders, own),
  );
  const read = queryResults((error, query) =>
    logFailure(log, error, 'The content service did not answer a query of a page.', { list: query.list }),
  );

  const contextOf = ({
    release,
    path,
    query,
    isPreview,
    client = '',
  }: RegionRequest): Omit<RegionContext, 'module'> => ({
    query,
    release,
    path,
    language: release.site.language,
    today: today(),
    now: now(),
    items: (asked) => read(release, asked, isPreview),
    itemPath: release.itemPages.pathOf,
    findHits: (asked, pages) => deps.findHits(asked, pages, client, release),
    perform: (id, input) => perform(release, id, input, deps, isPreview),
    publicUrl: deps.services.publicUrl,
  });
  const readAll = (request: RegionRequest) =>
    readRegions(request.regions, contextOf(request), (error, place) =>
      logFailure(log, error, 'A region of a page cannot be read.', { page: request.path, place }),
    );
  return { readRegions: readAll, pageContent: pageContents(read, () => readersOf(ownRegions()), readAll) };
}

async function perform(
  release: CompiledRelease,
  id: string,
  input: Parameters<RegionContext['perform']>[1],
  { services, settings, today, log }: SiteContentDeps,
  isPreview: boolean,
) {
  const operation = findOperation(release, id);
  if (operation === undefined) throw new Error(`There is no operation "${id}".`);
  const nobody = { answers: {}, results: {}, facts: {}, session: {}, page: {} };
  const scope: RuleScope = { ...releaseSurroundings(release), ...nobody, now: today(), settings };
  const refused = (refusedId: string) => log.warn({ operation: refusedId }, 'A preview has no example.');
  const context: RunContext = { services, scope, ...(isPreview && { preview: { refused } }) };
  return await runOperation(operation, input, context);
}
