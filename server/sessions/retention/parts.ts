import { type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../store/database/tables.ts';
import type { Dialect } from '../../store/migrations/dialect.ts';
import type { Connection } from '../sessions.ts';

/**
 * Limits for stored data that has no expiry of its own. A release is kept as long as one of its limits keeps
 * it.
 */
export interface RetentionLimits {
  /** Number of newest releases to keep. */
  readonly releases: number;
  /** Every release younger than this is kept. */
  readonly releaseDays: number;
  readonly auditDays: number;
}

/** Deletes expired data of one kind. Times are milliseconds since the epoch. */
export interface RetentionPart {
  /** Number of rows that would be deleted. */
  count(now: number): Promise<number>;
  /** Deletes the rows in batches, and returns their number. Each batch is final. */
  remove(now: number, afterBatch: () => Promise<void>): Promise<number>;
}

export type RetentionParts = { readonly [part: string]: RetentionPart };

/** Rows per statement, so that no other writer waits for long. */
export const batchSize = 500;

/** Rows of a table that match a condition. */
export interface RowSelection {
  readonly table: keyof Tables;
  readonly where: RawBuilder<unknown>;
}

export async function countRows(connection: Connection, { table, where }: RowSelection): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${where}`.execute(connection);
  return Number(rows[0]?.count);
}

/** Deletes a batch of rows and returns their number. */
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

/** Changes a batch of rows and returns their number. */
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

/**
 * The condition is repeated for each row, since another connection may have changed it after the selection.
 */
function inBatch(dialect: Dialect, { table, where }: RowSelection): RawBuilder<unknown> {
  const from = sql`from ${sql.table(table)} where ${where} limit ${sql.lit(batchSize)}`;
  return dialect === 'sqlite'
    ? sql`rowid in (select rowid ${from}) and ${where}`
    : sql`ctid = any(array(select ctid ${from})) and ${where}`;
}
