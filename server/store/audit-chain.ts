import type { Kysely, Transaction } from 'kysely';
import { hashJson } from '../keys/hash.ts';
import type { Tables } from './database/tables.ts';

/** The only chain there is. */
const name = 'audit';

/** A fault of an entry; at the end of the log, if it has no id. */
interface BrokenLink {
  readonly id?: number;
  /**
   * `changed`: the entry is not what its hash says. `moved`: entries before it were removed, added or moved.
   * `unchained`: it has no hash. `cut`: the last entries are gone.
   */
  readonly trouble: 'changed' | 'moved' | 'unchained' | 'cut';
}

export interface AuditVerdict {
  readonly entries: number;
  /** Hash of the last entry; '' without any. Noted elsewhere, it proves later that nothing before it was changed. */
  readonly head: string;
  readonly broken: readonly BrokenLink[];
  /** Whether the expected hash is the start of the log, or that of an entry; undefined if none was expected. */
  readonly hasExpected?: boolean;
}

/** The facts of an entry, which its hash covers. */
interface EntryFacts {
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** The hash of an entry: that of its canonical JSON with the hash of the entry before it. */
export function hashOfEntry(previous: string, { at, actor, action, subject, detail }: EntryFacts): string {
  return hashJson({ previous, at, actor, action, subject, detail });
}

/**
 * Adds entries to the log, each with the hash of the one before. Writers wait for each other from here to the end of
 * their transactions, so several instances write one chain.
 *
 * @param start hash that a log without entries begins with
 */
export async function appendEntries(
  transaction: Transaction<Tables>,
  entries: readonly EntryFacts[],
  start = '',
): Promise<void> {
  // Changes nothing of a chain that there is, but locks it.
  const chain = await transaction
    .insertInto('audit_chain')
    .values({ name, start, head: start })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ ref }) => ({ head: ref('audit_chain.head') })),
    )
    .returning('head')
    .executeTakeFirstOrThrow();
  let previous = chain.head;
  for (const { at, actor, action, subject, detail } of entries) {
    const hash = hashOfEntry(previous, { at, actor, action, subject, detail });
    const row = { at, actor, action, subject, detail: JSON.stringify(detail), previous, hash };
    await transaction.insertInto('audit').values(row).execute();
    previous = hash;
  }
  await transaction.updateTable('audit_chain').set({ head: previous }).where('name', '=', name).execute();
}

/** Has other writers of the log wait until the transaction ends. */
export async function lockLog(transaction: Transaction<Tables>): Promise<void> {
  await appendEntries(transaction, []);
}

/** The hash that the oldest entry follows: '' until older ones were deleted for their age. */
export async function readStart(query: Kysely<Tables>): Promise<string> {
  return (await readChain(query))?.start ?? '';
}

async function readChain(query: Kysely<Tables>) {
  return await query.selectFrom('audit_chain').selectAll().where('name', '=', name).executeTakeFirst();
}

interface HasQuery {
  readonly query: Kysely<Tables>;
}

/**
 * Deletes the oldest entries, up to the first that is not older than a time, and returns their number. The chain begins
 * after them, so this is no break in it.
 *
 * @param before ISO 8601, UTC
 */
export async function deleteOldest({ query }: HasQuery, before: string, most: number): Promise<number> {
  return await query.transaction().execute(async (transaction) => {
    await lockLog(transaction);
    const rows = await (await selectOldest(transaction, before)).orderBy('id').limit(most).execute();
    const last = rows.at(-1);
    if (last === undefined) return 0;
    await transaction.deleteFrom('audit').where('id', '<=', last.id).execute();
    if (last.hash !== null)
      await transaction
        .updateTable('audit_chain')
        .set({ start: last.hash })
        .where('name', '=', name)
        .execute();
    return rows.length;
  });
}

/** The number of entries that are to be deleted. */
export async function countOldest({ query }: HasQuery, before: string): Promise<number> {
  return (await (await selectOldest(query, before)).execute()).length;
}

async function selectOldest(query: Kysely<Tables>, before: string) {
  const all = query.selectFrom('audit').select(['id', 'hash']);
  const kept = await query
    .selectFrom('audit')
    .select(({ fn }) => fn.min('id').as('id'))
    .where('at', '>=', before)
    .executeTakeFirst();
  return kept?.id == null ? all : all.where('id', '<', kept.id);
}

/** Reads the whole log, and says where its chain is broken. */
export async function verifyAudit(query: Kysely<Tables>, expected?: string): Promise<AuditVerdict> {
  return await query
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const chain = await readChain(transaction);
      const start = chain?.start ?? '';
      const broken: BrokenLink[] = [];
      let [head, entries, hasExpected] = [start, 0, start === expected];
      for await (const row of rowsInOrder(transaction)) {
        const { id, hash } = row;
        entries += 1;
        hasExpected ||= hash === expected;
        if (hash === null) broken.push({ id, trouble: 'unchained' });
        else {
          if (hashOfEntry(row.previous ?? '', { ...row, detail: JSON.parse(row.detail) }) !== hash)
            broken.push({ id, trouble: 'changed' });
          if (row.previous !== head) broken.push({ id, trouble: 'moved' });
          head = hash;
        }
      }
      if (head !== (chain?.head ?? '')) broken.push({ trouble: 'cut' });
      return { entries, head, broken, ...(expected !== undefined && { hasExpected }) };
    });
}

const batchSize = 500;

/** All entries, oldest first, a batch of them in memory. */
async function* rowsInOrder(query: Kysely<Tables>) {
  const all = query.selectFrom('audit').selectAll().orderBy('id').limit(batchSize);
  for (let last = 0; ; ) {
    const rows = await all.where('id', '>', last).execute();
    yield* rows;
    const { id } = rows.at(-1) ?? {};
    if (id === undefined) return;
    last = id;
  }
}
