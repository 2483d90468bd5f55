import type { Problem } from '#engine';
import type { Database } from './database.ts';
import type { StoredDocument } from './stored-document.ts';

/** Says what is wrong with a whole set of documents. An error keeps it from going live. */
export type CheckRelease = (
  documents: readonly StoredDocument[],
) => readonly Problem[] | Promise<readonly Problem[]>;

/** What every function of the store works with. */
export interface StoreContext {
  readonly database: Database;
  readonly checkRelease: CheckRelease;
  readonly now: () => Date;
}
