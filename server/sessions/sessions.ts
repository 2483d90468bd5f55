import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../store/database/database.ts';
import type { Tables } from '../store/database/tables.ts';
import { sha256 } from '../store/hash.ts';
import { createFormTokens, type FormTokens } from './form-tokens.ts';
import type { KeyRing } from './key-ring.ts';
import { seal, unseal } from './seal.ts';
import { createSessionIds, type SessionIds } from './session-ids.ts';
import { largestSessionBytes, SessionTooLarge, sessionBytes } from './session-size.ts';

/** One visitor's run through one journey, as the server remembers it. */
export interface JourneySession {
  readonly journey: string;
  /** Rises with every save; the next save names the one it saw. */
  readonly revision: number;
  /** Names this run; starting the journey over begins another. */
  readonly run: string;
  /** The run that the session began with: it stays when another one begins. */
  readonly firstRun: string;
  /** Id of the release the run is pinned to. */
  readonly release: string;
  /** JSON, readable in the database. */
  readonly state: unknown;
  /** JSON, encrypted in the database; undefined when it can no longer be opened. */
  readonly sensitive: unknown;
  /** When it goes if nothing is saved any more; milliseconds since the epoch. */
  readonly expiresAt: number;
}

export interface SaveSessionRequest extends Omit<JourneySession, 'revision' | 'firstRun' | 'expiresAt'> {
  /** The cookie's value. */
  readonly id: string;
  /** The revision the caller saw; 0 when it saw no session. */
  readonly expectedRevision: number;
  /** For what has been done outside already: it is kept, however large. */
  readonly mayBeTooLarge?: boolean;
}

export type SaveSessionOutcome =
  | { readonly outcome: 'saved'; readonly session: Omit<JourneySession, 'firstRun' | 'expiresAt'> }
  /** Another tab or instance was first; `theirs` is what is there now. */
  | { readonly outcome: 'conflict'; readonly theirs: JourneySession | undefined };

/** How long what is kept lasts; milliseconds. */
export interface SessionTime {
  /** After the last change. */
  readonly keptMs: number;
  /** From now on, if nothing is changed any more. */
  readonly leftMs: number;
  /** From now on at most, whatever is changed. */
  readonly endsInMs: number;
}

/** A connection, or a transaction on one. */
export type Connection = Kysely<Tables>;

export interface Sessions {
  readonly ids: SessionIds;
  readonly forms: FormTokens;
  /** The session, unless there is none or it has expired. */
  read(id: string, journey: string): Promise<JourneySession | undefined>;
  /**
   * Saves by compare-and-swap and starts the time to expiry anew; in a transaction where one is given.
   *
   * @throws SessionTooLarge when there is more than a session may hold; nothing is changed then.
   */
  save(request: SaveSessionRequest, connection?: Connection): Promise<SaveSessionOutcome>;
  /** Does work in one transaction, in which sessions and what belongs to them are saved. */
  transaction<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
  /**
   * Another id for a visitor's session. The id before it ends soon after the new one is first used: until then the
   * visitor may never have received it. Undefined when there is no session, or new ids keep getting lost.
   */
  replaceId(id: string): Promise<string | undefined>;
  /** Starts the time to expiry anew and changes nothing else. */
  keep(id: string, journey: string): Promise<void>;
  remove(id: string, journey: string): Promise<void>;
  /** How long what is kept under an id lasts; as if it was saved now where no expiry is given. */
  timeOf(id: string, expiresAt: number | undefined): SessionTime;
}

