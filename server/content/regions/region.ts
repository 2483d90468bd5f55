import type { CompiledRelease, JsonValue, RunResult, SelectedItems } from '#engine';
import type { ContentQuery, Module } from '#schemas';
import type { FindHits } from '../../search/search-reader.ts';

/** Input of a region's reader. */
export interface RegionContext<M = Module> {
  readonly module: M;
  /** The parameters of the page's regions in the address; every other parameter is left out. */
  readonly query: URLSearchParams;
  readonly release: CompiledRelease;
  /** The page's path. */
  readonly path: string;
  readonly language: string;
  /** Today in the site's time zone, such as `2030-05-31`. */
  readonly today: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Reads items of content lists; after an error there are none. */
  readonly items: (query: ContentQuery) => Promise<SelectedItems>;
  /** The address of an item; undefined if it has no page. */
  readonly itemPath: CompiledRelease['itemPages']['pathOf'];
  /** Searches the pages of the site, for the client of the request. */
  readonly findHits: (query: string, pages: number) => ReturnType<FindHits>;
  /**
   * Runs an operation, and keeps its answer as the operation's `cache` says. A failure is a value. Throws if
   * there is no such operation.
   */
  readonly perform: (operation: string, input: Readonly<Record<string, JsonValue>>) => Promise<RunResult>;
  /** Address from which browsers load pictures of a service; undefined if it shows none. */
  readonly publicUrl: (service: string) => string | undefined;
}

/** How the data of a region is read. */
export interface RegionReader<M = Module> {
  /** Names of the parameters of the address that it reads. */
  readonly parameters: readonly string[];
  /**
   * `release`: the data depends on the release and the parameters alone, so the page can be kept for
   * everybody. `moment`: it also depends on operations or the time, so it is read for each request.
   */
  readonly reads: 'release' | 'moment';
  /** Returns plain JSON. */
  readonly read: (context: RegionContext<M>) => Promise<unknown> | unknown;
}

/** The readers of regions, by type of module. */
export type RegionReaders = { readonly [T in Module['type']]?: RegionReader<Extract<Module, { type: T }>> };

/** A region of a page. */
export interface PlacedRegion {
  /** Its place in the frame of the page: zone and position, such as `content/3`. */
  readonly place: string;
  readonly module: Module;
  readonly reader: RegionReader;
}

/** The data of a region; undefined if it could not be read. */
export interface RegionData extends PlacedRegion {
  readonly data: unknown;
}

/** The regions of a page, and the request that they are read for. */
export interface RegionRequest {
  readonly regions: readonly PlacedRegion[];
  readonly release: CompiledRelease;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly isPreview: boolean;
  /** Network address of the client; undefined if the data is the same for every client. */
  readonly client?: string;
}
