import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { sha256 } from '../keys/hash.ts';
import { type PasswordTrouble, troubleWithPassword } from '../people/known-passwords.ts';
import { recordAudit } from '../store/audit.ts';
import { lockLog } from '../store/audit-chain.ts';
import type { Tables } from '../store/database/tables.ts';
import { personKey } from './attempts.ts';
import { notePassword, tookFactors } from './recoveries.ts';

/** A link by which one person chooses a new password without knowing the present one. */
export interface PasswordLink {
  /** Whose password is chosen. */
  readonly person: string;
  /** Who makes it: how the audit log names them. */
  readonly by: string;
  /** Id of the administrator who makes it; undefined for an operator. */
  readonly administrator?: string | undefined;
}

export type LinkOutcome =
  | { readonly outcome: 'made'; readonly path: string }
  /** There is nobody of that id, or they have no password. */
  | { readonly outcome: 'no-password' }
  /** The administrator has taken their second factor away, and there is no other one yet: alone they would be that person. */
  | { readonly outcome: 'same-administrator' };

export type PasswordOutcome = 'changed' | 'no-link' | PasswordTrouble;

/** The person whose link it is. */
export interface LinkOwner {
  readonly name: string;
  readonly email: string;
}

const lifetimeMs = 24 * 60 * 60 * 1000;
const identifierOf = (token: string) => `password link ${sha256(token)}`;

/** The content of a kept link. */
interface KeptLink {
  readonly by: string;
  /** Void once they are none any more. */
  readonly administrator: string | null;
  /** Hash of the password, as it is kept: the link is void once another one was chosen. */
  readonly replaces: string;
}

/**
 * Stores a link, in place of any before it, and returns its path; the token in it is kept nowhere. It stands behind the `#`,
 * so that browsers send it to nobody when they open the page.
 */
export async function makePasswordLink(
  { query }: { readonly query: Kysely<Tables> },
  { person, by, administrator }: PasswordLink,
  now: number,
): Promise<LinkOutcome> {
  const token = randomBytes(24).toString('base64url');
  const at = new Date(now).toISOString();
  return await query.transaction().execute(async (transaction) => {
    await lockLog(transaction);
    const account = await passwordOf(transaction, person);
    if (account === undefined) return { outcome: 'no-password' };
    if (administrator !== undefined && (await tookFactors(transaction, { person, administrator })))
      return { outcome: 'same-administrator' };
    const kept: KeptLink = { by, administrator: administrator ?? null, replaces: sha256(account.password) };
    const id = idOf(person);
    await transaction.deleteFrom('people_verifications').where('id', '=', id).execute();
    await transaction
      .insertInto('people_verifications')
      .values({
        ...{ id, identifier: identifierOf(token), value: JSON.stringify(kept) },
        ...{ expiresAt: new Date(now + lifetimeMs).toISOString(), createdAt: at, updatedAt: at },
      })
      .execute();
    await recordAudit(transaction, {
      ...{ at, actor: by, action: 'make-password-link', subject: person, detail: {} },
    });
    return { outcome: 'made', path: `/studio/password#${token}` };
  });
}

/** A link that still works, with its person and the administrator who made it; null for an operator. */
interface OpenLink extends LinkOwner {
  readonly id: string;
  readonly administrator: string | null;
}

/** The person of a link; undefined if it was used, has expired, is void or never was. */
export async function findPasswordLink(
  query: Kysely<Tables>,
  token: string,
  now: number,
): Promise<OpenLink | undefined> {
  return await openLink(query, ['identifier', identifierOf(token)], now);
}

/** The administrator whose link a person can still use; null or undefined without one. */
export async function linkMakerOf(
  query: Kysely<Tables>,
  person: string,
  now: number,
): Promise<string | null | undefined> {
  return (await openLink(query, ['id', idOf(person)], now))?.administrator;
}

async function openLink(
  query: Kysely<Tables>,
  [column, value]: readonly ['id' | 'identifier', string],
  now: number,
): Promise<OpenLink | undefined> {
  const found = query.selectFrom('people_verifications').selectAll().where(column, '=', value);
  const row = await found.executeTakeFirst();
  if (row === undefined || new Date(row.expiresAt).getTime() <= now) return undefined;
  const account = await passwordOf(query, row.id.slice(idOf('').length));
  const { administrator, replaces }: KeptLink = JSON.parse(row.value);
  if (account === undefined || sha256(account.password) !== replaces) return undefined;
  if (administrator !== null && !(await isAdministrator(query, administrator))) return undefined;
  const { id, name, email } = account;
  return { id, name, email, administrator };
}

interface NewPassword {
  readonly token: string;
  readonly password: string;
}

interface Changing {
  readonly query: Kysely<Tables>;
  /** The form in which passwords are kept. */
  readonly hash: (password: string) => Promise<string>;
  readonly now: number;
}

/** Gives the person of a link a new password and ends their sessions. They keep their second factor and their keys. */
export async function changeByLink(
  { token, password }: NewPassword,
  { query, hash, now }: Changing,
): Promise<PasswordOutcome> {
  const owner = await findPasswordLink(query, token, now);
  if (owner === undefined) return 'no-link';
  const trouble = await troubleWithPassword(password, [owner.email, owner.name]);
  if (trouble !== undefined) return trouble;
  const hashed = await hash(password);
  return await query.transaction().execute(async (transaction) => {
    const { id, email, administrator } = owner;
    const isValid = (await findPasswordLink(transaction, token, now)) !== undefined;
    const used = transaction.deleteFrom('people_verifications').where('identifier', '=', identifierOf(token));
    if ((await used.executeTakeFirst()).numDeletedRows !== 1n || !isValid) return 'no-link';
    const at = new Date(now).toISOString();
    await transaction
      .updateTable('people_accounts')
      .set({ password: hashed, updatedAt: at })
      .where('userId', '=', id)
      .where('providerId', '=', 'credential')
      .execute();
    await notePassword(transaction, { person: id, administrator }, hashed);
    await transaction.deleteFrom('people_sessions').where('userId', '=', id).execute();
    // Whoever has typed the old password alone goes no further by it.
    await transaction.deleteFrom('people_verifications').where('value', '=', id).execute();
    await transaction.deleteFrom('people_attempts').where('key', '=', personKey(email)).execute();
    const detail = { by: 'password link' };
    await recordAudit(transaction, { at, actor: email, action: 'change-sign-in', subject: id, detail });
    return 'changed';
  });
}

/** One link for each person: another one takes its place. */
function idOf(person: string): string {
  return `password-link-${person}`;
}

async function passwordOf(query: Kysely<Tables> | Transaction<Tables>, person: string) {
  return await query
    .selectFrom('people')
    .innerJoin('people_accounts', 'people_accounts.userId', 'people.id')
    .select(['people.id', 'name', 'email', 'password'])
    .where('people.id', '=', person)
    .where('providerId', '=', 'credential')
    .where('password', 'is not', null)
    .$narrowType<{ password: string }>()
    .executeTakeFirst();
}

async function isAdministrator(query: Kysely<Tables>, id: string): Promise<boolean> {
  const found = query.selectFrom('people').select('id').where('id', '=', id);
  return (await found.where('role', '=', 'administrator').executeTakeFirst()) !== undefined;
}