export interface SessionsOptions {
  readonly database: Database;
  readonly keys: KeyRing;
  /** How long a session outlives its last change, and a form may be open. */
  readonly lifetimeMs: number;
  /** How long an id is taken, whatever the visitor does; a week unless told otherwise. */
  readonly idLifetimeMs?: number;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

const weekMs = 7 * 24 * 3_600_000;
/** Requests that were under way with an id when it was replaced: as long as a browser waits for one. */
const graceMs = 150_000;
/** New ids that may be on their way at once, as when a button is pressed many times. */
const mostUnused = 5;

/** The sessions in the store's database. Only the hash of a visitor's id is kept there. */
export function createSessions(options: SessionsOptions): Sessions {
  const { database, keys, lifetimeMs, idLifetimeMs = weekMs, now = Date.now } = options;
  const { query } = database;
  const ids = createSessionIds({ keys, lifetimeMs: idLifetimeMs, now });

  async function read(
    id: string,
    journey: string,
    connection: Connection = query,
  ): Promise<JourneySession | undefined> {
    const row = await connection
      .selectFrom('sessions')
      .innerJoin('session_ids', 'session_ids.session', 'sessions.session')
      .select([
        'sessions.session',
        'revision',
        'run',
        'first_run',
        'release_id',
        'state',
        'sensitive',
        'replaces',
        'sessions.expires_at',
      ])
      .where('session_ids.id', '=', sha256(id))
      .where('session_ids.expires_at', '>', now())
      .where('journey', '=', journey)
      .where('sessions.expires_at', '>', now())
      .executeTakeFirst();
    if (row === undefined) return undefined;
    if (row.replaces !== null) await endReplaced(sha256(id), row.replaces, connection);
    const opened = unseal(keys, row.sensitive, bindingOf(row.session, journey));
    return {
      journey,
      revision: row.revision,
      run: row.run,
      firstRun: row.first_run,
      release: row.release_id,
      state: JSON.parse(row.state),
      sensitive: opened === undefined ? undefined : JSON.parse(opened),
      expiresAt: row.expires_at,
    };
  }

  async function endReplaced(id: string, replaced: string, connection: Connection): Promise<void> {
    await connection
      .updateTable('session_ids')
      .set({ expires_at: now() + graceMs })
      .where('id', '=', replaced)
      .where('expires_at', '>', now() + graceMs)
      .execute();
    await connection.updateTable('session_ids').set({ replaces: null }).where('id', '=', id).execute();
  }

  async function sessionOf(id: string, connection: Connection): Promise<string | undefined> {
    const row = await connection
      .selectFrom('session_ids')
      .select('session')
      .where('id', '=', sha256(id))
      .where('expires_at', '>', now())
      .executeTakeFirst();
    return row?.session;
  }

  /** The session of an id; a new one when nothing was stored under the id yet. */
  async function beginSession(id: string, connection: Connection): Promise<string | undefined> {
    await connection
      .insertInto('session_ids')
      .values({ id: sha256(id), session: randomUUID(), replaces: null, expires_at: ids.expiryOf(id) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return await sessionOf(id, connection);
  }

  async function save(
    request: SaveSessionRequest,
    connection: Connection = query,
  ): Promise<SaveSessionOutcome> {
    const { id, journey, expectedRevision, run, release, state, sensitive } = request;
    if (!request.mayBeTooLarge && sessionBytes(request) > largestSessionBytes) throw new SessionTooLarge();
    const isFirst = expectedRevision === 0;
    const session = await (isFirst ? beginSession(id, connection) : sessionOf(id, connection));
    if (session === undefined) return { outcome: 'conflict', theirs: undefined };
    const change = {
      run,
      release_id: release,
      state: JSON.stringify(state),
      sensitive: seal(keys, JSON.stringify(sensitive ?? {}), bindingOf(session, journey)),
      expires_at: now() + lifetimeMs,
    };
    const saved = isFirst
      ? await connection
          .insertInto('sessions')
          .values({ session, journey, revision: 1, first_run: run, ...change })
          .onConflict((conflict) =>
            conflict
              .columns(['session', 'journey'])
              // An expired row is as good as none, but its revision is not given out again.
              .doUpdateSet(({ eb }) => ({
                ...change,
                first_run: run,
                revision: eb('sessions.revision', '+', 1),
              }))
              .where('sessions.expires_at', '<=', now()),
          )
          .returning('revision')
          .executeTakeFirst()
      : await connection
          .updateTable('sessions')
          .set(({ eb }) => ({ ...change, revision: eb('revision', '+', 1) }))
          .where('session', '=', session)
          .where('journey', '=', journey)
          .where('revision', '=', expectedRevision)
          .where('expires_at', '>', now())
          .returning('revision')
          .executeTakeFirst();
    if (saved === undefined) return { outcome: 'conflict', theirs: await read(id, journey, connection) };
    return {
      outcome: 'saved',
      session: { journey, revision: saved.revision, run, release, state, sensitive },
    };
  }

  return {
    ids,
    forms: createFormTokens({ keys, lifetimeMs, now }),
    read: (id, journey) => read(id, journey),
    save,
    transaction: (work) => query.transaction().execute(work),
    async replaceId(id) {
      const session = await sessionOf(id, query);
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
    async keep(id, journey) {
      const session = await sessionOf(id, query);
      if (session === undefined) return;
      await query
        .updateTable('sessions')
        .set({ expires_at: now() + lifetimeMs })
        .where('session', '=', session)
        .where('journey', '=', journey)
        .where('expires_at', '>', now())
        .execute();
    },
    timeOf(id, expiresAt = now() + lifetimeMs) {
      const endsInMs = ids.expiryOf(id) - now();
      return { keptMs: lifetimeMs, leftMs: Math.min(expiresAt - now(), endsInMs), endsInMs };
    },
    async remove(id, journey) {
      const session = await sessionOf(id, query);
      if (session === undefined) return;
      await query
        .deleteFrom('sessions')
        .where('session', '=', session)
        .where('journey', '=', journey)
        .execute();
    },
  };
}

function bindingOf(session: string, journey: string): string {
  return `${session}\n${journey}`;
}
