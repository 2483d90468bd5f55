import type { Transaction } from 'kysely';
import { sha256 } from '../keys/hash.ts';
import type { Tables } from '../store/database/tables.ts';

/** A code is taken for half a minute before and after its own: no longer than this. */
const takenMs = 2 * 60_000;

/**
 * Notes that a code of an app was used; false if it was already. Of two requests at once the second waits for the first:
 * both write the same row.
 */
export async function takeCode(
  transaction: Transaction<Tables>,
  { person, code }: { readonly person: string; readonly code: string },
  now: number,
): Promise<boolean> {
  const at = new Date(now).toISOString();
  const expiresAt = new Date(now + takenMs).toISOString();
  const id = sha256(`used code ${person} ${code}`);
  const noted = await transaction
    .insertInto('people_verifications')
    .values({ id, identifier: `used code ${id}`, value: '', expiresAt, createdAt: at, updatedAt: at })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ expiresAt, updatedAt: at })
        .where('people_verifications.expiresAt', '<=', at),
    )
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}
