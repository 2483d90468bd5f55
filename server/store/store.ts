import type { Log } from '../observing/log.ts';
import { type Bucket, type BucketSettings, openBucket } from './assets/bucket.ts';
import { type StoredAssets, storedAssets } from './assets/stored-assets.ts';
import { listAudit, type RecordedEntry } from './audit.ts';
import { type AuditVerdict, verifyAudit } from './audit-chain.ts';
import {
  type ChangeSet,
  type ChangeSetOutcome,
  type ChangeSetRequest,
  changeChangeSet,
  createChangeSet,
  listChangeSets,
  readChangeSet,
} from './change-sets.ts';
import type { CheckRelease, CheckTimes, CompareDocuments, StoreContext, SurveySessions } from './context.ts';
import { type Database, openDatabase } from './database/database.ts';
import {
  type ChangedDraft,
  changedDrafts,
  type DeleteDraftOutcome,
  type DeleteDraftRequest,
  type Draft,
  deleteDraft,
  listDrafts,
  readDraft,
  type SaveDraftOutcome,
  type SaveDraftRequest,
  saveDraft,
} from './drafts.ts';
import { type Presence, presence } from './presence.ts';
import { type Preview, readPreview } from './preview.ts';
import { findReleaseHolding, readFirstReleaseId } from './publishing/lineage.ts';
import { type PublishOutcome, type PublishRequest, publish } from './publishing/publish.ts';
import { type MayPublish, publishDue } from './publishing/publish-due.ts';
import { type KeptReport, readReports } from './publishing/release-report.ts';
import { type RollbackOutcome, type RollbackRequest, rollback } from './publishing/rollback.ts';
import {
  type CancelRequest,
  cancelScheduled,
  listScheduled,
  type ScheduledRelease,
} from './publishing/scheduled.ts';
import { type SeedOutcome, seed } from './publishing/seed.ts';
import { type Refusals, refusals } from './refusals.ts';
import {
  type DocumentChange,
  diffEntries,
  type Entries,
  isRetired,
  listReleases,
  type Release,
  type ReleaseContents,
  readDocuments,
  readEntries,
  readLiveId,
  readReleaseRow,
  retiredIds,
} from './releases.ts';
import { type Reviewing, reviewing } from './reviewing.ts';
import type { StoredDocument } from './stored-document.ts';
import type { ImportOutcome, ImportRequest } from './transfer/import-store.ts';
import { exportStore, type StoreExport, writeExport } from './transfer/transfer.ts';

/**
 * Documents, releases and drafts. Mistakes of authors and conflicts with other writers are outcomes; it
 * throws if the database is away.
 */
export interface Store {
  /** The database itself, for sessions and submissions, which share it. */
  readonly database: Database;
  /** The bytes of pictures and files. */
  readonly assets: StoredAssets;
  /** Where those of new ones are kept; in the database if undefined. */
  readonly bucket: Bucket | undefined;
  /** Whether what is published needs the approval of another person. */
  readonly fourEyes: boolean;
  /** Id of the live release; the cheapest query. */
  liveId(): Promise<string | null>;
  liveRelease(): Promise<ReleaseContents | undefined>;
  /** Undefined also for a retired release. */
  readRelease(id: string): Promise<ReleaseContents | undefined>;
  /** Newest first. */
  listReleases(limit?: number): Promise<readonly Release[]>;
  /** Releases whose documents are no longer stored. */
  retiredReleases(): Promise<ReadonlySet<string>>;
  /** Changes from the first release to the second; null is no release. */
  diffReleases(before: string | null, after: string | null): Promise<readonly DocumentChange[]>;
  /** Entries of a release: document ids and the hashes of their revisions. */
  releaseEntries(release: string): Promise<Entries>;
  /** Id of the first release, which identifies the store, also after an export and import. Null before it. */
  firstReleaseId(): Promise<string | null>;
  /**
   * The release that contains most of some revisions, the oldest if there are several; null if none contains
   * any.
   */
  releaseHolding(hashes: readonly string[]): Promise<string | null>;
  /** The text of one revision. */
  readRevision(hash: string): Promise<string | undefined>;
  /** Reports of the times that a release went live, newest first. */
  releaseReports(release: string): Promise<readonly KeptReport[]>;
  publish(request: PublishRequest): Promise<PublishOutcome>;
  /** Publishes the scheduled release that is due, if whoever scheduled it still may; undefined if there is none. */
  publishDue(mayPublish?: MayPublish): ReturnType<typeof publishDue>;
  /** Releases that wait for their time, and those that were refused when it came. */
  listScheduled(): Promise<readonly ScheduledRelease[]>;
  /** False if there is none of that id. */
  cancelScheduled(request: CancelRequest): Promise<boolean>;
  rollback(request: RollbackRequest): Promise<RollbackOutcome>;
  seed(bodies: readonly string[]): Promise<SeedOutcome>;
  createChangeSet(request: Pick<ChangeSet, 'name' | 'author'>): Promise<ChangeSet>;
  /** The last changed first. */
  listChangeSets(): Promise<readonly ChangeSet[]>;
  readChangeSet(id: string): Promise<ChangeSet | undefined>;
  changeChangeSet(request: ChangeSetRequest): Promise<ChangeSetOutcome>;
  readonly reviewing: Reviewing;
  /** Who has which change set open. */
  readonly presence: Presence;
  /** Tells the audit log what people tried who may not. */
  readonly refusals: Refusals;
  /** Drafts are of a change set; of the common one by default. */
  readDraft(id: string, changeSet?: string): Promise<Draft | undefined>;
  listDrafts(changeSet?: string): Promise<readonly Draft[]>;
  /** The drafts of a set that are not as they are known, by id and revision. */
  changedDrafts(changeSet: string, known: ReadonlyMap<string, number>): Promise<readonly ChangedDraft[]>;
  saveDraft(request: SaveDraftRequest): Promise<SaveDraftOutcome>;
  deleteDraft(request: DeleteDraftRequest): Promise<DeleteDraftOutcome>;
  readPreview(changeSet?: string): Promise<Preview>;
  export(): Promise<StoreExport>;
  /** Exports as lines of JSON, with no more than a part of a file in memory. */
  writeExport(write: (line: string) => Promise<void>): Promise<Pick<StoreExport, 'releases'>>;
  import(request: ImportRequest): Promise<ImportOutcome>;
  /** Newest first. */
  listAudit(limit?: number): Promise<readonly RecordedEntry[]>;
  /** Says where entries of the audit log were changed, removed or moved. */
  verifyAudit(expected?: string): Promise<AuditVerdict>;
  close(): Promise<void>;
}

