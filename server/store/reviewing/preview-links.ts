import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sha256 } from '../../keys/hash.ts';
import { recordAudit } from '../audit.ts';
import type { StoreContext } from '../context.ts';
import type { Tables } from '../database/tables.ts';

/** A link by which somebody without an account sees the site with the drafts of one change set. */
export interface PreviewLink {
  /** SHA-256 of its token: it opens nothing. */
  readonly id: string;
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}

export interface LinkRequest {
  readonly changeSet: string;
  readonly author: string;
  readonly days: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Links of sets in these states open nothing. */
const closedStates = ['published', 'abandoned'];

/** The token is known to nobody but the caller. Undefined if there is no such set, or it is closed. */
export async function createPreviewLink(
  { database, now }: StoreContext,
  { changeSet, author, days }: LinkRequest,
): Promise<(PreviewLink & { readonly token: string }) | undefined> {
  const at = now();
  const [createdAt, expiresAt] = [at.toISOString(), new Date(at.getTime() + days * dayMs).toISOString()];
  const token = randomBytes(24).toString('base64url');
  const id = sha256(token);
  return await database.query.transaction().execute(async (transaction) => {
    const set = await transaction
      .selectFrom('change_sets')
      .select('id')
      .where('id', '=', changeSet)
      .where('state', 'not in', closedStates)
      .executeTakeFirst();
    if (set === undefined) return undefined;
    await transaction.deleteFrom('preview_links').where('expires_at', '<=', createdAt).execute();
    const times = { created_at: createdAt, expires_at: expiresAt };
    await transaction
      .insertInto('preview_links')
      .values({ token_hash: id, change_set: changeSet, author, ...times })
      .execute();
    const detail = { link: id, expiresAt };
    const entry = { at: createdAt, actor: author, action: 'share', subject: changeSet, detail } as const;
    await recordAudit(transaction, entry);
    return { id, author, createdAt, expiresAt, token };
  });
}

/** Those that have not expired, the newest first. */
export async function listPreviewLinks(
  { database, now }: StoreContext,
  changeSet: string,
): Promise<readonly PreviewLink[]> {
  const rows = await database.query
    .selectFrom('preview_links')
    .selectAll()
    .where('change_set', '=', changeSet)
    .where('expires_at', '>', now().toISOString())
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ token_hash, author, created_at, expires_at }) => ({
    id: token_hash,
    author,
    createdAt: created_at,
    expiresAt: expires_at,
  }));
}

/** Ends a link and all previews that it opened; false if the set has no such link. */
export async function revokePreviewLink(
  { database, now }: StoreContext,
  { changeSet, id, by }: { readonly changeSet: string; readonly id: string; readonly by: string },
): Promise<boolean> {
  const at = now().toISOString();
  return await database.query.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('preview_links')
      .where('token_hash', '=', id)
      .where('change_set', '=', changeSet)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    const detail = { link: id, isRevoked: true };
    await recordAudit(transaction, { at, actor: by, action: 'share', subject: changeSet, detail });
    return true;
  });
}

/** The change set that a link opens, and until when; undefined if it opens none now. */
export async function openPreviewLink(
  query: Kysely<Tables>,
  id: string,
  now: Date,
): Promise<{ readonly changeSet: string; readonly expiresAt: string } | undefined> {
  const row = await query
    .selectFrom('preview_links')
    .innerJoin('change_sets', 'change_sets.id', 'preview_links.change_set')
    .select(['change_set', 'expires_at'])
    .where('token_hash', '=', id)
    .where('expires_at', '>', now.toISOString())
    .where('state', 'not in', closedStates)
    .executeTakeFirst();
  return row && { changeSet: row.change_set, expiresAt: row.expires_at };
}
