import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorLog } from '../observing/log.ts';
import { type Recorder, silentRecorder } from '../observing/recorder.ts';
import { seenReleases } from '../releases/live-releases.ts';
import { compileWhole, storedCompiler } from '../releases/read-stored.ts';
import type { Store } from '../store/store.ts';
import { createIndexWriter } from './index-writer.ts';
import {
  createIndexer,
  type IndexedRelease,
  type Indexer,
  type IndexerOptions,
  type IndexOutcome,
} from './indexer.ts';
import type { SearchService } from './search-service.ts';

export interface SearchDeps {
  readonly store: Pick<Store, 'database' | 'liveId'>;
  readonly shown: () => IndexedRelease;
  readonly log: ErrorLog;
  readonly recorder: Pick<Recorder, 'call'>;
  readonly onTrouble?: IndexerOptions['onTrouble'];
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** The indexer of a site; undefined if no index is configured, or no key that may write. */
export function siteIndexer(
  service: SearchService | undefined,
  { store, shown, log, recorder, onTrouble, now }: SearchDeps,
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
    ...(onTrouble && { onTrouble }),
    ...(now && { now }),
  });
}

export type IndexStoreOutcome =
  | IndexOutcome
  | { readonly outcome: 'no-release' | 'no-key' }
  | { readonly outcome: 'unreadable'; readonly why: string };

const attempts = 30;

/** Writes the whole index anew from the live release of a store. Waits for an instance that is writing to it. */
export async function indexStore(
  store: Store,
  service: SearchService,
  log: ErrorLog,
): Promise<IndexStoreOutcome> {
  for (let attempt = 1; ; attempt++) {
    const live = await store.liveRelease();
    if (live === undefined) return { outcome: 'no-release' };
    const compiler = storedCompiler();
    const compiled = await compileWhole(live.documents, compiler);
    if (typeof compiled === 'string') return { outcome: 'unreadable', why: compiled };
    const shown = seenReleases({ id: live.release.id, compiled }, compiler)(Date.now());
    const indexer = siteIndexer(service, { store, shown: () => shown, log, recorder: silentRecorder });
    if (indexer === undefined) return { outcome: 'no-key' };
    const outcome = await indexer.run({ whole: true });
    if (outcome.outcome !== 'busy' || attempt === attempts) return outcome;
    await sleep(2000);
  }
}
