import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sha256 } from '../keys/hash.ts';
import type { KeyRing } from '../keys/key-ring.ts';
import { createRowOpener } from '../keys/opened-rows.ts';
import { seal } from '../keys/seal.ts';
import type { Database } from '../store/database/database.ts';
import type { Tables } from '../store/database/tables.ts';
import { createFormTokens, type FormTokens } from './form-tokens.ts';
import { createHandOver, type HandOver } from './hand-over.ts';
import { createSavedRuns, type SavedRuns } from './saved-runs/saved-runs.ts';
import { sessionIdRows } from './session-id-rows.ts';
import { createSessionIds, type SessionIds } from './session-ids.ts';
import { largestSessionBytes, SessionTooLarge } from './session-size.ts';
import { createVisits, type Visits } from './visits.ts';

/** One visitor's run through one journey, as stored. */
export interface JourneySession {
  readonly journey: string;
  /** Increases with every save; the next save must name the one that it saw. */
  readonly revision: number;
  /** Id of this run; starting the journey again begins another. */
  readonly run: string;
  /** The run that the session began with; unchanged when another one begins. */
  readonly firstRun: string;
  /** Id of the release the run is pinned to. */
  readonly release: string;
  /** JSON, readable in the database. */
  readonly state: unknown;
  /** JSON, encrypted in the database; undefined if it can no longer be opened. */
  readonly sensitive: unknown;
  /** When the session expires if nothing more is saved; milliseconds since the epoch. */
  readonly expiresAt: number;
}

export interface SaveSessionRequest extends Omit<JourneySession, 'revision' | 'firstRun' | 'expiresAt'> {
  /** Value of the session cookie. */
  readonly id: string;
  /** The revision that the caller saw; 0 if it saw no session. */
  readonly expectedRevision: number;
  /** Stores a state of any size, since its calls have already been made. */
  readonly mayBeTooLarge?: boolean;
}

export type SaveSessionOutcome =
  | { readonly outcome: 'saved'; readonly session: JourneySession }
  /** Another tab or instance saved first; `theirs` is the stored session. */
  | { readonly outcome: 'conflict'; readonly theirs: JourneySession | undefined };

/** A run that its visitor has come back to. */
type RunToPutBack = Pick<SaveSessionRequest, 'journey' | 'run' | 'release' | 'state' | 'sensitive'>;

/** The session that a run was put into, and its new id. */
interface PutBack {
  readonly id: string;
  readonly session: string;
}

/** How long stored answers last, in milliseconds. */
export interface SessionTime {
  /** After the last change. */
  readonly keptMs: number;
  /** From now on, without further changes. */
  readonly leftMs: number;
  /** From now on at most, even with further changes. */
  readonly endsInMs: number;
}

/** A connection, or a transaction on one. */
export type Connection = Kysely<Tables>;

