import type { Problem } from '#engine';
import type { Database } from './database/database.ts';
import type { StoredDocument } from './stored-document.ts';

/**
 * Says what is wrong with a whole set of documents. An error keeps it from going live.
 *
 * @param clean documents of a release in which the same version of the check found no error
 */
export type CheckRelease = (
  documents: readonly StoredDocument[],
  clean?: readonly StoredDocument[],
) => readonly Problem[] | Promise<readonly Problem[]>;

/** What every function of the store works with. */
export interface StoreContext {
  readonly database: Database;
  readonly checkRelease: CheckRelease;
  /** Names the version of the check. Without it every release is checked as a whole. */
  readonly checkVersion: string | undefined;
  readonly now: () => Date;
}
