import type { Kysely } from 'kysely';
import { hashJson } from '../keys/hash.ts';
import type { Tables } from './database/tables.ts';
import { selectEntries } from './release-entries.ts';
import type { StoredDocument } from './stored-document.ts';

/** An immutable set of documents. */
export interface Release {
  /** Hash of the whole release: its entries, parent, sequence, author, message and date. */
  readonly id: string;
  /** Counts from 1 in order of publishing. */
  readonly sequence: number;
  /** The release that was live when this one was published. */
  readonly parent: string | null;
  readonly author: string;
  readonly message: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** Document ids and the hashes of their revisions. */
export type Entries = ReadonlyMap<string, string>;

export interface ReleaseContents {
  readonly release: Release;
  /** In order of their ids. */
  readonly documents: readonly StoredDocument[];
}

export interface DocumentChange {
  readonly id: string;
  readonly change: 'added' | 'changed' | 'removed';
  readonly before: string | null;
  readonly after: string | null;
}

/** The id that follows from a release's content: an altered release no longer matches its id. */
export function releaseId(release: Omit<Release, 'id'>, entries: Entries): string {
  return hashJson({ ...release, entries: Object.fromEntries(entries) });
}

export async function readLiveId(query: Kysely<Tables>): Promise<string | null> {
  const row = await query
    .selectFrom('pointers')
    .select('release_id')
    .where('name', '=', 'live')
    .executeTakeFirst();
  return row?.release_id ?? null;
}

export async function readReleaseRow(query: Kysely<Tables>, id: string): Promise<Release | undefined> {
  const row = await query.selectFrom('releases').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : releaseFromRow(row);
}

/** @param ids those of all documents if left out */
export async function readDocuments(
  query: Kysely<Tables>,
  release: string,
  ids?: readonly string[],
): Promise<StoredDocument[]> {
  const all = query
    .selectFrom(selectEntries(query, release).as('entries'))
    .innerJoin('revisions', 'revisions.hash', 'entries.hash')
    .select(['entries.document_id as id', 'kind', 'revisions.hash as hash', 'body']);
  const rows = await (ids === undefined ? all : all.where('entries.document_id', 'in', ids)).execute();
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
}

export async function readEntries(query: Kysely<Tables>, release: string | null): Promise<Entries> {
  if (release === null) return new Map();
  const rows = await selectEntries(query, release).execute();
  return new Map(rows.map((row) => [row.document_id, row.hash]));
}

/** Newest first. */
export async function listReleases(query: Kysely<Tables>, limit: number): Promise<Release[]> {
  const rows = await query
    .selectFrom('releases')
    .selectAll()
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute();
  return rows.map(releaseFromRow);
}

/** Changes that turn the first release into the second, in order of document ids. */
export function diffEntries(before: Entries, after: Entries): DocumentChange[] {
  const changed = new Set<string>();
  for (const [id, hash] of after) if (before.get(id) !== hash) changed.add(id);
  for (const id of before.keys()) if (!after.has(id)) changed.add(id);
  return [...changed].sort().map((id) => {
    const [old, now] = [before.get(id) ?? null, after.get(id) ?? null];
    const change = old === null ? 'added' : now === null ? 'removed' : 'changed';
    return { id, change, before: old, after: now };
  });
}

export function releaseFromRow(row: {
  readonly id: string;
  readonly sequence: number;
  readonly parent_id: string | null;
  readonly author: string;
  readonly message: string;
  readonly created_at: string;
}): Release {
  const { id, sequence, parent_id, author, message, created_at } = row;
  return { id, sequence, parent: parent_id, author, message, createdAt: created_at };
}

/** Whether the entries of a release have been deleted. */
export async function isRetired(query: Kysely<Tables>, release: string): Promise<boolean> {
  const row = await query
    .selectFrom('releases')
    .select('retired_at')
    .where('id', '=', release)
    .executeTakeFirst();
  return row !== undefined && row.retired_at !== null;
}

/** @param at ISO 8601, UTC */
export async function markRetired(query: Kysely<Tables>, release: string, at: string): Promise<void> {
  await query.updateTable('releases').set({ retired_at: at }).where('id', '=', release).execute();
}

/** Ids of the releases whose entries have been deleted. */
export async function retiredIds(query: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const rows = await query.selectFrom('releases').select('id').where('retired_at', 'is not', null).execute();
  return new Set(rows.map(({ id }) => id));
}
