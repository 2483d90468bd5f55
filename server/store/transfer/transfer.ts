import { buffer } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import { namedHashes } from '../assets/named-hashes.ts';
import { listAssets, readParts, type StoredAsset } from '../assets/stored-assets.ts';
import type { AuditEntry } from '../audit.ts';
import { listAudit } from '../audit.ts';
import type { StoreContext } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { type Draft, listDrafts } from '../drafts.ts';
import { type ExportedSchedule, exportScheduled } from '../publishing/scheduled.ts';
import { type Release, readLiveId, releaseFromRow } from '../releases.ts';
import type { StoredDocument } from '../stored-document.ts';

export interface ExportedRelease extends Release {
  /** Document id to the hash of its revision; empty in a retired release. */
  readonly entries: Readonly<Record<string, string>>;
  /** When the entries were deleted (ISO 8601, UTC). */
  readonly retiredAt?: string;
}

/** A picture or file with its bytes in base64. */
interface ExportedAsset extends StoredAsset {
  readonly bytes: string;
}

/**
 * All work of authors, as one JSON value. Sessions and submissions belong to visitors and are not exported.
 */
export interface StoreExport {
  readonly format: 'waymark-store';
  readonly version: 1;
  readonly live: string | null;
  readonly revisions: readonly StoredDocument[];
  /** Oldest first. */
  readonly releases: readonly ExportedRelease[];
  readonly drafts: readonly Draft[];
  /** Releases that wait for their time, and those that were refused; exports of earlier versions have none. */
  readonly scheduled?: readonly ExportedSchedule[];
  /** The pictures and files that documents name; exports of earlier versions have none. */
  readonly assets?: readonly ExportedAsset[];
  /** Oldest first. */
  readonly audit: readonly AuditEntry[];
}

/** Exports the store as it is at one moment, whatever is published meanwhile. */
export async function exportStore(context: StoreContext): Promise<StoreExport> {
  return await context.database.query
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => ({
      format: 'waymark-store',
      version: 1,
      live: await readLiveId(transaction),
      revisions: await readRevisions(transaction),
      releases: await readReleases(transaction),
      drafts: await listDrafts(transaction),
      scheduled: await exportScheduled(transaction),
      assets: await readAssets(transaction),
      audit: (await listAudit(transaction)).reverse(),
    }));
}

async function readRevisions(query: Kysely<Tables>): Promise<StoredDocument[]> {
  const rows = await query.selectFrom('revisions').selectAll().execute();
  return rows
    .map(({ document_id, kind, hash, body }) => ({ id: document_id, kind, hash, body }))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1));
}

async function readAssets(query: Kysely<Tables>): Promise<readonly ExportedAsset[]> {
  const assets = await listAssets(query, [...(await namedHashes(query))].sort());
  const exported: ExportedAsset[] = [];
  for (const asset of assets)
    exported.push({ ...asset, bytes: (await buffer(readParts(query, asset))).toString('base64') });
  return exported.sort((a, b) => (a.hash < b.hash ? -1 : 1));
}

async function readReleases(query: Kysely<Tables>): Promise<ExportedRelease[]> {
  const releases = await query.selectFrom('releases').selectAll().orderBy('sequence').execute();
  const [own, changes] = [
    byRelease(await query.selectFrom('release_entries').selectAll().execute()),
    byRelease(await query.selectFrom('release_changes').selectAll().execute()),
  ];
  const entriesOf = (row: (typeof releases)[number]) => {
    if (row.retired_at !== null) return {};
    const entries = new Map<string, string | null>([
      ...(own.get(row.entries_of ?? row.id) ?? []),
      ...(changes.get(row.id) ?? []),
    ]);
    return Object.fromEntries([...entries].flatMap(([id, hash]) => (hash === null ? [] : [[id, hash]])));
  };
  return releases.map((row) => ({
    ...releaseFromRow(row),
    ...(row.retired_at !== null && { retiredAt: row.retired_at }),
    entries: entriesOf(row),
  }));
}

type Hashes = ReadonlyMap<string, string | null>;

/** Hashes by document, by release. */
function byRelease(
  rows: readonly {
    readonly release_id: string;
    readonly document_id: string;
    readonly hash: string | null;
  }[],
): ReadonlyMap<string, Hashes> {
  const found = new Map<string, Map<string, string | null>>();
  for (const { release_id, document_id, hash } of rows) {
    const ofRelease = found.get(release_id) ?? new Map<string, string | null>();
    found.set(release_id, ofRelease.set(document_id, hash));
  }
  return found;
}
