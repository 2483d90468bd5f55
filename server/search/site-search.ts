import type { ErrorLog } from '../observing/log.ts';
import type { Recorder } from '../observing/recorder.ts';
import type { Store } from '../store/store.ts';
import { createIndexWriter } from './index-writer.ts';
import { createIndexer, type IndexedRelease, type Indexer } from './indexer.ts';
import type { SearchService } from './search-service.ts';

export interface SearchDeps {
  readonly store: Pick<Store, 'database' | 'liveId'>;
  readonly shown: () => IndexedRelease;
  readonly log: ErrorLog;
  readonly recorder: Pick<Recorder, 'call'>;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** The indexer of a site; undefined if no index is configured, or no key that may write. */
export function siteIndexer(
  service: SearchService | undefined,
  { store, shown, log, recorder, now }: SearchDeps,
): Indexer | undefined {
  if (service?.adminKey === undefined) return undefined;
  const { adminKey } = service;
  return createIndexer({
    database: store.database,
    writer: createIndexWriter({ service: { ...service, adminKey }, log, recorder }),
    service,
    liveId: store.liveId,
    shown,
    log,
    ...(now && { now }),
  });
}
