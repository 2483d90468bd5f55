import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sha256 } from '../keys/hash.ts';
import type { Tables } from '../store/database/tables.ts';
import { isRole, type Role } from './roles.ts';

/** A link by which one person may join. */
export interface Invitation {
  /** The only address that may use it; null lets the person choose one. */
  readonly email: string | null;
  readonly role: Role;
  readonly invitedBy: string;
}

const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** Stores an invitation, and returns the token of its link, which is kept nowhere. */
export async function invite(query: Kysely<Tables>, invitation: Invitation, now: number): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const { email, role, invitedBy } = invitation;
  await query.deleteFrom('invitations').where('expires_at', '<', new Date(now).toISOString()).execute();
  await query
    .insertInto('invitations')
    .values({
      token_hash: sha256(token),
      email: email?.toLowerCase() ?? null,
      role,
      invited_by: invitedBy,
      expires_at: new Date(now + lifetimeMs).toISOString(),
    })
    .execute();
  return token;
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
  return { email: row.email, role: row.role, invitedBy: row.invited_by };
}

/** Uses an invitation up; false if somebody else was faster. */
export async function takeInvitation(query: Kysely<Tables>, token: string): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('invitations')
    .where('token_hash', '=', sha256(token))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
