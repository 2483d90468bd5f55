import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { sha256 } from '../keys/hash.ts';
import { recordAudit } from '../store/audit.ts';
import type { Tables } from '../store/database/tables.ts';
import { type Limits, limitsOf, limitsText } from './limits.ts';
import { isRole, type Role } from './roles.ts';

/** A link by which one person may join. */
export interface Invitation {
  /** The only address that may use it; null lets the person choose one. */
  readonly email: string | null;
  readonly role: Role;
  /** Places and languages that they may change; the whole site without. */
  readonly limits?: Limits | null | undefined;
  readonly invitedBy: string;
}

const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** Stores an invitation, and returns the path of its link; the token in it is kept nowhere. */
export async function invite(
  { query }: { readonly query: Kysely<Tables> },
  { email, role, limits = null, invitedBy }: Invitation,
  now: number,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const at = new Date(now).toISOString();
  await query.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('invitations').where('expires_at', '<', at).execute();
    await transaction
      .insertInto('invitations')
      .values({
        token_hash: sha256(token),
        email: email?.toLowerCase() ?? null,
        role,
        limits: limitsText(limits),
        invited_by: invitedBy,
        expires_at: new Date(now + lifetimeMs).toISOString(),
      })
      .execute();
    const subject = email ?? 'anybody';
    await recordAudit(transaction, {
      at,
      actor: invitedBy,
      action: 'invite',
      subject,
      detail: { role, ...(limits && { limits }) },
    });
  });
  return pathOf(token);
}

/** An invitation that nobody has used yet, without the token of its link. */
export interface PendingInvitation {
  /** Names it, and opens nothing. */
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly limits?: Limits;
  readonly invitedBy: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}

/** Invitations of people by people that can still be used, the last first. */
export async function listInvitations(
  query: Kysely<Tables>,
  now: number,
): Promise<readonly PendingInvitation[]> {
  const rows = await query
    .selectFrom('invitations')
    .selectAll()
    .where('expires_at', '>', new Date(now).toISOString())
    .orderBy('expires_at', 'desc')
    .execute();
  return rows.flatMap(({ token_hash, email, role, limits: text, invited_by, expires_at }) => {
    if (email === null || !isRole(role)) return [];
    const limits = limitsOf(text);
    const id = idOf(token_hash);
    return [{ id, email, role, ...(limits && { limits }), invitedBy: invited_by, expiresAt: expires_at }];
  });
}

function idOf(tokenHash: string): string {
  return sha256(`invitation ${tokenHash}`).slice(0, 16);
}

/** Makes a new link for an invitation, for a week from now, after which the old one is void; undefined if there is none. */
export async function renewInvitation(
  { query }: { readonly query: Kysely<Tables> },
  { id, by }: { readonly id: string; readonly by: string },
  now: number,
): Promise<string | undefined> {
  const token = randomBytes(24).toString('base64url');
  const at = new Date(now).toISOString();
  return await query.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('invitations')
      .selectAll()
      .where('expires_at', '>', at)
      .execute();
    const found = rows.find(({ token_hash }) => idOf(token_hash) === id);
    if (found?.email == null) return undefined;
    const { numUpdatedRows } = await transaction
      .updateTable('invitations')
      .set({ token_hash: sha256(token), expires_at: new Date(now + lifetimeMs).toISOString() })
      .where('token_hash', '=', found.token_hash)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return undefined;
    const detail = { role: found.role, isRenewed: true };
    await recordAudit(transaction, { at, actor: by, action: 'invite', subject: found.email, detail });
    return pathOf(token);
  });
}

/** Makes the link of an invitation void; false if there is none of that id. */
export async function withdrawInvitation(
  { query }: { readonly query: Kysely<Tables> },
  { id, by }: { readonly id: string; readonly by: string },
  now: number,
): Promise<boolean> {
  return await query.transaction().execute(async (transaction) => {
    const rows = await transaction.selectFrom('invitations').select(['token_hash', 'email']).execute();
    const found = rows.find(({ token_hash }) => idOf(token_hash) === id);
    // Links that a start has printed are in no list.
    if (found?.email == null) return false;
    const { numDeletedRows } = await transaction
      .deleteFrom('invitations')
      .where('token_hash', '=', found.token_hash)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) return false;
    const at = new Date(now).toISOString();
    await recordAudit(transaction, {
      at,
      actor: by,
      action: 'withdraw-invitation',
      subject: found.email,
      detail: {},
    });
    return true;
  });
}

/** The token is behind the `#`: browsers send it to nobody when they open the page. */
function pathOf(token: string): string {
  return `/studio/join#${token}`;
}

/** The invitation of a link; undefined if it was used, has expired, or never was. */
export async function findInvitation(
  query: Kysely<Tables>,
  token: string,
  now: number,
): Promise<Invitation | undefined> {
  const row = await query
    .selectFrom('invitations')
    .selectAll()
    .where('token_hash', '=', sha256(token))
    .where('expires_at', '>', new Date(now).toISOString())
    .executeTakeFirst();
  if (row === undefined || !isRole(row.role)) return undefined;
  return {
    email: row.email,
    role: row.role,
    limits: limitsOf(row.limits) ?? null,
    invitedBy: row.invited_by,
  };
}

/** False if an invitation was used meanwhile; it cannot be until the transaction ends. */
export async function holdInvitation(transaction: Transaction<Tables>, token: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('invitations')
    .set(({ ref }) => ({ role: ref('role') }))
    .where('token_hash', '=', sha256(token))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses an invitation up. Once somebody has joined, those that starts of the site have printed are void. */
export async function takeInvitation(transaction: Transaction<Tables>, token: string): Promise<void> {
  await transaction
    .deleteFrom('invitations')
    .where(({ eb, or }) => or([eb('token_hash', '=', sha256(token)), eb('invited_by', '=', 'start')]))
    .execute();
}
