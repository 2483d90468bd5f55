import type { Change } from '#analysis';
import type { Problem } from '#engine';
import type { Bucket } from './assets/bucket.ts';
import type { StoredAssets } from './assets/stored-assets.ts';
import type { Database } from './database/database.ts';
import type { StoredDocument } from './stored-document.ts';

/** Outcome for the sessions at one step. */
export interface SessionGroup {
  readonly journey: string;
  /** Title and id of the step at which they are; undefined if that is not known. */
  readonly step: string | undefined;
  /**
   * `moves` to the new release, `stays` on its own because of the questions named in `again`, `ends` since the
   * journey is gone, or `unread`: its answers cannot be opened with the configured secret.
   */
  readonly outcome: 'moves' | 'stays' | 'ends' | 'unread';
  /** Labels of the questions that would have to be answered again. */
  readonly again: readonly string[];
  readonly sessions: number;
}

/** A release in which the same version of the check found no error. */
export interface CleanRelease {
  readonly documents: readonly StoredDocument[];
  readonly warnings: readonly Problem[];
}

/**
 * Finds the problems of a whole set of documents. An error keeps it from going live.
 *
 * @param clean the release that it was made from, so that only what differs has to be checked
 */
export type CheckRelease = (
  documents: readonly StoredDocument[],
  clean?: CleanRelease,
) => readonly Problem[] | Promise<readonly Problem[]>;

/** Finds warnings that depend on the present time, in documents without errors. */
export type CheckTimes = (
  documents: readonly StoredDocument[],
  time: number,
) => readonly Problem[] | Promise<readonly Problem[]>;

/** Says what differs between two sets of documents; undefined if they cannot be compared. */
export type CompareDocuments = (
  before: readonly StoredDocument[],
  after: readonly StoredDocument[],
) => Promise<readonly Change[] | undefined>;

/** Says what becomes of the open sessions once some documents are live; undefined if their answers cannot be read. */
export type SurveySessions = (
  documents: readonly StoredDocument[],
) => Promise<readonly SessionGroup[] | undefined>;

/** Dependencies of the store's functions. */
export interface StoreContext {
  readonly database: Database;
  readonly assets: StoredAssets;
  /** Where the bytes of new assets are kept; in the database if undefined. */
  readonly bucket: Bucket | undefined;
  readonly checkRelease: CheckRelease;
  /** Without it, no warning depends on the present time. */
  readonly checkTimes: CheckTimes | undefined;
  /** Id of the version of the check. Without it, every release is checked as a whole. */
  readonly checkVersion: string | undefined;
  /** Without it, reports say nothing of what differs. */
  readonly compare: CompareDocuments | undefined;
  /** Without it, reports count sessions only. */
  readonly survey: SurveySessions | undefined;
  /** Whether what people publish needs the approval of another person. */
  readonly fourEyes: boolean;
  readonly now: () => Date;
}
