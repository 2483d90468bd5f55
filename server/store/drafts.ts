import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import { recordAudit } from './audit.ts';
import { beginEdit, commonSet } from './change-sets.ts';
import type { StoreContext } from './context.ts';
import type { Tables } from './database/tables.ts';
import { guardFor, type LimitedRequest } from './limits.ts';
import { readEntries, readLiveId } from './releases.ts';

/** A text being edited. It may be wrong; it is checked when it is published. */
export interface Draft {
  /** Id of the document. */
  readonly id: string;
  /** Null removes the document. */
  readonly body: string | null;
  /** Hash of the live revision that the draft was begun from; null for a new document. */
  readonly base: string | null;
  /** Increases with every change, even after a deletion. */
  readonly revision: number;
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
}

export interface SaveDraftRequest extends LimitedRequest {
  readonly id: string;
  /** Null removes the document. */
  readonly body: string | null;
  /** Id of the change set; the common one by default. */
  readonly changeSet?: string;
  readonly author: string;
  /** The revision that the author saw; 0 if there was no draft. */
  readonly expectedRevision: number;
  /** Hash of the revision that the text was made from, null for a new document; the live one by default. */
  readonly base?: string | null;
}

export interface DeleteDraftRequest extends LimitedRequest {
  readonly id: string;
  /** Id of the change set; the common one by default. */
  readonly changeSet?: string;
  readonly author: string;
  readonly expectedRevision: number;
}

/** Both texts, and the one that both began from; null if there is none. */
export interface DraftConflict {
  readonly outcome: 'conflict';
  readonly yours: string | null;
  readonly theirs: Draft | null;
  readonly base: string | null;
}

/** The change set is not open, or there is none of that id. */
export interface ClosedSet {
  readonly outcome: 'closed';
}

export type SaveDraftOutcome =
  | { readonly outcome: 'saved'; readonly draft: Draft }
  | DraftConflict
  | ClosedSet;
export type DeleteDraftOutcome = { readonly outcome: 'deleted' } | DraftConflict | ClosedSet;

export async function readDraft(
  query: Kysely<Tables>,
  id: string,
  changeSet: string = commonSet,
): Promise<Draft | undefined> {
  return (await readDrafts(query, [id], changeSet))[0];
}

export async function readDrafts(
  query: Kysely<Tables>,
  ids: readonly string[],
  changeSet: string = commonSet,
): Promise<Draft[]> {
  if (ids.length === 0) return [];
  return await selectDrafts(draftsOf(query, changeSet).where('document_id', 'in', [...ids]));
}

/** In order of document ids. */
export async function listDrafts(query: Kysely<Tables>, changeSet: string = commonSet): Promise<Draft[]> {
  return await selectDrafts(draftsOf(query, changeSet));
}

/** A draft that is not as somebody knows it. */
export interface ChangedDraft {
  readonly id: string;
  /** The revision that they know; 0 for none. */
  readonly from: number;
  /** Null if there is none any more. */
  readonly draft: Draft | null;
  /** The text of the document with the change set; null if it has none. */
  readonly body: string | null;
}

/** The drafts of a set that are not as they are known, by id and revision. */
export async function changedDrafts(
  query: Kysely<Tables>,
  changeSet: string,
  known: ReadonlyMap<string, number>,
): Promise<ChangedDraft[]> {
  const rows = await draftsOf(query, changeSet)
    .select(['document_id', 'revision'])
    .where('state', '!=', 'gone')
    .execute();
  const now = new Map(rows.map(({ document_id, revision }) => [document_id, revision]));
  const other = [...now].flatMap(([id, revision]) => (known.get(id) === revision ? [] : [id]));
  const gone = [...known.keys()].filter((id) => !now.has(id));
  const from = (id: string) => known.get(id) ?? 0;
  const drafts = await readDrafts(query, other, changeSet);
  const live = gone.length > 0 ? await readEntries(query, await readLiveId(query)) : undefined;
  const without = gone.map(async (id) => {
    const body = await readRevision(query, live?.get(id));
    return { id, from: from(id), draft: null, body };
  });
  return [
    ...drafts.map((draft) => ({ id: draft.id, from: from(draft.id), draft, body: draft.body })),
    ...(await Promise.all(without)),
  ];
}

