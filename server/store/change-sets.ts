import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type AuditAction, recordAudit } from './audit.ts';
import type { StoreContext } from './context.ts';
import type { Tables } from './database/tables.ts';
import { BeyondLimits, guardFor, type LimitedRequest, type LimitsGuard } from './limits.ts';
import { readLiveId } from './releases.ts';
import { insertComment } from './reviewing/comments.ts';
import { type ChangeSetState, neededFor, publishable } from './reviewing/transitions.ts';

/** The set of drafts that are saved without naming one. It always exists and stays open. */
export const commonSet = 'drafts';

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

export interface ChangeSetRequest extends LimitedRequest {
  readonly id: string;
  readonly author: string;
  /** The revision that the author saw. */
  readonly expectedRevision: number;
  readonly name?: string;
  readonly state?: ChangeSetState;
  /** A comment that says why. */
  readonly why?: string;
}

export type ChangeSetOutcome =
  | { readonly outcome: 'saved'; readonly changeSet: ChangeSet }
  /** Somebody else changed it meanwhile, or it cannot go from its state to the other; it is as in `theirs`. */
  | { readonly outcome: 'conflict'; readonly theirs: ChangeSet | null }
  /** Another person has to approve it: this one began it, or wrote the last edit of one of its documents. */
  | { readonly outcome: 'own-work' };

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
  request: ChangeSetRequest,
): Promise<ChangeSetOutcome> {
  const { id, author, expectedRevision, name, state, why } = request;
  const at = context.now().toISOString();
  const guard = await guardFor(request);
  return await context.database.query.transaction().execute(async (transaction) => {
    if (state !== undefined) {
      await lockSet(transaction, id);
      await guardSet(guard, transaction, id);
    }
    if (context.fourEyes && state === 'approved') {
      const writers = await writersOf(transaction, id);
      if (writers.includes(author)) return { outcome: 'own-work' };
    }
    const before = await readChangeSet(transaction, id);
    const needed = state && before && neededFor(before.state, state);
    const mayFollow = state === undefined || (needed !== undefined && needed !== 'system');
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
    const detail = { name, state, why };
    await recordAudit(transaction, { at, actor: author, action, subject: id, detail });
    if (why !== undefined)
      await insertComment(transaction, { changeSet: id, document: null, part: null, body: why, author }, at);
    return { outcome: 'saved', changeSet: fromRow(row) };
  });
}

/** Has edits of a set wait until the transaction ends. */
async function lockSet(transaction: Transaction<Tables>, id: string): Promise<void> {
  await transaction
    .updateTable('change_sets')
    .set(({ ref }) => ({ revision: ref('revision') }))
    .where('id', '=', id)
    .execute();
}

/** Refuses somebody with limits if a draft of a set, which is locked, lies beyond them. */
async function guardSet(guard: LimitsGuard, transaction: Kysely<Tables>, id: string): Promise<void> {
  const drafts = await transaction
    .selectFrom('drafts')
    .select(['document_id', 'body'])
    .where('change_set', '=', id)
    .where('state', '!=', 'gone')
    .execute();
  await guard(
    transaction,
    drafts.map(({ document_id, body }) => [document_id, body] as const),
  );
}

/** Says why somebody with limits can neither take a set on nor publish it; undefined if they can. */
export async function whyBeyond(
  query: Kysely<Tables>,
  id: string,
  request: LimitedRequest,
): Promise<string | undefined> {
  try {
    await guardSet(await guardFor(request), query, id);
    return undefined;
  } catch (error) {
    if (error instanceof BeyondLimits) return error.message;
    throw error;
  }
}

/** Who began a set, and who wrote the last edit of each of its documents. */
export async function writersOf(query: Kysely<Tables>, id: string): Promise<readonly string[]> {
  const set = await readChangeSet(query, id);
  const drafts = await query
    .selectFrom('drafts')
    .select('author')
    .distinct()
    .where('change_set', '=', id)
    .where('state', '!=', 'gone')
    .execute();
  return [...new Set([...(set ? [set.author] : []), ...drafts.map(({ author }) => author)])];
}

export interface Edit {
  readonly changeSet: string;
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/**
 * Whether drafts of a set may be saved now. The row is locked until the transaction ends. A set in review gets another
 * revision, so that nobody approves what they have not seen; one that was approved goes back to review.
 */
export async function beginEdit(
  transaction: Transaction<Tables>,
  { changeSet: id, author, at }: Edit,
): Promise<boolean> {
  if (id === commonSet) return true;
  const touch = async (from: ChangeSetState, to: ChangeSetState, step: 0 | 1) => {
    const { numUpdatedRows } = await transaction
      .updateTable('change_sets')
      .set(({ eb }) => ({ state: to, revision: eb('revision', '+', step) }))
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  };
  if (await touch('open', 'open', 0)) return true;
  if (await touch('in-review', 'in-review', 1)) return true;
  if (!(await touch('approved', 'in-review', 1))) return false;
  const detail = { state: 'in-review', why: 'It was edited after it was approved.' };
  await recordAudit(transaction, { at, actor: author, action: 'change-changes', subject: id, detail });
  return true;
}

/**
 * Locks a set that is about to go live, or to wait for its time; false if its state does not allow it.
 *
 * @param isDue whether it has waited for its time
 * @param needsApproval whether only what was approved may go live, which nothing outside of a named set can be
 */
export async function lockPublishable(
  transaction: Transaction<Tables>,
  id: string,
  { isDue = false, needsApproval = false }: { readonly isDue?: boolean; readonly needsApproval?: boolean },
): Promise<boolean> {
  if (id === commonSet) return isDue || !needsApproval;
  const states = needsApproval ? (['approved'] as const) : publishable;
  const { numUpdatedRows } = await transaction
    .updateTable('change_sets')
    .set(({ ref }) => ({ revision: ref('revision') }))
    .where('id', '=', id)
    .where('state', 'in', isDue ? [...states, 'scheduled'] : states)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes a set to a state that follows from something else than a request for it. The common set has none. */
export async function takeTo(
  transaction: Transaction<Tables>,
  id: string,
  state: 'open' | 'scheduled',
): Promise<void> {
  if (id === commonSet) return;
  await transaction
    .updateTable('change_sets')
    .set(({ eb }) => ({ state, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('state', 'in', state === 'open' ? ['scheduled'] : publishable)
    .execute();
}

/** Notes that a set went live, once none of its drafts is left; false while some are, and for the common set. */
export async function markPublished(
  transaction: Transaction<Tables>,
  id: string,
  at: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('change_sets')
    .set(({ eb }) => ({ state: 'published', revision: eb('revision', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .where('state', 'in', [...publishable, 'scheduled'])
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
    .executeTakeFirst();
  return numUpdatedRows === 1n;
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
