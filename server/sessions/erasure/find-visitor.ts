import { hasPart } from '#engine';
import { sha256 } from '../../keys/hash.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import type { Connection } from '../sessions.ts';
import { runAfter } from '../stored-state.ts';
import { submissionSeal } from '../submission-journal.ts';

/** A visitor in the database: a session, if it still exists, and runs of journeys. */
export interface Visitor {
  readonly session: string | undefined;
  readonly runs: readonly string[];
}

/** Most runs searched for one session: far more than anybody begins. */
const mostRuns = 200;

/**
 * Finds visitors by something an operator knows: the value of the session cookie, a run, the transaction id
 * of a call, or a reference that a service has answered.
 *
 * @param keys keys of submissions; without them, the sealed contents of submissions are not searched
 */
export async function findVisitors(
  connection: Connection,
  keys: KeyRing | undefined,
  identifier: string,
): Promise<readonly Visitor[]> {
  const session = await sessionOfCookie(connection, identifier);
  if (session !== undefined) return [await visitorOfSession(connection, session)];
  const named = await namedRuns(connection, identifier);
  const runs =
    named.length > 0 || keys === undefined ? named : await runsMentioning(connection, keys, identifier);
  const visitors = new Map<string, Visitor>();
  for (const run of runs) {
    const visitor = await visitorOfRun(connection, run);
    visitors.set(visitor.session ?? run, visitor);
  }
  return [...visitors.values()];
}

async function sessionOfCookie(connection: Connection, cookie: string): Promise<string | undefined> {
  const row = await connection
    .selectFrom('session_ids')
    .select('session')
    .where('id', '=', sha256(cookie))
    .executeTakeFirst();
  return row?.session;
}

/** Runs with that id, and runs of calls with that transaction id. */
async function namedRuns(connection: Connection, identifier: string): Promise<readonly string[]> {
  const sessions = await connection
    .selectFrom('sessions')
    .select('run')
    .where(({ or, eb }) => or([eb('run', '=', identifier), eb('first_run', '=', identifier)]))
    .execute();
  const submissions = await connection
    .selectFrom('submissions')
    .select('run')
    .where('run', '=', identifier)
    .execute();
  const saved = await connection
    .selectFrom('saved_runs')
    .select('run')
    .where('run', '=', identifier)
    .execute();
  const unknown = await connection
    .selectFrom('submissions')
    .select(['run', 'unknown'])
    .where('unknown', 'is not', null)
    .execute();
  // Not by LIKE: an identifier may hold its wildcards.
  const doubtful = unknown.filter((row) => row.unknown?.includes(JSON.stringify(identifier)));
  const calls = await connection
    .selectFrom('outbox')
    .select('run')
    .where(({ or, eb }) => or([eb('run', '=', identifier), eb('transaction_id', '=', identifier)]))
    .execute();
  return [
    ...new Set([...sessions, ...submissions, ...saved, ...doubtful, ...calls].map(({ run }) => run)),
  ].filter(Boolean);
}

/** Runs whose submissions contain a text as a value: a transaction id, or part of a service's answer. */
async function runsMentioning(
  connection: Connection,
  keys: KeyRing,
  text: string,
): Promise<readonly string[]> {
  const rows = await connection
    .selectFrom('submissions')
    .select(['run_key', 'step', 'run', 'journal', 'outcome'])
    .where('journal', '<>', '')
    .execute();
  const found = rows.filter(({ run_key, step, journal, outcome }) => {
    const sealed = submissionSeal(keys, `${run_key}\n${step}`);
    // One that was sealed under a secret that no longer exists cannot be read by anybody.
    const stored = [...(sealed.openJournal(journal) ?? []), sealed.openResult(outcome)];
    return hasPart(stored, (part) => part === text);
  });
  return [...new Set(found.map(({ run }) => run))];
}

async function visitorOfSession(connection: Connection, session: string): Promise<Visitor> {
  const rows = await connection
    .selectFrom('sessions')
    .select(['first_run', 'run'])
    .where('session', '=', session)
    .execute();
  return { session, runs: [...new Set(rows.flatMap(({ first_run, run }) => runsBetween(first_run, run)))] };
}

async function visitorOfRun(connection: Connection, run: string): Promise<Visitor> {
  const row = await connection
    .selectFrom('sessions')
    .select('session')
    .where('run', 'in', runsFrom(run))
    .executeTakeFirst();
  if (row === undefined) return { session: undefined, runs: [run] };
  const visitor = await visitorOfSession(connection, row.session);
  return { ...visitor, runs: [...new Set([run, ...visitor.runs])] };
}

function runsBetween(first: string, last: string): readonly string[] {
  const runs = runsFrom(first);
  const end = runs.indexOf(last);
  return end < 0 ? [first, last] : runs.slice(0, end + 1);
}

/** A run and those that may follow it: each id determines the next. */
function runsFrom(run: string): readonly string[] {
  const runs = [run];
  for (let last = run; runs.length < mostRuns; runs.push(last)) last = runAfter(last);
  return runs;
}
