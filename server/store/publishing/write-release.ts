import type { Transaction } from 'kysely';
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

/** A release with more changes than this has entries of its own. */
const mostChanges = 200;

/** @param changes differences from the entries of the parent, if known */
export async function insertRelease(
  transaction: Transaction<Tables>,
  release: Release,
  entries: Entries,
  changes?: readonly DocumentChange[],
): Promise<void> {
  const { id, sequence, parent, author, message, createdAt } = release;
  const made = await madeFrom(transaction, parent, changes);
  await transaction
    .insertInto('releases')
    .values({
      id,
      sequence,
      parent_id: parent,
      author,
      message,
      created_at: createdAt,
      entries_of: made?.from ?? id,
    })
    .execute();
  if (made !== undefined) {
    const rows = [...made.changes].map(([document_id, hash]) => ({ release_id: id, document_id, hash }));
    for (const batch of batches(rows))
      await transaction.insertInto('release_changes').values(batch).execute();
    return;
  }
  for (const batch of batches([...entries])) {
    await transaction
      .insertInto('release_entries')
      .values(batch.map(([document_id, hash]) => ({ release_id: id, document_id, hash })))
      .execute();
  }
}

interface MadeFrom {
  /** A release with entries of its own. */
  readonly from: string;
  /** Hashes by document; null for a removed one. */
  readonly changes: ReadonlyMap<string, string | null>;
}

/** How the entries of a new release follow from older ones; undefined if it needs its own. */
async function madeFrom(
  transaction: Transaction<Tables>,
  parent: string | null,
  changes: readonly DocumentChange[] | undefined,
): Promise<MadeFrom | undefined> {
  if (parent === null || changes === undefined || changes.length > mostChanges) return undefined;
  const row = await transaction
    .selectFrom('releases')
    .select('entries_of')
    .where('id', '=', parent)
    .executeTakeFirst();
  const ofParent = await transaction
    .selectFrom('release_changes')
    .select(['document_id', 'hash'])
    .where('release_id', '=', parent)
    .execute();
  const all = new Map([
    ...ofParent.map(({ document_id, hash }) => [document_id, hash] as const),
    ...changes.map((change) => [change.id, change.after] as const),
  ]);
  const from = row?.entries_of;
  return from == null || all.size > mostChanges ? undefined : { from, changes: all };
}

/** A release with its id, which follows from its content. */
export function identifyRelease(release: Omit<Release, 'id'>, entries: Entries): Release {
  return { id: releaseId(release, entries), ...release };
}

function* batches<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += batchSize) yield items.slice(start, start + batchSize);
}
