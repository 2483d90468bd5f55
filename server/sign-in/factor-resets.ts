import { recordAudit } from '../store/audit.ts';
import { lockLog } from '../store/audit-chain.ts';
import type { Database } from '../store/database/database.ts';
import { linkMakerOf } from './password-links.ts';
import { gavePassword, noteFactors } from './recoveries.ts';
import { hasSecondFactor } from './second-factor.ts';

/** The end of the second factors of somebody who has lost them. */
export interface FactorReset {
  readonly person: string;
  /** Who resets them: how the audit log names them. */
  readonly by: string;
  readonly why?: string | undefined;
  /** Id of the administrator who does so; undefined for an operator. */
  readonly administrator?: string | undefined;
}

export type ResetOutcome =
  | 'reset'
  /** There is nobody of that id, or they have neither codes nor a passkey. */
  | 'no-factor'
  /** The administrator has made a link by which the person has chosen their password, or still may: alone they would be that person. */
  | 'same-administrator';

/** Takes the codes and passkeys of a person away and ends their sessions. Their password stays, and so do their personal keys. */
export async function resetFactors(
  { query }: Pick<Database, 'query'>,
  { person, by, why, administrator }: FactorReset,
  now: number,
): Promise<ResetOutcome> {
  return await query.transaction().execute(async (transaction) => {
    await lockLog(transaction);
    if (administrator !== undefined) {
      const hasLink = (await linkMakerOf(transaction, person, now)) === administrator;
      if (hasLink || (await gavePassword(transaction, { person, administrator })))
        return 'same-administrator';
    }
    if (!(await hasSecondFactor(transaction, person))) return 'no-factor';
    await transaction
      .updateTable('people')
      .set({ twoFactorEnabled: null })
      .where('id', '=', person)
      .execute();
    for (const table of ['people_two_factors', 'people_passkeys', 'people_sessions'] as const)
      await transaction.deleteFrom(table).where('userId', '=', person).execute();
    // Whoever has typed the password alone, and is asked for a code, begins anew.
    await transaction.deleteFrom('people_verifications').where('value', '=', person).execute();
    await noteFactors(transaction, { person, administrator: administrator ?? null });
    const [at, detail] = [new Date(now).toISOString(), why ? { why } : {}];
    await recordAudit(transaction, { at, actor: by, action: 'reset-factor', subject: person, detail });
    return 'reset';
  });
}
