import type { Kysely, Transaction } from 'kysely';
import { addressWords, browserWords } from '../http/client-words.ts';
import { type AuditAction, recordAudit } from '../store/audit.ts';
import { lockLog } from '../store/audit-chain.ts';
import type { Database } from '../store/database/database.ts';
import type { Tables } from '../store/database/tables.ts';
import { type Limits, limitsOf, limitsText } from './limits.ts';
import { isRole, mayDo, type Role } from './roles.ts';

/** A person who works on the site. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** Places and languages that they may change; the whole site without. Administrators have no limits. */
  readonly limits?: Limits;
}

/** A person with the session of a request. */
export interface Sender extends Person {
  /** Id of the session, which is no credential; '' for a request by a personal key. */
  readonly session: string;
  /** Whether signing in asks them for a code of an app. */
  readonly hasCodes: boolean;
}

/** A change of what somebody may do; members that are left out stay as they are. */
export interface Permission {
  readonly role?: Role;
  /** Null for the whole site. */
  readonly limits?: Limits | null;
}

/** Who does something to a person, and why. */
export interface Administered {
  readonly by: string;
  readonly why?: string | undefined;
}

/** A browser in which a person is signed in. */
export interface PersonSession {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly since: string;
  /** To the hour: ISO 8601, UTC. */
  readonly lastUsed: string;
  /** The address, or words for it. */
  readonly address: string | null;
  /** Its name, with the system that it runs on. */
  readonly browser: string | null;
}

type Change = (transaction: Transaction<Tables>) => Promise<boolean>;

/** Functions that change people and their sessions, each in one transaction with its entry in the audit log. */
export function administration({ query }: Pick<Database, 'query'>, now: () => number) {
  /** Administrators wait for each other here, so that two of them cannot each take away the other. */
  const change = (action: AuditAction, id: string, { by, why }: Administered, detail: object, work: Change) =>
    query.transaction().execute(async (transaction) => {
      await lockLog(transaction);
      const isDone = await work(transaction);
      const at = new Date(now()).toISOString();
      const entry = { at, actor: by, action, subject: id, detail: { ...detail, ...(why && { why }) } };
      if (isDone) await recordAudit(transaction, entry);
      return isDone;
    });

  return {
    /** In order of their names. */
    list: async (): Promise<readonly Person[]> => {
      const rows = await query.selectFrom('people').selectAll().orderBy('name').execute();
      return rows.flatMap((row) => personOf(row) ?? []);
    },
    permit: (id: string, { role, limits }: Permission, who: Administered) =>
      change('change-person', id, who, { role, limits }, async (transaction) => {
        const known = transaction.selectFrom('people').select('role').where('id', '=', id);
        const wanted = role ?? (await known.executeTakeFirst())?.role;
        if (wanted === undefined) return false;
        if (wanted !== 'administrator' && !(await hasOtherAdministrator(transaction, id))) return false;
        // Who decides what others may could lift limits of their own.
        const kept = wanted === 'administrator' ? null : limits;
        const values = { role: wanted, ...(kept !== undefined && { limits: limitsText(kept) }) };
        if (wanted !== 'administrator') await voidInvitations(transaction, id);
        const updated = transaction.updateTable('people').set(values).where('id', '=', id);
        return (await updated.executeTakeFirst()).numUpdatedRows === 1n;
      }),
    remove: (id: string, who: Administered) =>
      change('remove-person', id, who, {}, async (transaction) => {
        if (!(await hasOtherAdministrator(transaction, id))) return false;
        await voidInvitations(transaction, id);
        const deleted = transaction.deleteFrom('people').where('id', '=', id);
        return (await deleted.executeTakeFirst()).numDeletedRows === 1n;
      }),
    endSessions: (id: string, which: { readonly only?: string; readonly but?: string }, who: Administered) =>
      change('end-session', id, who, {}, async (transaction) => {
        const { only, but } = which;
        const { numDeletedRows } = await transaction
          .deleteFrom('people_sessions')
          .where('userId', '=', id)
          .$if(only !== undefined, (delete_) => delete_.where('id', '=', only ?? ''))
          .$if(but !== undefined, (delete_) => delete_.where('id', '!=', but ?? ''))
          .executeTakeFirst();
        // A device that is lost may have had keys, too.
        const isEverything = only === undefined && but === undefined;
        const keys = isEverything
          ? await transaction.deleteFrom('people_keys').where('person', '=', id).executeTakeFirst()
          : undefined;
        return numDeletedRows > 0n || (keys?.numDeletedRows ?? 0n) > 0n;
      }),
    sessionsOf: async (id: string): Promise<readonly PersonSession[]> => {
      const rows = await query.selectFrom('people_sessions').selectAll().where('userId', '=', id).execute();
      return rows
        .filter(({ expiresAt }) => new Date(expiresAt).getTime() > now())
        .map(({ id: session, createdAt, updatedAt, ipAddress, userAgent }) => ({
          id: session,
          since: new Date(createdAt).toISOString(),
          lastUsed: new Date(updatedAt).toISOString(),
          address: ipAddress === null ? null : addressWords(ipAddress),
          browser: userAgent === null ? null : browserWords(userAgent),
        }))
        .sort((a, b) => (a.lastUsed > b.lastUsed ? -1 : 1));
    },
  };
}

async function hasOtherAdministrator(transaction: Transaction<Tables>, id: string): Promise<boolean> {
  const other = await transaction
    .selectFrom('people')
    .select('id')
    .where('role', '=', 'administrator')
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** The limits of a person who may publish, if they have any; undefined if nothing. */
export async function publisherOf(
  query: Kysely<Tables>,
  id: string,
): Promise<Pick<Person, 'limits'> | undefined> {
  const row = await query.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  const person = row && personOf(row);
  if (person === undefined || !mayDo(person.role, 'publish')) return undefined;
  return person.limits === undefined ? {} : { limits: person.limits };
}

/** Voids the invitations of somebody who is no longer an administrator, such as one to themselves under another address. */
async function voidInvitations(transaction: Transaction<Tables>, id: string): Promise<void> {
  const { email } =
    (await transaction.selectFrom('people').select('email').where('id', '=', id).executeTakeFirst()) ?? {};
  if (email !== undefined)
    await transaction.deleteFrom('invitations').where('invited_by', '=', email).execute();
}

/** A person from a row, or from what the library says of one. */
export function personOf(row: Readonly<Record<string, unknown>>): Person | undefined {
  const { id, name, email, role } = row;
  if (!isRole(role)) return undefined;
  const limits = limitsOf(row.limits);
  return { id: String(id), name: String(name), email: String(email), role, ...(limits && { limits }) };
}
