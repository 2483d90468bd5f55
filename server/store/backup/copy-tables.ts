import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

/** Rows are copied in batches, so that a table of any size fits in memory. */
const batchSize = 100;

/** Tables that others refer to come first; releases in their order, since each refers to older ones. */
const first = ['revisions', 'releases', 'release_entries', 'assets', 'visitor_files'];

/** Has a row from the start, which says that nothing is live. */
const neverEmpty = 'pointers';

/** A table of either database, with columns of texts and numbers. */
type AnyTables = Record<string, Record<string, unknown>>;

/**
 * Copies every row of every table, as they are at one moment, in one transaction of the target. Both databases have the
 * current schema.
 *
 * @throws if the target holds anything
 */
export async function copyTables(source: Database, target: Database): Promise<void> {
  const names = await tableNames(source.query);
  await snapshotOf(source, async (from) => {
    await target.query.transaction().execute(async (transaction) => {
      const to = transaction as unknown as Kysely<AnyTables>;
      for (const table of names) if (table !== neverEmpty) await refuseRows(to, table);
      await to.deleteFrom(neverEmpty).execute();
      for (const table of names)
        for await (const rows of batchesOf(from, source.dialect, table))
          await to.insertInto(table).values(rows).execute();
      if (target.dialect === 'postgres') await continueCounting(transaction);
    });
  });
}

/** The tables of a database but those in which Kysely notes its migrations. */
async function tableNames(query: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await query.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !first.includes(name));
  return [...first, ...names.sort()];
}

/** Reads within one transaction, so that all tables are of the same moment. */
async function snapshotOf(source: Database, read: (from: Kysely<AnyTables>) => Promise<void>): Promise<void> {
  const transaction = source.query.transaction();
  const snapshot =
    source.dialect === 'postgres'
      ? transaction.setIsolationLevel('repeatable read').setAccessMode('read only')
      : transaction;
  await snapshot.execute(async (from) => await read(from as unknown as Kysely<AnyTables>));
}

async function refuseRows(query: Kysely<AnyTables>, table: string): Promise<void> {
  const row = await query.selectFrom(table).selectAll().limit(1).executeTakeFirst();
  if (row !== undefined)
    throw new Error(`The database is not empty: "${table}" has rows. Restore into a new one.`);
}

/** Rows of a table in order of their age where that matters, else in any order. */
async function* batchesOf(
  from: Kysely<AnyTables>,
  dialect: Database['dialect'],
  table: string,
): AsyncGenerator<Record<string, unknown>[]> {
  const all = from.selectFrom(table).selectAll();
  const select = table === 'releases' ? all.orderBy('sequence') : all;
  if (dialect === 'sqlite') {
    yield* inBatches(select.stream());
    return;
  }
  const cursor = sql.id('rows_to_copy');
  await sql`declare ${cursor} no scroll cursor for ${select}`.execute(from);
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(batchSize)} from ${cursor}`.execute(
      from,
    );
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close ${cursor}`.execute(from);
}

async function* inBatches<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length === batchSize) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** PostgreSQL numbers new rows from a counter, which rows with numbers of their own do not move. */
async function continueCounting(target: Transaction<Tables>): Promise<void> {
  for (const { name, columns } of await target.introspection.getTables())
    for (const column of columns.filter(({ isAutoIncrementing }) => isAutoIncrementing))
      await sql`select setval(pg_get_serial_sequence(${name}, ${column.name}), max(${sql.ref(column.name)})) from ${sql.table(name)}`.execute(
        target,
      );
}
