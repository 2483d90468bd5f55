import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import { recordAudit } from './audit.ts';
import type { StoreContext } from './context.ts';
import type { Tables } from './database/tables.ts';
import { readEntries, readLiveId } from './releases.ts';

/** A text being edited. It may be wrong; it is checked when it is published. */
export interface Draft {
  /** Id of the document. */
  readonly id: string;
  readonly body: string;
  /** Hash of the live revision that the draft was begun from; null for a new document. */
  readonly base: string | null;
  /** Increases with every change, even after a deletion. */
  readonly revision: number;
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
}

export interface SaveDraftRequest {
  readonly id: string;
  readonly body: string;
  readonly author: string;
  /** The revision that the author saw; 0 if there was no draft. */
  readonly expectedRevision: number;
  /** Hash of the revision that the text was made from, null for a new document; the live one by default. */
  readonly base?: string | null;
}

export interface DeleteDraftRequest {
  readonly id: string;
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

export type SaveDraftOutcome = { readonly outcome: 'saved'; readonly draft: Draft } | DraftConflict;
export type DeleteDraftOutcome = { readonly outcome: 'deleted' } | DraftConflict;

export async function readDraft(query: Kysely<Tables>, id: string): Promise<Draft | undefined> {
  return (await readDrafts(query, [id]))[0];
}

export async function readDrafts(query: Kysely<Tables>, ids: readonly string[]): Promise<Draft[]> {
  if (ids.length === 0) return [];
  return await selectDrafts(query.selectFrom('drafts').where('document_id', 'in', [...ids]));
}

/** In order of document ids. */
export async function listDrafts(query: Kysely<Tables>): Promise<Draft[]> {
  return await selectDrafts(query.selectFrom('drafts'));
}

/** Saves by compare-and-swap: the second of two writers gets a conflict, and nothing is overwritten. */
export async function saveDraft(context: StoreContext, request: SaveDraftRequest): Promise<SaveDraftOutcome> {
  const { id, body, author, expectedRevision } = request;
  const at = context.now().toISOString();
  return await context.database.query.transaction().execute(async (transaction) => {
    const change = { body, author, updated_at: at };
    const row =
      expectedRevision === 0
        ? await beginDraft(transaction, id, change, request.base)
        : await transaction
            .updateTable('drafts')
            .set(({ eb }) => ({ ...change, revision: eb('revision', '+', 1) }))
            .where('document_id', '=', id)
            .where('revision', '=', expectedRevision)
            .where('body', 'is not', null)
            .returningAll()
            .executeTakeFirst();
    if (row === undefined) return await describeConflict(transaction, id, body);
    const draft = draftFromRow(row);
    const detail = { revision: draft.revision, base: draft.base };
    await recordAudit(transaction, { at, actor: author, action: 'save-draft', subject: id, detail });
    return { outcome: 'saved', draft };
  });
}

/** Deletes by compare-and-swap. Succeeds if no draft is expected and there is none. */
export async function deleteDraft(
  context: StoreContext,
  request: DeleteDraftRequest,
): Promise<DeleteDraftOutcome> {
  const { id, author, expectedRevision } = request;
  const at = context.now().toISOString();
  return await context.database.query.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('drafts')
      .set(({ eb }) => ({ body: null, author, updated_at: at, revision: eb('revision', '+', 1) }))
      .where('document_id', '=', id)
      .where('revision', '=', expectedRevision)
      .where('body', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      const conflict = await describeConflict(transaction, id, null);
      return expectedRevision === 0 && conflict.theirs === null ? { outcome: 'deleted' } : conflict;
    }
    const detail = { revision: expectedRevision };
    await recordAudit(transaction, { at, actor: author, action: 'delete-draft', subject: id, detail });
    return { outcome: 'deleted' };
  });
}

/** Deletes a draft that has gone live. If it was saved again meanwhile, it stays, based on what went live. */
export async function retireDraft(
  transaction: Transaction<Tables>,
  draft: Pick<Draft, 'id' | 'revision'>,
  published: string | null,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('drafts')
    .set(({ eb }) => ({ body: null, revision: eb('revision', '+', 1) }))
    .where('document_id', '=', draft.id)
    .where('revision', '=', draft.revision)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return;
  await transaction
    .updateTable('drafts')
    .set({ base_hash: published })
    .where('document_id', '=', draft.id)
    .where('body', 'is not', null)
    .execute();
}

async function selectDrafts(selection: SelectQueryBuilder<Tables, 'drafts', object>): Promise<Draft[]> {
  const rows = await selection.selectAll().where('body', 'is not', null).execute();
  return rows.map(draftFromRow).sort((a, b) => (a.id < b.id ? -1 : 1));
}

async function beginDraft(
  transaction: Transaction<Tables>,
  id: string,
  change: { readonly body: string; readonly author: string; readonly updated_at: string },
  base: string | null | undefined,
): Promise<DraftRow | undefined> {
  const live = await readEntries(transaction, await readLiveId(transaction));
  const base_hash = base === undefined ? (live.get(id) ?? null) : base;
  return await transaction
    .insertInto('drafts')
    .values({ document_id: id, base_hash, revision: 1, ...change })
    .onConflict((conflict) =>
      conflict
        .column('document_id')
        .doUpdateSet(({ eb }) => ({ ...change, base_hash, revision: eb('drafts.revision', '+', 1) }))
        .where('drafts.body', 'is', null),
    )
    .returningAll()
    .executeTakeFirst();
}

async function describeConflict(
  transaction: Transaction<Tables>,
  id: string,
  yours: string | null,
): Promise<DraftConflict> {
  const theirs = (await readDraft(transaction, id)) ?? null;
  const live = await readEntries(transaction, await readLiveId(transaction));
  const baseHash = theirs === null ? live.get(id) : theirs.base;
  const base =
    baseHash == null
      ? undefined
      : await transaction
          .selectFrom('revisions')
          .select('body')
          .where('hash', '=', baseHash)
          .executeTakeFirst();
  return { outcome: 'conflict', yours, theirs, base: base?.body ?? null };
}

interface DraftRow {
  readonly document_id: string;
  readonly base_hash: string | null;
  readonly body: string | null;
  readonly revision: number;
  readonly author: string;
  readonly updated_at: string;
}

function draftFromRow(row: DraftRow): Draft {
  const { document_id, base_hash, body, revision, author, updated_at } = row;
  return { id: document_id, base: base_hash, body: body ?? '', revision, author, updatedAt: updated_at };
}
