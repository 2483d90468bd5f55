import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Problem } from '#engine';
import { recordAudit } from '../audit.ts';
import { commonSet, lockPublishable, takeTo } from '../change-sets.ts';
import type { StoreContext } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { guardFor, type LimitedRequest } from '../limits.ts';
import type { DocumentChange } from '../releases.ts';
import { type Change, textsOf } from './change.ts';

/** A change that waits for its time, or that was refused when it came. */
export interface ScheduledRelease {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly dueAt: string;
  readonly author: string;
  readonly message: string;
  /** Why it did not go live; null while it waits. */
  readonly refusal: Refusal | null;
}

/** Problems that kept it from going live, or documents that others published meanwhile. */
export interface Refusal {
  readonly problems: readonly Problem[];
  readonly theirs: readonly DocumentChange[];
}

/** A scheduled change with all that is needed to publish it. */
export interface ScheduledChange {
  readonly scheduled: ScheduledRelease;
  readonly change: Change;
  readonly accept: readonly string[];
  /** Id of the person of the studio who has scheduled it. */
  readonly person?: string | undefined;
}

/** The part of a change that is stored, as JSON. */
interface ScheduledContent {
  readonly change: Omit<Change, 'begun'> & { readonly begun: readonly (readonly [string, string | null])[] };
  readonly accept: readonly string[];
  readonly person?: string | undefined;
}

/** A scheduled release with the change that it makes, as it is exported. */
export interface ExportedSchedule extends ScheduledRelease {
  readonly content: ScheduledContent;
}

interface Scheduling extends Pick<ScheduledRelease, 'author' | 'message' | 'dueAt'> {
  readonly person?: string;
}

export async function insertScheduled(
  { database, now, fourEyes }: StoreContext,
  { author, message, dueAt, person }: Scheduling,
  change: Change,
  accept: readonly string[],
): Promise<ScheduledRelease | undefined> {
  const id = randomUUID().slice(0, 8);
  const content: ScheduledContent = { change: { ...change, begun: [...change.begun] }, accept, person };
  const { changeSet = commonSet } = change;
  return await database.query.transaction().execute(async (transaction) => {
    if (!(await lockPublishable(transaction, changeSet, { needsApproval: fourEyes }))) return undefined;
    await takeTo(transaction, changeSet, 'scheduled');
    await transaction
      .insertInto('scheduled_releases')
      .values({ id, due_at: dueAt, author, message, content: JSON.stringify(content), refusal: null })
      .execute();
    const detail = {
      dueAt,
      message,
      changed: change.changed.map((document) => document.id),
      removed: change.removed,
    };
    await recordAudit(transaction, {
      at: now().toISOString(),
      actor: author,
      action: 'schedule',
      subject: id,
      detail: { ...detail, changeSet },
    });
    return { id, dueAt, author, message, refusal: null };
  });
}

/** The release of a change set that waits for its time; if there is none, the last that was refused. */
export async function findScheduled(
  query: Kysely<Tables>,
  changeSet: string,
): Promise<ScheduledRelease | undefined> {
  const rows = (await rowsInOrder(query)).filter((row) => setOf(row) === changeSet);
  const row = rows.find(({ refusal }) => refusal === null) ?? rows.at(-1);
  return row && scheduledFromRow(row);
}

/** The change set that a scheduled release publishes. */
function setOf({ content }: { readonly content: string }): string {
  // Only insertScheduled and insertExported write this column.
  const { change }: ScheduledContent = JSON.parse(content);
  return change.changeSet ?? commonSet;
}

/** Waiting and refused releases, in order of their times. */
export async function listScheduled(query: Kysely<Tables>): Promise<readonly ScheduledRelease[]> {
  return (await rowsInOrder(query)).map(scheduledFromRow);
}

/** All rows, in order of their times. */
function rowsInOrder(query: Kysely<Tables>) {
  return query.selectFrom('scheduled_releases').selectAll().orderBy('due_at').orderBy('id').execute();
}

/** Waiting and refused releases, with their changes. */
export async function exportScheduled(query: Kysely<Tables>): Promise<readonly ExportedSchedule[]> {
  const rows = await rowsInOrder(query);
  return rows.map((row) => {
    // Only insertScheduled and insertExported write this column. People are of this store alone.
    const { change, accept }: ScheduledContent = JSON.parse(row.content);
    return { ...scheduledFromRow(row), content: { change, accept } };
  });
}

/** Writes scheduled releases of another store. */
export async function insertExported(
  transaction: Transaction<Tables>,
  scheduled: readonly ExportedSchedule[],
): Promise<void> {
  for (const { id, dueAt, author, message, refusal, content } of scheduled) {
    await transaction
      .insertInto('scheduled_releases')
      .values({
        id,
        due_at: dueAt,
        author,
        message,
        content: JSON.stringify(content),
        refusal: refusal === null ? null : JSON.stringify(refusal),
      })
      .execute();
  }
}

export interface CancelRequest extends LimitedRequest {
  /** Id of the scheduled release. */
  readonly id: string;
  readonly author: string;
}

/** Takes a scheduled release away; false if there is none of that id. */
export async function cancelScheduled(
  { database, now }: StoreContext,
  { id, author, limits }: CancelRequest,
): Promise<boolean> {
  const guard = await guardFor({ limits });
  return await database.query.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('scheduled_releases')
      .select(['content', 'refusal'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row) {
      // Only insertScheduled writes this column.
      const { change }: { readonly change: Change } = JSON.parse(row.content);
      await guard(transaction, textsOf(change));
    }
    const isThere = row !== undefined && (await removeScheduled(transaction, id));
    if (isThere) {
      if (row.refusal === null) await takeTo(transaction, setOf(row), 'open');
      await recordAudit(transaction, {
        at: now().toISOString(),
        actor: author,
        action: 'cancel',
        subject: id,
        detail: {},
      });
    }
    return isThere;
  });
}

/** False if it has been published or cancelled meanwhile. */
export async function removeScheduled(transaction: Transaction<Tables>, id: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('scheduled_releases')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The first that is due. */
export async function readDue({ database, now }: StoreContext): Promise<ScheduledChange | undefined> {
  const row = await database.query
    .selectFrom('scheduled_releases')
    .selectAll()
    .where('refusal', 'is', null)
    .where('due_at', '<=', now().toISOString())
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  // Only insertScheduled writes this column.
  const { change, accept, person }: ScheduledContent = JSON.parse(row.content);
  const begun = new Map(change.begun);
  return { scheduled: scheduledFromRow(row), change: { ...change, begun }, accept, person };
}

/** Notes why a release did not go live: it is not tried again. False if another instance has noted it. */
export async function refuseScheduled(
  { database, now }: StoreContext,
  { id, author }: ScheduledRelease,
  refusal: Refusal,
  changeSet?: string,
): Promise<boolean> {
  return await database.query.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('scheduled_releases')
      .set({ refusal: JSON.stringify(refusal) })
      .where('id', '=', id)
      .where('refusal', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    if (changeSet !== undefined) await takeTo(transaction, changeSet, 'open');
    const detail = { ...refusal };
    await recordAudit(transaction, {
      at: now().toISOString(),
      actor: author,
      action: 'refuse',
      subject: id,
      detail,
    });
    return true;
  });
}

function scheduledFromRow(row: {
  readonly id: string;
  readonly due_at: string;
  readonly author: string;
  readonly message: string;
  readonly refusal: string | null;
}): ScheduledRelease {
  const { id, due_at, author, message, refusal } = row;
  return { id, dueAt: due_at, author, message, refusal: refusal === null ? null : JSON.parse(refusal) };
}
