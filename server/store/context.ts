import type { Problem } from '#engine';
import type { Database } from './database/database.ts';
import type { StoredDocument } from './stored-document.ts';

/**
 * Finds the problems of a whole set of documents. An error keeps it from going live.
 *
 * @param clean documents of a release in which the same version of the check found no error
 */
export type CheckRelease = (
  documents: readonly StoredDocument[],
  clean?: readonly StoredDocument[],
) => readonly Problem[] | Promise<readonly Problem[]>;

/** Dependencies of the store's functions. */
export interface StoreContext {
  readonly database: Database;
  readonly checkRelease: CheckRelease;
  /** Id of the version of the check. Without it, every release is checked as a whole. */
  readonly checkVersion: string | undefined;
  readonly now: () => Date;
}