export interface OpenStoreOptions {
  /** `sqlite:<path>` or `postgres://…` */
  readonly url: string;
  /** Where the bytes of pictures and files are kept; in the database if omitted. */
  readonly bucket?: BucketSettings | undefined;
  /** Run on every set of documents before it can go live. */
  readonly checkRelease: CheckRelease;
  /** Run beside it, for what depends on the present time. */
  readonly checkTimes?: CheckTimes | undefined;
  /** Id of the version of the check. Without it, every release is checked as a whole. */
  readonly checkVersion?: string | undefined;
  /** Says what differs between releases, for their reports. */
  readonly compare?: CompareDocuments | undefined;
  /** Says what becomes of the open sessions of this store, for the reports. */
  readonly survey?:
    | ((
        store: Pick<Store, 'database' | 'readRelease'>,
        documents: readonly StoredDocument[],
      ) => ReturnType<SurveySessions>)
    | undefined;
  /** Whether what is published needs the approval of another person; off by default, as for operators. */
  readonly fourEyes?: boolean;
  readonly log: Log;
  readonly now?: () => Date;
}

const defaultLimit = 100;

/** Opens the store and migrates its schema. */
export async function openStore({
  url,
  bucket: bucketSettings,
  checkRelease,
  checkTimes,
  checkVersion,
  compare,
  survey,
  fourEyes = false,
  log,
  now = () => new Date(),
}: OpenStoreOptions): Promise<Store> {
  const database = await openDatabase(url, log);
  const bucket = bucketSettings && openBucket(bucketSettings);
  return storeOn({
    database,
    bucket,
    assets: storedAssets(database, bucket, now),
    checkRelease,
    checkTimes,
    checkVersion,
    compare,
    survey: survey && ((documents) => survey({ database, readRelease: releaseReader(database) }, documents)),
    fourEyes,
    now,
  });
}

/** Reads releases whole; undefined for one that is unknown or has lost its documents. */
function releaseReader({ query }: Database): Store['readRelease'] {
  return async (id) => {
    const release = await readReleaseRow(query, id);
    if (release === undefined || (await isRetired(query, id))) return undefined;
    return { release, documents: await readDocuments(query, id) };
  };
}

function storeOn(context: StoreContext): Store {
  const { database, bucket, assets, fourEyes } = context;
  const { query } = database;
  const readRelease = releaseReader(database);
  return {
    database,
    assets,
    bucket,
    fourEyes,
    readRelease,
    liveId: () => readLiveId(query),
    liveRelease: async () => {
      const live = await readLiveId(query);
      return live === null ? undefined : await readRelease(live);
    },
    listReleases: (limit = defaultLimit) => listReleases(query, limit),
    retiredReleases: () => retiredIds(query),
    diffReleases: async (before, after) =>
      diffEntries(await readEntries(query, before), await readEntries(query, after)),
    releaseEntries: (release) => readEntries(query, release),
    firstReleaseId: () => readFirstReleaseId(query),
    releaseHolding: (hashes) => findReleaseHolding(query, hashes),
    readRevision: async (hash) => {
      const row = await query
        .selectFrom('revisions')
        .select('body')
        .where('hash', '=', hash)
        .executeTakeFirst();
      return row?.body;
    },
    releaseReports: (release) => readReports(query, release),
    publish: (request) => publish(context, request),
    publishDue: (mayPublish) => publishDue(context, mayPublish),
    listScheduled: () => listScheduled(query),
    cancelScheduled: (request) => cancelScheduled(context, request),
    rollback: (request) => rollback(context, request),
    seed: (bodies) => seed(context, bodies),
    createChangeSet: (request) => createChangeSet(context, request),
    listChangeSets: () => listChangeSets(query),
    readChangeSet: (id) => readChangeSet(query, id),
    changeChangeSet: (request) => changeChangeSet(context, request),
    reviewing: reviewing(context),
    presence: presence(database),
    refusals: refusals(context),
    readDraft: (id, changeSet) => readDraft(query, id, changeSet),
    listDrafts: (changeSet) => listDrafts(query, changeSet),
    changedDrafts: (changeSet, known) => changedDrafts(query, changeSet, known),
    saveDraft: (request) => saveDraft(context, request),
    deleteDraft: (request) => deleteDraft(context, request),
    readPreview: (changeSet) => readPreview(context, changeSet),
    export: () => exportStore(context),
    writeExport: (write) => writeExport(context, write),
    // Loaded only when needed, since it includes a validator.
    import: async (request) => (await import('./transfer/import-store.ts')).importStore(context, request),
    listAudit: (limit = defaultLimit) => listAudit(query, limit),
    verifyAudit: (expected) => verifyAudit(query, expected),
    async close() {
      bucket?.close();
      await database.close();
    },
  };
}
