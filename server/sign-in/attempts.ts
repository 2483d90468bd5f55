import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sha256 } from '../keys/hash.ts';
import type { Database } from '../store/database/database.ts';
import { cookiePrefix } from './auth.ts';

/** Attempts that fail before each further one has to wait. */
const freely = 5;
const longestMs = 15 * 60_000;
/** After a day without an attempt, failures are forgotten. */
const forgottenMs = 24 * 60 * 60_000;
const deviceSeconds = 365 * 24 * 60 * 60;

/** How long the next attempt waits after some have failed: a second, doubled with each, up to a quarter of an hour. */
function waitMs(failures: number): number {
  return failures < freely ? 0 : Math.min(longestMs, 1000 * 2 ** (failures - freely));
}

/** The key by which attempts at a person are counted, from wherever they come. */
export function personKey(email: string): string {
  return sha256(`person ${email}`);
}

export interface Attempts {
  /**
   * Counts an attempt as failed until `succeed` is called, so that attempts at once are counted, too.
   *
   * @returns seconds to wait, if it may not be made now; nothing is counted then
   */
  begin(key: string): Promise<number | undefined>;
  succeed(key: string): Promise<void>;
}

/** Attempts to sign in by a password, counted by keys: of addresses of people, or of devices that they have used. */
export function attemptsIn({ query }: Pick<Database, 'query'>, now: () => number): Attempts {
  return {
    begin: (key) =>
      query.transaction().execute(async (transaction) => {
        const at = now();
        const old = transaction.deleteFrom('people_attempts').where('last_at', '<', at - forgottenMs);
        await old.execute();
        const counted = await transaction
          .insertInto('people_attempts')
          .values({ key, failures: 1, last_at: at, open_at: at })
          .onConflict((conflict) =>
            conflict
              .column('key')
              .doUpdateSet(({ eb }) => ({ failures: eb('people_attempts.failures', '+', 1), last_at: at }))
              .where('people_attempts.open_at', '<=', at),
          )
          .returning('failures')
          .executeTakeFirst();
        const row = transaction.selectFrom('people_attempts').select('open_at').where('key', '=', key);
        if (counted === undefined)
          return Math.ceil((Number((await row.executeTakeFirst())?.open_at ?? at) - at) / 1000);
        await transaction
          .updateTable('people_attempts')
          .set({ open_at: at + waitMs(counted.failures) })
          .where('key', '=', key)
          .execute();
        return undefined;
      }),
    succeed: async (key) => {
      await query.deleteFrom('people_attempts').where('key', '=', key).execute();
    },
  };
}

/** Devices on which somebody has signed in: their attempts are counted apart from those of everybody else. */
export function knownDevices(secret: string, port: number) {
  const name = `${cookiePrefix(port)}.device`;
  const sign = (email: string, id: string) =>
    createHmac('sha256', secret).update(`device ${id} ${email}`).digest('base64url');
  return {
    /** The key by which an attempt is counted. */
    keyOf({ headers }: Request, email: string): string {
      const cookies = (headers.get('cookie') ?? '').split(/; */);
      const [id = '', signature = ''] =
        cookies
          .find((cookie) => cookie.startsWith(`${name}=`))
          ?.slice(name.length + 1)
          .split('.') ?? [];
      const [sent, expected] = [Buffer.from(signature), Buffer.from(sign(email, id))];
      const isKnown = id !== '' && sent.length === expected.length && timingSafeEqual(sent, expected);
      return isKnown ? sha256(`device ${id} ${email}`) : personKey(email);
    },
    /** The cookie by which a device is known as one of a person. */
    cookieFor(email: string): string {
      const id = randomBytes(16).toString('base64url');
      const value = `${id}.${sign(email, id)}`;
      return `${name}=${value}; Max-Age=${deviceSeconds}; Path=/; HttpOnly; Secure; SameSite=Lax`;
    },
  };
}
