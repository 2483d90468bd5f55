import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type AuditAction, recordAudit } from './audit.ts';
import type { StoreContext } from './context.ts';
import type { Tables } from './database/tables.ts';
import { readLiveId } from './releases.ts';

/** The set of drafts that are saved without naming one. It always exists and stays open. */
export const commonSet = 'drafts';

export type ChangeSetState = 'open' | 'in-review' | 'approved' | 'published' | 'abandoned';

/** Named drafts that belong together and go live together. */
export interface ChangeSet {
  readonly id: string;
  readonly name: string;
  readonly state: ChangeSetState;
  /** The release that was live when it was begun. */
  readonly base: string | null;
  /** Increases with every change of its name or state. */
  readonly revision: number;
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
}

export interface ChangeSetRequest {
  readonly id: string;
  readonly author: string;
  /** The revision that the author saw. */
  readonly expectedRevision: number;
  readonly name?: string;
  readonly state?: ChangeSetState;
}

export type ChangeSetOutcome =
  | { readonly outcome: 'saved'; readonly changeSet: ChangeSet }
  /** Somebody else changed it meanwhile, or it cannot go from its state to the other; it is as in `theirs`. */
  | { readonly outcome: 'conflict'; readonly theirs: ChangeSet | null };

/** The states that may follow each. */
const following: Readonly<Record<ChangeSetState, readonly ChangeSetState[]>> = {
  open: ['in-review', 'published', 'abandoned'],
  'in-review': ['open', 'approved', 'abandoned'],
  approved: ['open', 'published', 'abandoned'],
  published: [],
  abandoned: ['open'],
};

export async function createChangeSet(
  context: StoreContext,
  { name, author }: { readonly name: string; readonly author: string },
): Promise<ChangeSet> {
  const at = context.now().toISOString();
  return await context.database.query.transaction().execute(async (transaction) => {
    const set: ChangeSet = {
      id: randomUUID(),
      name,
      state: 'open',
      base: await readLiveId(transaction),
      revision: 1,
      author,
      createdAt: at,
      updatedAt: at,
    };
    await insertChangeSet(transaction, set);
    const action: AuditAction = 'begin-changes';
    await recordAudit(transaction, { at, actor: author, action, subject: set.id, detail: { name } });
    return set;
  });
}

/** Stores a set as it is. */
export async function insertChangeSet(transaction: Transaction<Tables>, set: ChangeSet): Promise<void> {
  const { base, createdAt, updatedAt, ...row } = set;
  const times = { created_at: createdAt, updated_at: updatedAt };
  await transaction
    .insertInto('change_sets')
    .values({ ...row, base_release: base, ...times })
    .execute();
}

/** Newest first. */
export async function listChangeSets(query: Kysely<Tables>): Promise<readonly ChangeSet[]> {
  const rows = await query.selectFrom('change_sets').selectAll().orderBy('updated_at', 'desc').execute();
  return rows.map(fromRow);
}

export async function readChangeSet(query: Kysely<Tables>, id: string): Promise<ChangeSet | undefined> {
  const row = await query.selectFrom('change_sets').selectAll().where('id', '=', id).executeTakeFirst();
  return row && fromRow(row);
}

/** Changes name or state by compare-and-swap. */
export async function changeChangeSet(
  context: StoreContext,
  { id, author, expectedRevision, name, state }: ChangeSetRequest,
): Promise<ChangeSetOutcome> {
  const at = context.now().toISOString();
  return await context.database.query.transaction().execute(async (transaction) => {
    const before = await readChangeSet(transaction, id);
    const mayFollow =
      state === undefined || state === before?.state || (before && following[before.state].includes(state));
    const row =
      mayFollow &&
      (await transaction
        .updateTable('change_sets')
        .set(({ eb }) => ({
          ...(name !== undefined && { name }),
          ...(state !== undefined && { state }),
          revision: eb('revision', '+', 1),
          updated_at: at,
        }))
        .where('id', '=', id)
        .where('revision', '=', expectedRevision)
        .returningAll()
        .executeTakeFirst());
    if (!row) return { outcome: 'conflict', theirs: (await readChangeSet(transaction, id)) ?? null };
    const action: AuditAction = 'change-changes';
    await recordAudit(transaction, { at, actor: author, action, subject: id, detail: { name, state } });
    return { outcome: 'saved', changeSet: fromRow(row) };
  });
}

/** Whether drafts of a set may be saved now. The row is locked until the transaction ends. */
export async function isEditable(transaction: Transaction<Tables>, id: string): Promise<boolean> {
  if (id === commonSet) return true;
  const { numUpdatedRows } = await transaction
    .updateTable('change_sets')
    .set(({ ref }) => ({ revision: ref('revision') }))
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Notes that a set went live, once none of its drafts is left. */
export async function markPublished(transaction: Transaction<Tables>, id: string, at: string): Promise<void> {
  await transaction
    .updateTable('change_sets')
    .set(({ eb }) => ({ state: 'published', revision: eb('revision', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .where('state', 'in', ['open', 'approved'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('drafts')
            .select('document_id')
            .where('change_set', '=', id)
            .where('state', '!=', 'gone'),
        ),
      ),
    )
    .execute();
}

interface ChangeSetRow {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly base_release: string | null;
  readonly revision: number;
  readonly author: string;
  readonly created_at: string;
  readonly updated_at: string;
}

function fromRow({ base_release, created_at, updated_at, state, ...row }: ChangeSetRow): ChangeSet {
  return {
    ...row,
    // Only the functions of this file write this column.
    state: state as ChangeSetState,
    base: base_release,
    createdAt: created_at,
    updatedAt: updated_at,
  };
}