export interface Sessions {
  readonly ids: SessionIds;
  readonly forms: FormTokens;
  readonly visits: Visits;
  readonly handOver: HandOver;
  readonly saved: SavedRuns;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** The session; undefined if there is none or it has expired. */
  read(id: string, journey: string): Promise<JourneySession | undefined>;
  /** A visitor's sessions in some journeys, by journey, without those that do not exist or have expired. */
  readAll(id: string, journeys: readonly string[]): Promise<ReadonlyMap<string, JourneySession>>;
  /** The revisions of those that `readAll` would give, by journey. */
  revisions(id: string, journeys: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /**
   * Saves by compare-and-swap and restarts the time to expiry; in the given transaction, if any.
   *
   * @throws SessionTooLarge if the state is more than a session may hold; nothing is changed then.
   */
  save(request: SaveSessionRequest, connection?: Connection): Promise<SaveSessionOutcome>;
  /** Runs work in one transaction, in which sessions and related rows are saved. */
  transaction<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
  /**
   * Issues another id for a visitor's session. The previous id expires soon after the new one is first used:
   * until then the visitor may not have received it. Undefined if there is no session, or too many new ids
   * are unused.
   */
  replaceId(id: string): Promise<string | undefined>;
  /** Restarts the time to expiry and changes nothing else. */
  keep(id: string, journey: string): Promise<void>;
  /** Deletes a session; in the given transaction, if any, and only in the given revision, if any. */
  remove(
    id: string,
    journey: string,
    only?: { readonly connection?: Connection; readonly revision?: number },
  ): Promise<void>;
  /**
   * Puts a run into a visitor's session, in place of another run of its journey, and gives the session a new id: ids that
   * somebody else may know lead nowhere then. Newer answers of the same run stay.
   *
   * @param browser the id that the visitor has; undefined without one
   */
  putBack(browser: string | undefined, run: RunToPutBack, connection: Connection): Promise<PutBack>;
  /** Issues one more id for a session; those that it has stay valid. */
  anotherId(session: string): Promise<string>;
  /** The session of a visitor's id; a new one if `begins` and nothing is stored under the id yet. */
  sessionOf(id: string, begins: boolean): Promise<string | undefined>;
  /** How long answers stored under an id last; without `expiresAt`, as if they were saved now. */
  timeOf(id: string, expiresAt: number | undefined): SessionTime;
}

export interface SessionsOptions {
  readonly database: Database;
  readonly keys: KeyRing;
  /** How long a session lives after its last change, and how long a form may be open. */
  readonly lifetimeMs: number;
  /** How long an id is valid, whatever the visitor does; a week by default. */
  readonly idLifetimeMs?: number;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

const weekMs = 7 * 24 * 3_600_000;
/** Sessions in the store's database. Only the hash of a visitor's id is stored there. */
export function createSessions(options: SessionsOptions): Sessions {
  const { database, keys, lifetimeMs, idLifetimeMs = weekMs, now = Date.now } = options;
  const { query } = database;
  const ids = createSessionIds({ keys, lifetimeMs: idLifetimeMs, now });
  const idRows = sessionIdRows(query, ids, now);
  const rows = createRowOpener({ keys });

  async function readAll(
    id: string,
    journeys: readonly string[],
    connection: Connection = query,
  ): Promise<ReadonlyMap<string, JourneySession>> {
    const found = await unexpired(id, journeys, now(), connection).select(columns).execute();
    const replaced = found[0]?.replaces ?? null;
    if (replaced !== null) await idRows.endReplaced(id, replaced, connection);
    return new Map(
      found.map((row) => [
        row.journey,
        {
          journey: row.journey,
          revision: row.revision,
          run: row.run,
          firstRun: row.first_run,
          release: row.release_id,
          ...startedAgain(row.run, rows.open(row, bindingOf(row.session, row.journey))),
          expiresAt: row.expires_at,
        },
      ]),
    );
  }

  async function read(
    id: string,
    journey: string,
    connection: Connection = query,
  ): Promise<JourneySession | undefined> {
    return (await readAll(id, [journey], connection)).get(journey);
  }

  async function save(
    request: SaveSessionRequest,
    connection: Connection = query,
  ): Promise<SaveSessionOutcome> {
    const { id, journey, expectedRevision, run, release, state, sensitive = {} } = request;
    const stateJson = JSON.stringify(state);
    const sensitiveJson = JSON.stringify(sensitive);
    const bytes = Buffer.byteLength(stateJson) + Buffer.byteLength(sensitiveJson);
    if (!request.mayBeTooLarge && bytes > largestSessionBytes) throw new SessionTooLarge();
    const isFirst = expectedRevision === 0;
    const session = await (isFirst ? idRows.begin(id, connection) : idRows.find(id, connection));
    if (session === undefined) return { outcome: 'conflict', theirs: undefined };
    const binding = bindingOf(session, journey);
    const row = { state: stateJson, sensitive: seal(keys, sensitiveJson, binding) };
    const change = { run, release_id: release, ...row, expires_at: now() + lifetimeMs };
    const place = { session, journey, expectedRevision };
    const saved = await writeRow(place, change, now(), connection);
    if (saved === undefined) return { outcome: 'conflict', theirs: await read(id, journey, connection) };
    rows.remember(row, binding, { state, sensitive });
    const { revision, first_run: firstRun } = saved;
    const parts = { journey, revision, run, firstRun, release, state, sensitive };
    return { outcome: 'saved', session: { ...parts, expiresAt: change.expires_at } };
  }

  async function remove(
    id: string,
    journey: string,
    { connection = query, revision }: { readonly connection?: Connection; readonly revision?: number } = {},
  ): Promise<void> {
    const session = await idRows.find(id, connection);
    if (session === undefined) return;
    const row = connection
      .deleteFrom('sessions')
      .where('session', '=', session)
      .where('journey', '=', journey);
    const { numDeletedRows } = await (revision === undefined
      ? row
      : row.where('revision', '=', revision)
    ).executeTakeFirstOrThrow();
    // Files may be there before anything else is stored of a visitor.
    if (revision !== undefined && numDeletedRows === 0n) return;
    await connection
      .deleteFrom('visitor_files')
      .where('session', '=', session)
      .where('journey', '=', journey)
      .execute();
  }

  async function putBack(
    browser: string | undefined,
    { journey, run, release, state, sensitive }: RunToPutBack,
    connection: Connection,
  ): Promise<PutBack> {
    const known = browser && (await idRows.find(browser, connection));
    if (known !== undefined) await idRows.endAll(known, connection);
    const id = await idRows.add(known ?? randomUUID(), connection);
    const there = known === undefined ? undefined : await read(id, journey, connection);
    if (there?.run !== run) {
      if (there) await remove(id, journey, { connection });
      await save({ id, journey, run, release, state, sensitive, expectedRevision: 0 }, connection);
    }
    return { id, session: (await idRows.find(id, connection)) ?? '' };
  }

  return {
    ids,
    forms: createFormTokens({ keys, lifetimeMs, now }),
    visits: createVisits({ keys, lifetimeMs }),
    handOver: createHandOver({ keys, query, ids, now }),
    saved: createSavedRuns({ keys, query, now }),
    now,
    read: (id, journey) => read(id, journey),
    readAll: (id, journeys) => readAll(id, journeys),
    async revisions(id, journeys) {
      const found = await unexpired(id, journeys, now(), query).select(['journey', 'revision']).execute();
      return new Map(found.map(({ journey, revision }) => [journey, revision]));
    },
    save,
    transaction: (work) => query.transaction().execute(work),
    replaceId: idRows.replace,
    async keep(id, journey) {
      const session = await idRows.find(id);
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
    sessionOf: (id, begins) => (begins ? idRows.begin(id, query) : idRows.find(id)),
    remove,
    putBack,
    anotherId: (session) => idRows.add(session, query),
  };
}

/** The place that the sealed answers of a session belong to. */
export function bindingOf(session: string, journey: string): string {
  return `${session}\n${journey}`;
}

/** A damaged state starts again, in the same run: what was sent in it stays known. */
function startedAgain(run: string, opened: Pick<JourneySession, 'state' | 'sensitive'>) {
  return opened.state === undefined ? { state: { run }, sensitive: undefined } : opened;
}

const columns = [
  'sessions.session',
  'journey',
  'revision',
  'run',
  'first_run',
  'release_id',
  'state',
  'sensitive',
  'replaces',
  'sessions.expires_at',
] as const;

/** The rows of a visitor that have not expired. */
function unexpired(id: string, journeys: readonly string[], now: number, connection: Connection) {
  return connection
    .selectFrom('sessions')
    .innerJoin('session_ids', 'session_ids.session', 'sessions.session')
    .where('session_ids.id', '=', sha256(id))
    .where('session_ids.expires_at', '>', now)
    .where('journey', 'in', journeys)
    .where('sessions.expires_at', '>', now);
}

/** The row of a visitor's journey, and the revision that the writer saw; 0 if it saw none. */
interface RowPlace {
  readonly session: string;
  readonly journey: string;
  readonly expectedRevision: number;
}

type RowChange = Pick<Tables['sessions'], 'run' | 'release_id' | 'state' | 'sensitive' | 'expires_at'>;

/** Writes a row by compare-and-swap; undefined if it is not as it was expected to be. */
async function writeRow(
  { session, journey, expectedRevision }: RowPlace,
  change: RowChange,
  now: number,
  connection: Connection,
) {
  const { run } = change;
  if (expectedRevision > 0) {
    return await connection
      .updateTable('sessions')
      .set(({ eb }) => ({ ...change, revision: eb('revision', '+', 1) }))
      .where('session', '=', session)
      .where('journey', '=', journey)
      .where('revision', '=', expectedRevision)
      .where('expires_at', '>', now)
      .returning(['revision', 'first_run'])
      .executeTakeFirst();
  }
  return await connection
    .insertInto('sessions')
    .values({ session, journey, revision: 1, first_run: run, ...change })
    .onConflict((conflict) =>
      conflict
        .columns(['session', 'journey'])
        // An expired row counts as missing, but its revision is not used again.
        .doUpdateSet(({ eb }) => ({ ...change, first_run: run, revision: eb('sessions.revision', '+', 1) }))
        .where('sessions.expires_at', '<=', now),
    )
    .returning(['revision', 'first_run'])
    .executeTakeFirst();
}
