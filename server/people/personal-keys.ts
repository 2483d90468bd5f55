import { randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { sha256 } from '../keys/hash.ts';
import { recordAudit } from '../store/audit.ts';
import type { Database } from '../store/database/database.ts';
import type { Tables } from '../store/database/tables.ts';
import { type Administered, type Person, personOf } from './administration.ts';
import { isScope, mayDo, type Scope } from './roles.ts';

/** A key by which a program works for a person; its token is known to its owner alone. */
export interface PersonalKey {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
  /** To the minute, ISO 8601, UTC; null if it was never used. */
  readonly lastUsed: string | null;
}

export interface KeyRequest {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly days: number;
}

export type KeyOutcome =
  | { readonly outcome: 'made'; readonly key: PersonalKey; readonly token: string }
  /** Their role does not allow one of the scopes. */
  | { readonly outcome: 'beyond-role' }
  | { readonly outcome: 'too-many' };

/** The owner of a key, as they are now. */
export interface KeyHolder {
  readonly person: Person;
  readonly key: PersonalKey;
}

export const mostKeyDays = 366;

const mostKeys = 20;
const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Begins every token, so that programs that look for leaked secrets find them. */
const prefix = 'waymark_';

type Clock = () => number;

/** Makes a key, and returns its token, of which the store has the hash alone. */
export async function makeKey(
  { query }: Pick<Database, 'query'>,
  { id: person, email, role }: Person,
  { name, scopes, days }: KeyRequest,
  now: Clock,
): Promise<KeyOutcome> {
  if (scopes.some((scope) => !mayDo(role, scope))) return { outcome: 'beyond-role' };
  const token = `${prefix}${randomBytes(32).toString('base64url')}`;
  const createdAt = new Date(now()).toISOString();
  const expiresAt = new Date(now() + days * dayMs).toISOString();
  const id = randomUUID();
  return await query.transaction().execute(async (transaction) => {
    await deleteExpired(transaction, createdAt);
    const { count } = await transaction
      .selectFrom('people_keys')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('person', '=', person)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostKeys) return { outcome: 'too-many' };
    const row = { id, person, name, scopes: scopes.join(' '), token_hash: sha256(token), last_used_at: null };
    await transaction
      .insertInto('people_keys')
      .values({ ...row, created_at: createdAt, expires_at: expiresAt })
      .execute();
    const detail = { id, name, scopes, expiresAt };
    await recordAudit(transaction, {
      at: createdAt,
      actor: email,
      action: 'make-key',
      subject: person,
      detail,
    });
    return { outcome: 'made', key: { id, name, scopes, createdAt, expiresAt, lastUsed: null }, token };
  });
}

/** The keys of a person that have not expired, the newest first. */
export async function listKeys(
  { query }: Pick<Database, 'query'>,
  person: string,
  now: Clock,
): Promise<readonly PersonalKey[]> {
  const rows = await query
    .selectFrom('people_keys')
    .selectAll()
    .where('person', '=', person)
    .where('expires_at', '>', new Date(now()).toISOString())
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(keyOf);
}

/** Ends a key at once; false if the person has no such key. */
export async function revokeKey(
  { query }: Pick<Database, 'query'>,
  { person, id }: { readonly person: string; readonly id: string },
  { by, why }: Administered,
  now: Clock,
): Promise<boolean> {
  return await query.transaction().execute(async (transaction) => {
    const row = await transaction
      .deleteFrom('people_keys')
      .where('person', '=', person)
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst();
    if (row === undefined) return false;
    const at = new Date(now()).toISOString();
    const detail = { id, name: row.name, ...(why && { why }) };
    await recordAudit(transaction, { at, actor: by, action: 'revoke-key', subject: person, detail });
    return true;
  });
}

/** The owner of a token, and what its key allows; undefined for a token that is unknown, revoked or expired. */
export async function findHolder(
  { query }: Pick<Database, 'query'>,
  token: string,
  now: Clock,
): Promise<KeyHolder | undefined> {
  if (!token.startsWith(prefix)) return undefined;
  const at = new Date(now()).toISOString();
  const row = await query
    .selectFrom('people_keys')
    .selectAll()
    .where('token_hash', '=', sha256(token))
    .where('expires_at', '>', at)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const owner = await query.selectFrom('people').selectAll().where('id', '=', row.person).executeTakeFirst();
  const person = owner && personOf(owner);
  if (person === undefined) return undefined;
  if (Date.parse(row.last_used_at ?? '1970-01-01') < now() - minuteMs)
    await query.updateTable('people_keys').set({ last_used_at: at }).where('id', '=', row.id).execute();
  return { person, key: keyOf(row) };
}

async function deleteExpired(transaction: Transaction<Tables>, at: string): Promise<void> {
  await transaction.deleteFrom('people_keys').where('expires_at', '<=', at).execute();
}

interface KeyRow {
  readonly id: string;
  readonly name: string;
  readonly scopes: string;
  readonly created_at: string;
  readonly expires_at: string;
  readonly last_used_at: string | null;
}

function keyOf({ id, name, scopes, created_at, expires_at, last_used_at }: KeyRow): PersonalKey {
  return {
    id,
    name,
    scopes: scopes.split(' ').filter(isScope),
    createdAt: created_at,
    expiresAt: expires_at,
    lastUsed: last_used_at,
  };
}
