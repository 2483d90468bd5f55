import type { Kysely } from 'kysely';
import type { Tables } from '../store/database/tables.ts';

/** Whether people are offered a second factor, or need one. */
export type SecondFactor = 'offered' | 'required';

/** Whether signing in by a password asks a person for nothing else. */
export function lacksCodes({ twoFactorEnabled }: { readonly twoFactorEnabled: unknown }): boolean {
  return twoFactorEnabled !== true && twoFactorEnabled !== 1;
}

/** Whether a person has codes of an app, or a passkey. */
export async function hasSecondFactor(query: Kysely<Tables>, person: string): Promise<boolean> {
  const row = await query
    .selectFrom('people')
    .select(({ exists, selectFrom }) => [
      'twoFactorEnabled',
      exists(selectFrom('people_passkeys').select('id').where('userId', '=', person)).as('hasPasskey'),
    ])
    .where('id', '=', person)
    .executeTakeFirst();
  return row !== undefined && (Boolean(row.hasPasskey) || !lacksCodes(row));
}

/**
 * Whether a person with a password has neither codes nor a passkey. Who comes from the provider of single sign-on alone has
 * what the provider asks for.
 */
export async function lacksSecondFactor(query: Kysely<Tables>, person: string): Promise<boolean> {
  const row = await query
    .selectFrom('people')
    .innerJoin('people_accounts', 'people_accounts.userId', 'people.id')
    .select('twoFactorEnabled')
    .where('people.id', '=', person)
    .where('people_accounts.password', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('people_passkeys').select('id').where('userId', '=', person))),
    )
    .executeTakeFirst();
  return row !== undefined && lacksCodes(row);
}