function draftsOf(query: Kysely<Tables>, changeSet: string) {
  return query.selectFrom('drafts').where('change_set', '=', changeSet);
}

/** Saves by compare-and-swap: the second of two writers gets a conflict, and nothing is overwritten. */
export async function saveDraft(context: StoreContext, request: SaveDraftRequest): Promise<SaveDraftOutcome> {
  const { id, body, author, expectedRevision, changeSet = commonSet } = request;
  const at = context.now().toISOString();
  const guard = await guardFor(request);
  return await context.database.query.transaction().execute(async (transaction) => {
    if (!(await beginEdit(transaction, { changeSet, author, at }))) return { outcome: 'closed' };
    const before = (await readDrafts(transaction, [id], changeSet))[0];
    await guard(transaction, [
      [id, before?.body],
      [id, body],
    ]);
    const state = body === null ? 'removes' : 'text';
    const change = { body, state, author, updated_at: at };
    const row =
      expectedRevision === 0
        ? await beginDraft(transaction, { change_set: changeSet, document_id: id }, change, request.base)
        : await transaction
            .updateTable('drafts')
            .set(({ eb }) => ({ ...change, revision: eb('revision', '+', 1) }))
            .where('change_set', '=', changeSet)
            .where('document_id', '=', id)
            .where('revision', '=', expectedRevision)
            .where('state', '!=', 'gone')
            .returningAll()
            .executeTakeFirst();
    if (row === undefined) return await describeConflict(transaction, { id, changeSet }, body);
    const draft = draftFromRow(row);
    if (before && isSameSitting(before, draft)) return { outcome: 'saved', draft };
    const detail = { revision: draft.revision, base: draft.base, changeSet };
    await recordAudit(transaction, { at, actor: author, action: 'save-draft', subject: id, detail });
    return { outcome: 'saved', draft };
  });
}

const sittingMs = 10 * 60_000;

/** Whether the audit log has an entry already for saves by one author, within ten minutes by the clock. */
function isSameSitting(before: Draft, { author, updatedAt, body }: Draft): boolean {
  const sitting = (at: string) => Math.floor(Date.parse(at) / sittingMs);
  return (
    before.author === author &&
    sitting(before.updatedAt) === sitting(updatedAt) &&
    (before.body === null) === (body === null)
  );
}

/** Deletes by compare-and-swap. Succeeds if no draft is expected and there is none. */
export async function deleteDraft(
  context: StoreContext,
  request: DeleteDraftRequest,
): Promise<DeleteDraftOutcome> {
  const { id, author, expectedRevision, changeSet = commonSet } = request;
  const at = context.now().toISOString();
  const guard = await guardFor(request);
  return await context.database.query.transaction().execute(async (transaction) => {
    if (!(await beginEdit(transaction, { changeSet, author, at }))) return { outcome: 'closed' };
    const before = (await readDrafts(transaction, [id], changeSet))[0];
    await guard(transaction, [[id, before?.body]]);
    const { numUpdatedRows } = await transaction
      .updateTable('drafts')
      .set(({ eb }) => ({ ...gone, author, updated_at: at, revision: eb('revision', '+', 1) }))
      .where('change_set', '=', changeSet)
      .where('document_id', '=', id)
      .where('revision', '=', expectedRevision)
      .where('state', '!=', 'gone')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      const conflict = await describeConflict(transaction, { id, changeSet }, null);
      return expectedRevision === 0 && conflict.theirs === null ? { outcome: 'deleted' } : conflict;
    }
    const detail = { revision: expectedRevision, changeSet };
    await recordAudit(transaction, { at, actor: author, action: 'delete-draft', subject: id, detail });
    return { outcome: 'deleted' };
  });
}

const gone = { body: null, state: 'gone' };

/** Deletes a draft that has gone live. If it was saved again meanwhile, it stays, based on what went live. */
export async function retireDraft(
  transaction: Transaction<Tables>,
  changeSet: string,
  draft: Pick<Draft, 'id' | 'revision'>,
  published: string | null,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('drafts')
    .set(({ eb }) => ({ ...gone, revision: eb('revision', '+', 1) }))
    .where('change_set', '=', changeSet)
    .where('document_id', '=', draft.id)
    .where('revision', '=', draft.revision)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return;
  await transaction
    .updateTable('drafts')
    .set({ base_hash: published })
    .where('change_set', '=', changeSet)
    .where('document_id', '=', draft.id)
    .where('state', '!=', 'gone')
    .execute();
}

