import { buffer } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import type { StoredAsset } from '../assets/asset-type.ts';
import { namedHashes } from '../assets/named-hashes.ts';
import { listAssets, readAsset } from '../assets/stored-assets.ts';
import { listAudit, type RecordedEntry } from '../audit.ts';
import { readStart } from '../audit-chain.ts';
import { type ChangeSet, commonSet, listChangeSets } from '../change-sets.ts';
import type { StoreContext } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { type Draft, listDrafts } from '../drafts.ts';
import { type ExportedSchedule, exportScheduled } from '../publishing/scheduled.ts';
import { type Release, readLiveId, releaseFromRow } from '../releases.ts';
import type { StoredDocument } from '../stored-document.ts';
import type { ExportedPart } from './asset-parts.ts';

export interface ExportedRelease extends Release {
  /** Document id to the hash of its revision; empty in a retired release. */
  readonly entries: Readonly<Record<string, string>>;
  /** When the entries were deleted (ISO 8601, UTC). */
  readonly retiredAt?: string;
}

/** A picture or file with its bytes in base64, unless they follow in parts. */
interface ExportedAsset extends StoredAsset {
  readonly bytes?: string;
}

interface ExportedSet extends ChangeSet {
  readonly drafts: readonly Draft[];
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
  /** Drafts of the common set. */
  readonly drafts: readonly Draft[];
  /** Change sets with their drafts; exports of earlier versions have none. */
  readonly changeSets?: readonly ExportedSet[];
  /** Releases that wait for their time, and those that were refused; exports of earlier versions have none. */
  readonly scheduled?: readonly ExportedSchedule[];
  /** The pictures and files that documents name; exports of earlier versions have none. */
  readonly assets?: readonly ExportedAsset[];
  /** Hash that the oldest entry of the audit log follows; exports of earlier versions have none. */
  readonly auditStart?: string;
  /** Oldest first; without hashes in exports of earlier versions. */
  readonly audit: readonly (Omit<RecordedEntry, 'hash'> & Partial<RecordedEntry>)[];
}

/** Exports the store as it is at one moment, whatever is published meanwhile, with all bytes in memory. */
export async function exportStore(context: StoreContext): Promise<StoreExport> {
  return await atOneMoment(context, async (query) => {
    const assets: ExportedAsset[] = [];
    for (const asset of await listNamedAssets(query))
      assets.push({
        ...asset,
        bytes: (await buffer(readAsset(query, context.bucket, asset))).toString('base64'),
      });
    return await readStore(query, assets);
  });
}

/**
 * Exports the store as lines of JSON: the first has everything but the bytes of assets, which follow in parts
 * (`ExportedPart`). No more than a part of them is in memory.
 */
export async function writeExport(
  context: StoreContext,
  write: (line: string) => Promise<void>,
): Promise<Pick<StoreExport, 'releases'>> {
  return await atOneMoment(context, async (query) => {
    const assets = await listNamedAssets(query);
    const data = await readStore(query, assets);
    const line = async (value: StoreExport | ExportedPart) => await write(`${JSON.stringify(value)}\n`);
    await line(data);
    for (const asset of assets)
      for await (const part of readAsset(query, context.bucket, asset))
        await line({ asset: asset.hash, bytes: Buffer.from(part).toString('base64') });
    return data;
  });
}

async function atOneMoment<Result>(
  { database }: StoreContext,
  read: (query: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return await database.query.transaction().setIsolationLevel('repeatable read').execute(read);
}

async function readStore(query: Kysely<Tables>, assets: readonly ExportedAsset[]): Promise<StoreExport> {
  return {
    format: 'waymark-store',
    version: 1,
    live: await readLiveId(query),
    revisions: await readRevisions(query),
    releases: await readReleases(query),
    drafts: await listDrafts(query, commonSet),
    changeSets: await readChangeSets(query),
    scheduled: await exportScheduled(query),
    assets,
    auditStart: await readStart(query),
    audit: (await listAudit(query)).reverse(),
  };
}

async function readChangeSets(query: Kysely<Tables>): Promise<readonly ExportedSet[]> {
  const exported: ExportedSet[] = [];
  for (const set of await listChangeSets(query))
    exported.push({ ...set, drafts: await listDrafts(query, set.id) });
  return exported;
}

async function readRevisions(query: Kysely<Tables>): Promise<StoredDocument[]> {
  const rows = await query.selectFrom('revisions').selectAll().execute();
  return rows
    .map(({ document_id, kind, hash, body }) => ({ id: document_id, kind, hash, body }))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1));
}

async function listNamedAssets(query: Kysely<Tables>): Promise<readonly StoredAsset[]> {
  const assets = await listAssets(query, [...(await namedHashes(query))]);
  return assets.toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
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
