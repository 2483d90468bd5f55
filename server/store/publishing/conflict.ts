import type { StoreContext } from '../context.ts';
import { type DocumentChange, diffEntries, type Entries, readEntries } from '../releases.ts';
import { type Change, entriesOf } from './change.ts';

/**
 * Another release was published meanwhile: the changes of each side since the release that the author saw.
 */
export interface PublishConflict {
  readonly outcome: 'conflict';
  readonly expected: string | null;
  readonly live: string | null;
  readonly yours: readonly DocumentChange[];
  readonly theirs: readonly DocumentChange[];
}

/**
 * Finds documents that were published by somebody else since the change was begun from them: it would undo that
 * work.
 */
export async function findCollision(
  context: StoreContext,
  live: string | null,
  change: Change,
): Promise<PublishConflict | undefined> {
  if (change.begun.size === 0) return undefined;
  const entries = await readEntries(context.database.query, live);
  const begun = new Map(entries);
  for (const [id, base] of change.begun) {
    if (base === null) begun.delete(id);
    else begun.set(id, base);
  }
  const wanted = entriesOf(change.changed);
  const theirs = diffEntries(begun, entries).filter(
    (theirChange) => theirChange.after !== (wanted.get(theirChange.id) ?? null),
  );
  if (theirs.length === 0) return undefined;
  return { outcome: 'conflict', expected: live, live, yours: changesOf(begun, change), theirs };
}

/** Says what each side changed since the release that the author saw. */
export async function describeConflict(
  context: StoreContext,
  expected: string | null,
  live: string | null,
  change: Change,
): Promise<PublishConflict> {
  const { query } = context.database;
  const [seen, now] = [await readEntries(query, expected), await readEntries(query, live)];
  return {
    outcome: 'conflict',
    expected,
    live,
    yours: changesOf(seen, change),
    theirs: diffEntries(seen, now),
  };
}

function changesOf(before: Entries, change: Change): DocumentChange[] {
  const after = new Map(before);
  for (const id of change.removed) after.delete(id);
  for (const { id, hash } of change.changed) after.set(id, hash);
  return diffEntries(before, after);
}