export interface Replacement extends Pick<Draft, 'base' | 'body'> {
  readonly changeSet: string;
  /** The draft that it replaces. */
  readonly draft: Draft;
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Whether the draft is one no more. */
  readonly isGone: boolean;
}

/** Puts another text and base in the place of a draft; false if somebody has saved it meanwhile. */
export async function replaceDraft(
  transaction: Transaction<Tables>,
  { changeSet, draft, author, at, base, body, isGone }: Replacement,
): Promise<boolean> {
  const state = body === null ? 'removes' : 'text';
  const { numUpdatedRows } = await transaction
    .updateTable('drafts')
    .set(({ eb }) => ({
      ...(isGone ? gone : { body, state }),
      base_hash: base,
      author,
      updated_at: at,
      revision: eb('revision', '+', 1),
    }))
    .where('change_set', '=', changeSet)
    .where('document_id', '=', draft.id)
    .where('revision', '=', draft.revision)
    .where('state', '!=', 'gone')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function selectDrafts(selection: SelectQueryBuilder<Tables, 'drafts', object>): Promise<Draft[]> {
  const rows = await selection.selectAll().where('state', '!=', 'gone').execute();
  return rows.map(draftFromRow).sort((a, b) => (a.id < b.id ? -1 : 1));
}

async function beginDraft(
  transaction: Transaction<Tables>,
  key: Pick<DraftRow, 'change_set' | 'document_id'>,
  change: Pick<DraftRow, 'body' | 'state' | 'author' | 'updated_at'>,
  base: string | null | undefined,
): Promise<DraftRow | undefined> {
  const live = await readEntries(transaction, await readLiveId(transaction));
  const base_hash = base === undefined ? (live.get(key.document_id) ?? null) : base;
  return await transaction
    .insertInto('drafts')
    .values({ ...key, base_hash, revision: 1, ...change })
    .onConflict((conflict) =>
      conflict
        .columns(['change_set', 'document_id'])
        .doUpdateSet(({ eb }) => ({ ...change, base_hash, revision: eb('drafts.revision', '+', 1) }))
        .where('drafts.state', '=', 'gone'),
    )
    .returningAll()
    .executeTakeFirst();
}

async function describeConflict(
  transaction: Transaction<Tables>,
  { id, changeSet }: { readonly id: string; readonly changeSet: string },
  yours: string | null,
): Promise<DraftConflict> {
  const theirs = (await readDraft(transaction, id, changeSet)) ?? null;
  const live = await readEntries(transaction, await readLiveId(transaction));
  const baseHash = theirs === null ? live.get(id) : theirs.base;
  return { outcome: 'conflict', yours, theirs, base: await readRevision(transaction, baseHash) };
}

/** The text of a revision; null without a hash. */
async function readRevision(query: Kysely<Tables>, hash: string | null | undefined): Promise<string | null> {
  if (hash == null) return null;
  const row = await query.selectFrom('revisions').select('body').where('hash', '=', hash).executeTakeFirst();
  return row?.body ?? null;
}

interface DraftRow {
  readonly change_set: string;
  readonly document_id: string;
  readonly state: string;
  readonly base_hash: string | null;
  readonly body: string | null;
  readonly revision: number;
  readonly author: string;
  readonly updated_at: string;
}

function draftFromRow(row: DraftRow): Draft {
  const { document_id, base_hash, body, revision, author, updated_at } = row;
  return { id: document_id, base: base_hash, body, revision, author, updatedAt: updated_at };
}

/** Stores drafts as they were exported. */
export async function insertDrafts(
  transaction: Transaction<Tables>,
  changeSet: string,
  drafts: readonly Draft[],
): Promise<void> {
  for (const { id, body, base, revision, author, updatedAt } of drafts) {
    const row = { document_id: id, base_hash: base, body, revision, author, updated_at: updatedAt };
    const state = body === null ? 'removes' : 'text';
    await transaction
      .insertInto('drafts')
      .values({ change_set: changeSet, state, ...row })
      .execute();
  }
}
