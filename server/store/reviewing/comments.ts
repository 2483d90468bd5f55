import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { recordAudit } from '../audit.ts';
import type { StoreContext } from '../context.ts';
import type { Tables } from '../database/tables.ts';

/** A remark of somebody about a change set, or about one place of a document in it. */
export interface Comment {
  readonly id: string;
  /** Id of the document; null if it is about the set as a whole. */
  readonly document: string | null;
  /** Path of names to the text that it is about, as translations have it. */
  readonly part: string | null;
  readonly body: string;
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Who said that it is settled; null while it is not. */
  readonly resolvedBy: string | null;
}

export interface NewComment extends Pick<Comment, 'document' | 'part' | 'body' | 'author'> {
  readonly changeSet: string;
}

/** Undefined if there is no such set, or it is closed for good. */
export async function addComment(context: StoreContext, comment: NewComment): Promise<Comment | undefined> {
  return await context.database.query.transaction().execute(async (transaction) => {
    const set = await transaction
      .selectFrom('change_sets')
      .select('state')
      .where('id', '=', comment.changeSet)
      .executeTakeFirst();
    if (set === undefined || set.state === 'published' || set.state === 'abandoned') return undefined;
    const at = context.now().toISOString();
    const added = await insertComment(transaction, comment, at);
    const { document, part, body, author } = added;
    const detail = { comment: added.id, document, part, body };
    const subject = comment.changeSet;
    await recordAudit(transaction, { at, actor: author, action: 'comment', subject, detail });
    return added;
  });
}

/**
 * Stores a comment. Its caller records it in the audit log.
 *
 * @param at ISO 8601, UTC
 */
export async function insertComment(
  transaction: Transaction<Tables>,
  { changeSet, document, part, body, author }: NewComment,
  at: string,
): Promise<Comment> {
  const comment: Comment = { id: randomUUID(), document, part, body, author, at, resolvedBy: null };
  await transaction
    .insertInto('comments')
    .values({
      id: comment.id,
      change_set: changeSet,
      document_id: document,
      part,
      body,
      author,
      created_at: at,
      resolved_by: null,
    })
    .execute();
  return comment;
}

/** Says that a comment is settled, or is not; false if the set has none of that id. */
export async function resolveComment(
  context: StoreContext,
  { changeSet, id, by, isResolved }: ResolveRequest,
): Promise<boolean> {
  const at = context.now().toISOString();
  return await context.database.query.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('comments')
      .set({ resolved_by: isResolved ? by : null })
      .where('id', '=', id)
      .where('change_set', '=', changeSet)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const detail = { comment: id, isResolved };
    await recordAudit(transaction, { at, actor: by, action: 'comment', subject: changeSet, detail });
    return true;
  });
}

export interface ResolveRequest {
  readonly changeSet: string;
  readonly id: string;
  readonly by: string;
  readonly isResolved: boolean;
}

/** Oldest first. */
export async function listComments(query: Kysely<Tables>, changeSet: string): Promise<readonly Comment[]> {
  const rows = await query
    .selectFrom('comments')
    .selectAll()
    .where('change_set', '=', changeSet)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, document_id, part, body, author, created_at, resolved_by }) => ({
    id,
    document: document_id,
    part,
    body,
    author,
    at: created_at,
    resolvedBy: resolved_by,
  }));
}
