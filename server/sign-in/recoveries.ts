import type { Kysely, Transaction } from 'kysely';
import { sha256 } from '../keys/hash.ts';
import type { Tables } from '../store/database/tables.ts';
import { hasSecondFactor } from './second-factor.ts';

/** The help of an administrator by which a person got back in. */
interface Recovery {
  readonly person: string;
  /** Id of the administrator; null for an operator, whose help is not noted. */
  readonly administrator: string | null;
}

/** Notes that a person has chosen a password by a link of an administrator, in place of any note before. */
export async function notePassword(
  transaction: Transaction<Tables>,
  { person, administrator }: Recovery,
  hashed: string,
): Promise<void> {
  await forget(transaction, person, 'password');
  if (administrator === null) return;
  const row = { person, administrator, means: 'password', password: sha256(hashed) } as const;
  await transaction.insertInto('people_recoveries').values(row).execute();
}

/** Notes that an administrator has taken the second factors of a person away, in place of any note before. */
export async function noteFactors(
  transaction: Transaction<Tables>,
  { person, administrator }: Recovery,
): Promise<void> {
  await forget(transaction, person, 'factors');
  if (administrator === null) return;
  const row = { person, administrator, means: 'factors', password: null } as const;
  await transaction.insertInto('people_recoveries').values(row).execute();
}

async function forget(transaction: Transaction<Tables>, person: string, means: 'password' | 'factors') {
  await transaction
    .deleteFrom('people_recoveries')
    .where('person', '=', person)
    .where('means', '=', means)
    .execute();
}

interface Helper {
  readonly person: string;
  readonly administrator: string;
}

/** Whether the password that a person has now was chosen by a link of an administrator. */
export async function gavePassword(
  query: Kysely<Tables>,
  { person, administrator }: Helper,
): Promise<boolean> {
  const row = await query
    .selectFrom('people_recoveries')
    .innerJoin('people_accounts', 'people_accounts.userId', 'person')
    .select(['people_recoveries.password as chosen', 'people_accounts.password as present'])
    .where('person', '=', person)
    .where('means', '=', 'password')
    .where('administrator', '=', administrator)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return row !== undefined && row.present !== null && sha256(row.present) === row.chosen;
}

/** Whether an administrator has taken the second factors of a person away who has not set up another one since. */
export async function tookFactors(
  query: Kysely<Tables>,
  { person, administrator }: Helper,
): Promise<boolean> {
  const row = await query
    .selectFrom('people_recoveries')
    .select('administrator')
    .where('person', '=', person)
    .where('means', '=', 'factors')
    .where('administrator', '=', administrator)
    .executeTakeFirst();
  return row !== undefined && !(await hasSecondFactor(query, person));
}
