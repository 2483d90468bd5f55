import type { Store } from '#server';
import type { ExitCode } from '../terminal/terminal.ts';

/** The part of a store that the commands of releases need: that of a database, or that of a site from afar. */
export type ReleaseStore = Pick<
  Store,
  | 'liveId'
  | 'liveRelease'
  | 'readRelease'
  | 'listReleases'
  | 'retiredReleases'
  | 'releaseEntries'
  | 'firstReleaseId'
  | 'releaseHolding'
  | 'readRevision'
  | 'releaseReports'
  | 'listScheduled'
  | 'readPreview'
  | 'publish'
  | 'rollback'
> & { readonly assets: Pick<Store['assets'], 'list' | 'add' | 'read'> };

/** Opens one of them for some work. */
export type OpenReleases = (work: (store: ReleaseStore) => Promise<ExitCode>) => Promise<ExitCode>;
