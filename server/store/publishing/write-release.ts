import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type DocumentChange, type Entries, type Release, releaseId } from '../releases.ts';
import type { StoredDocument } from '../stored-document.ts';

/** Rows per statement, well below both databases' limits on parameters. */
const batchSize = 500;

/**
 * Locks the `live` pointer until the end of the transaction; false if it has moved since the caller read it.
 * Publishers queue here; one that finds the pointer moved must start again.
 */
export async function lockPointer(
  transaction: Transaction<Tables>,
  expected: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('pointers')
    .set(({ ref }) => ({ release_id: ref('release_id') }))
    .where('name', '=', 'live')
    .where('release_id', expected === null ? 'is' : '=', expected)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Makes a release live. The pointer must be locked. */
export async function movePointer(transaction: Transaction<Tables>, to: string): Promise<void> {
  await transaction.updateTable('pointers').set({ release_id: to }).where('name', '=', 'live').execute();
}

/** The highest sequence so far, 0 if there is no release; safe to read only while the pointer is locked. */
export async function lastSequence(transaction: Transaction<Tables>): Promise<number> {
  const row = await transaction
    .selectFrom('releases')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .executeTakeFirst();
  return row?.last ?? 0;
}

/** A revision that exists already is the same, since it has the same hash. */
export async function insertRevisions(
  transaction: Transaction<Tables>,
  documents: readonly StoredDocument[],
): Promise<void> {
  for (const batch of batches(documents)) {
    await transaction
      .insertInto('revisions')
      .values(batch.map(({ id, kind, hash, body }) => ({ document_id: id, kind, hash, body })))
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
  }
}

/** @param changes differences from the entries of the parent, if known */
export async function insertRelease(
  transaction: Transaction<Tables>,
  release: Release,
  entries: Entries,
  changes?: readonly DocumentChange[],
): Promise<void> {
  const { id, sequence, parent, author, message, createdAt } = release;
  await transaction
    .insertInto('releases')
    .values({ id, sequence, parent_id: parent, author, message, created_at: createdAt })
    .execute();
  for (const batch of batches(await entriesToInsert(transaction, release, entries, changes))) {
    await transaction
      .insertInto('release_entries')
      .values(batch.map(([document_id, hash]) => ({ release_id: id, document_id, hash })))
      .execute();
  }
}

/**
 * For a small change, copies the unchanged entries of the parent in the database; returns the entries left to
 * insert.
 */
async function entriesToInsert(
  transaction: Transaction<Tables>,
  { id, parent }: Release,
  entries: Entries,
  changes: readonly DocumentChange[] | undefined,
): Promise<readonly (readonly [document: string, hash: string])[]> {
  if (parent === null || changes === undefined || changes.length > batchSize) return [...entries];
  const changed = changes.map((change) => change.id);
  await transaction
    .insertInto('release_entries')
    .columns(['release_id', 'document_id', 'hash'])
    .expression((builder) =>
      builder
        .selectFrom('release_entries')
        .select([sql.val(id).as('release_id'), 'document_id', 'hash'])
        .where('release_id', '=', parent)
        .where('document_id', 'not in', changed),
    )
    .execute();
  return changes.flatMap(({ id: document, after }) => (after === null ? [] : [[document, after] as const]));
}

/** A release with its id, which follows from its content. */
export function identifyRelease(release: Omit<Release, 'id'>, entries: Entries): Release {
  return { id: releaseId(release, entries), ...release };
}

function* batches<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += batchSize) yield items.slice(start, start + batchSize);
}
