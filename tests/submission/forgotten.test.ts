import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, forgetVisitor } from '#server';
import { type RunningSandbox, startSandbox } from '../../sandbox/index.ts';
import { databasesForLongTests } from '../support/databases/databases.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { type Instance, today } from '../support/instances/instance.ts';
import { startInstance } from '../support/instances/instances.ts';
import { newVisitor, type Visitor } from '../support/instances/visitors.ts';
import { existingCustomer, goUpToLast, homeJourney, lastOf } from '../support/journeys/home-sign-up.ts';

const release = { id: 'shipped', compiled: shippedRelease() };
const releases = { live: () => release, find: async () => release };
const [last, filled] = lastOf(existingCustomer);
const personal = ['sessions', 'session_ids', 'submissions', 'outbox'] as const;

describe.each(databasesForLongTests)(
  'a visitor who has signed up and is forgotten, on $name,',
  ({ create }) => {
    let sandbox: RunningSandbox;
    let databaseUrl: string;
    let instance: Instance;

    beforeAll(async () => {
      sandbox = await startSandbox({ port: 0, clock: () => new Date(`${today}T00:00:00Z`) });
      databaseUrl = await create();
      const options = { databaseUrl, sandboxUrl: sandbox.url, releases };
      instance = await startInstance({ ...options, makesUnawaitedCalls: false });
    });
    afterAll(() => sandbox.close());

    /** Signs up; another journey of the same visitor is begun and not ended. */
    async function signUp(): Promise<Visitor> {
      const visitor = newVisitor(homeJourney, [instance]);
      const run = await goUpToLast(visitor, existingCustomer);
      expect(await visitor.press(last, run, filled)).toMatchObject({ outcome: 'accepted' });
      return visitor;
    }

    it('is found nowhere any more: neither plain answers, nor sealed ones, nor calls', async () => {
      await signUp();
      const others = await tracesIn(instance.database);
      const visitor = await signUp();
      const all = await tracesIn(instance.database);
      const theirs = all.filter((trace) => !others.includes(trace));
      expect(theirs.length).toBeGreaterThan(5);
      expect(found(all, databaseUrl, await dump(instance.database))).toEqual(all);

      const cookie = visitor.cookie.split('=')[1] ?? '';
      const request = { identifier: cookie, keys: undefined, author: 'olive', now: Date.now() };
      expect(await forgetVisitor(instance.database, request)).toMatchObject({
        outcome: 'forgotten',
        forgotten: { sessions: 1, calls: 1 },
      });
      expect(found(theirs, databaseUrl, await dump(instance.database))).toEqual([]);
      expect(found(others, databaseUrl, await dump(instance.database))).toEqual(others);
    });
  },
);

/** Pieces of every cell that holds something of a visitor. */
async function tracesIn({ query }: Database): Promise<string[]> {
  const sessions = await query.selectFrom('sessions').select(['session', 'state', 'sensitive']).execute();
  const ids = await query.selectFrom('session_ids').select('id').execute();
  const submissions = await query.selectFrom('submissions').select(['journal', 'outcome']).execute();
  const calls = await query.selectFrom('outbox').select('content').execute();
  const cells = [...sessions, ...ids, ...submissions, ...calls].flatMap((row) => Object.values(row));
  return cells.flatMap((cell) => (cell === null || cell.length < 30 ? [] : [cell.slice(0, 200).slice(-30)]));
}

/** Everything that PostgreSQL gives out; of SQLite the bytes of its files are read. */
async function dump({ query, dialect }: Database): Promise<string> {
  if (dialect === 'sqlite') return '';
  const tables = await Promise.all(personal.map((table) => query.selectFrom(table).selectAll().execute()));
  return tables
    .flat()
    .flatMap((row) => Object.values(row))
    .join('\n');
}

function found(traces: readonly string[], databaseUrl: string, dumped: string): readonly string[] {
  const path = databaseUrl.slice('sqlite:'.length);
  const files = databaseUrl.startsWith('sqlite:') ? [path, `${path}-wal`] : [];
  const bytes = Buffer.concat([
    Buffer.from(dumped),
    ...files.filter((file) => existsSync(file)).map((file) => readFileSync(file)),
  ]);
  return traces.filter((trace) => bytes.includes(trace));
}
