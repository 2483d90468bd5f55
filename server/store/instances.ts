import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from './database/tables.ts';

/** How many instances run, and how many of them show the live release. */
export interface Arrival {
  readonly live: string | null;
  readonly instances: number;
  readonly arrived: number;
}

/** A running process, as the others see it. */
export interface Instance {
  /** Says that it runs, and which release it shows. */
  beat(release: string): Promise<void>;
  /** Says that it stops. */
  leave(): Promise<void>;
}

export const beatMs = 5_000;

/** An instance that has said nothing for this long does not run. */
const silentMs = 4 * beatMs;

/** @param now milliseconds since the epoch */
export function createInstance({ query }: { readonly query: Kysely<Tables> }, now: () => number): Instance {
  const id = randomUUID();
  return {
    async beat(release) {
      const row = { release_id: release, seen_at: now() };
      await query
        .insertInto('instances')
        .values({ id, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      await query
        .deleteFrom('instances')
        .where('seen_at', '<', row.seen_at - 10 * silentMs)
        .execute();
    },
    async leave() {
      await query.deleteFrom('instances').where('id', '=', id).execute();
    },
  };
}

/** @param now milliseconds since the epoch */
export async function countArrived(
  query: Kysely<Tables>,
  live: string | null,
  now: number,
): Promise<Arrival> {
  const rows = await query
    .selectFrom('instances')
    .select('release_id')
    .where('seen_at', '>=', now - silentMs)
    .execute();
  const arrived = rows.filter(({ release_id }) => release_id === live).length;
  return { live, instances: rows.length, arrived };
}
