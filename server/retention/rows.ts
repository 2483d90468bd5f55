import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../sessions/sessions.ts';
import type { Dialect } from '../store/database/dialect.ts';
import type { Tables } from '../store/database/tables.ts';

/** Rows in one statement: no other writer waits for long. */
export const batchSize = 500;

/** Rows of a table that a condition holds for. */
export interface RowSelection {
  readonly table: keyof Tables;
  readonly where: RawBuilder<unknown>;
}

export async function countRows(connection: Connection, { table, where }: RowSelection): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${where}`.execute(connection);
  return Number(rows[0]?.count);
}

/** Deletes a batch of rows and gives how many those were. */
export async function deleteBatch(
  connection: Connection,
  dialect: Dialect,
  selection: RowSelection,
): Promise<number> {
  const { table } = selection;
  const result = await sql`delete from ${sql.table(table)} where ${inBatch(dialect, selection)}`.execute(
    connection,
  );
  return Number(result.numAffectedRows);
}

/** Changes a batch of rows and gives how many those were. */
export async function changeBatch(
  connection: Connection,
  dialect: Dialect,
  selection: RowSelection,
  change: RawBuilder<unknown>,
): Promise<number> {
  const { table } = selection;
  const result =
    await sql`update ${sql.table(table)} set ${change} where ${inBatch(dialect, selection)}`.execute(
      connection,
    );
  return Number(result.numAffectedRows);
}

/** The condition is asked again of each row: another connection may have changed the row since it was selected. */
function inBatch(dialect: Dialect, { table, where }: RowSelection): RawBuilder<unknown> {
  const from = sql`from ${sql.table(table)} where ${where} limit ${sql.lit(batchSize)}`;
  return dialect === 'sqlite'
    ? sql`rowid in (select rowid ${from}) and ${where}`
    : sql`ctid = any(array(select ctid ${from})) and ${where}`;
}
