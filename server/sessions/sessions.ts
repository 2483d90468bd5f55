import type { Database } from '../store/database.ts';
import { sha256 } from '../store/hash.ts';
import type { KeyRing } from './key-ring.ts';
import { seal, unseal } from './seal.ts';

/** One visitor's run through one journey, as the server remembers it. */
export interface JourneySession {
  readonly journey: string;
  /** Rises with every save; the next save names the one it saw. */
  readonly revision: number;
  /** Names this run; starting the journey over begins another. */
  readonly run: string;
  /** Id of the release the run is pinned to. */
  readonly release: string;
  /** JSON, readable in the database. */
  readonly state: unknown;
  /** JSON, encrypted in the database; undefined when it can no longer be opened. */
  readonly sensitive: unknown;
}

export interface SaveSessionRequest extends Omit<JourneySession, 'revision'> {
  /** The cookie's value. */
  readonly id: string;
  /** The revision the caller saw; 0 when it saw no session. */
  readonly expectedRevision: number;
}

export type SaveSessionOutcome =
  | { readonly outcome: 'saved'; readonly session: JourneySession }
  /** Another tab or instance was first; `theirs` is what is there now. */
  | { readonly outcome: 'conflict'; readonly theirs: JourneySession | undefined };

export interface Sessions {
  /** The session, unless there is none or it has expired. */
  read(id: string, journey: string): Promise<JourneySession | undefined>;
  /** Saves by compare-and-swap and starts the time to expiry anew. */
  save(request: SaveSessionRequest): Promise<SaveSessionOutcome>;
  remove(id: string, journey: string): Promise<void>;
  /** Deletes what has expired and says how many rows that were. */
  purgeExpired(): Promise<number>;
}

export interface SessionsOptions {
  readonly database: Database;
  readonly keys: KeyRing;
  /** How long a session outlives its last change. */
  readonly lifetimeMs: number;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** The sessions in the store's database. Only the hash of a visitor's id is kept there. */
export function createSessions({ database, keys, lifetimeMs, now = Date.now }: SessionsOptions): Sessions {
  const { query } = database;

  async function read(id: string, journey: string): Promise<JourneySession | undefined> {
    const session = sha256(id);
    const row = await query
      .selectFrom('sessions')
      .select(['revision', 'run', 'release_id', 'state', 'sensitive'])
      .where('session', '=', session)
      .where('journey', '=', journey)
      .where('expires_at', '>', now())
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const opened = unseal(keys, row.sensitive, bindingOf(session, journey));
    return {
      journey,
      revision: row.revision,
      run: row.run,
      release: row.release_id,
      state: JSON.parse(row.state),
      sensitive: opened === undefined ? undefined : JSON.parse(opened),
    };
  }

  async function save(request: SaveSessionRequest): Promise<SaveSessionOutcome> {
    const { id, journey, expectedRevision, run, release, state, sensitive } = request;
    const session = sha256(id);
    const change = {
      run,
      release_id: release,
      state: JSON.stringify(state),
      sensitive: seal(keys, JSON.stringify(sensitive ?? {}), bindingOf(session, journey)),
      expires_at: now() + lifetimeMs,
    };
    const saved =
      expectedRevision === 0
        ? await query
            .insertInto('sessions')
            .values({ session, journey, revision: 1, ...change })
            .onConflict((conflict) =>
              conflict
                .columns(['session', 'journey'])
                // An expired row is as good as none, but its revision is not given out again.
                .doUpdateSet(({ eb }) => ({ ...change, revision: eb('sessions.revision', '+', 1) }))
                .where('sessions.expires_at', '<=', now()),
            )
            .returning('revision')
            .executeTakeFirst()
        : await query
            .updateTable('sessions')
            .set(({ eb }) => ({ ...change, revision: eb('revision', '+', 1) }))
            .where('session', '=', session)
            .where('journey', '=', journey)
            .where('revision', '=', expectedRevision)
            .where('expires_at', '>', now())
            .returning('revision')
            .executeTakeFirst();
    if (saved === undefined) return { outcome: 'conflict', theirs: await read(id, journey) };
    return {
      outcome: 'saved',
      session: { journey, revision: saved.revision, run, release, state, sensitive },
    };
  }

  return {
    read,
    save,
    async remove(id, journey) {
      await query
        .deleteFrom('sessions')
        .where('session', '=', sha256(id))
        .where('journey', '=', journey)
        .execute();
    },
    async purgeExpired() {
      const result = await query.deleteFrom('sessions').where('expires_at', '<=', now()).executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}

function bindingOf(session: string, journey: string): string {
  return `${session}\n${journey}`;
}
