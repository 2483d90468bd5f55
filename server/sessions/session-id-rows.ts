import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sha256 } from '../keys/hash.ts';
import type { Tables } from '../store/database/tables.ts';
import type { SessionIds } from './session-ids.ts';

/** Time for requests in progress with an id that was replaced: as long as a browser waits for one. */
const graceMs = 150_000;
/** Most new ids that may be unused at once, as when a button is pressed many times. */
const mostUnused = 5;

type Connection = Kysely<Tables>;

/** The ids of visitors in the database, where only their hashes are stored, and the sessions that they lead to. */
export function sessionIdRows(query: Connection, ids: SessionIds, now: () => number) {
  async function find(id: string, connection: Connection = query): Promise<string | undefined> {
    const row = await connection
      .selectFrom('session_ids')
      .select('session')
      .where('id', '=', sha256(id))
      .where('expires_at', '>', now())
      .executeTakeFirst();
    return row?.session;
  }

  return {
    /** The session of an id that has not expired. */
    find,
    /** The session of an id; a new one if nothing is stored under the id yet. */
    async begin(id: string, connection: Connection): Promise<string | undefined> {
      await connection
        .insertInto('session_ids')
        .values({ id: sha256(id), session: randomUUID(), replaces: null, expires_at: ids.expiryOf(id) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      return await find(id, connection);
    },
    /** Issues another id for the session of an id; see `Sessions.replaceId`. */
    async replace(id: string): Promise<string | undefined> {
      const session = await find(id);
      if (session === undefined) return undefined;
      const unused = await query
        .selectFrom('session_ids')
        .select('id')
        .where('replaces', '=', sha256(id))
        .limit(mostUnused)
        .execute();
      if (unused.length === mostUnused) return undefined;
      const issued = ids.issue();
      await query
        .insertInto('session_ids')
        .values({ id: sha256(issued), session, replaces: sha256(id), expires_at: ids.expiryOf(issued) })
        .execute();
      return issued;
    },
    /** Ends every id of a session at once. */
    async endAll(session: string, connection: Connection): Promise<void> {
      await connection.deleteFrom('session_ids').where('session', '=', session).execute();
    },
    /** Issues an id for a session. */
    async add(session: string, connection: Connection): Promise<string> {
      const issued = ids.issue();
      await connection
        .insertInto('session_ids')
        .values({ id: sha256(issued), session, replaces: null, expires_at: ids.expiryOf(issued) })
        .execute();
      return issued;
    },
    /**
     * Lets the id that another one replaces expire soon, now that the new one is used.
     *
     * @param replaced the hash of the replaced id
     */
    async endReplaced(id: string, replaced: string, connection: Connection): Promise<void> {
      await connection
        .updateTable('session_ids')
        .set({ expires_at: now() + graceMs })
        .where('id', '=', replaced)
        .where('expires_at', '>', now() + graceMs)
        .execute();
      await connection
        .updateTable('session_ids')
        .set({ replaces: null })
        .where('id', '=', sha256(id))
        .execute();
    },
  };
}
