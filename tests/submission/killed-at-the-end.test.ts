import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../sandbox/index.ts';
import { databasesForLongTests } from '../support/databases/databases.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import type { Instance } from '../support/instances/instance.ts';
import { startInstance } from '../support/instances/instances.ts';
import { newVisitor } from '../support/instances/visitors.ts';
import { orderOf, ordersSent, thanksPath } from '../support/journeys/gas-order.ts';

const release = { id: 'shipped', compiled: shippedRelease() };
const releases = { live: () => release, find: async () => release };
/** Short, so that a killed instance soon counts as dead. */
/** Lease of the instance that is killed. The other has the usual one, so that a busy machine does not make it look dead. */
const leaseMs = 1000;
/** Holds up the end of submissions in a database, so that an instance can be killed within it. */
interface SlowEnd {
  /** Resolves once some instance is at the end of a submission. */
  reached(): Promise<void>;
  /** Lets submissions end again. */
  remove(): Promise<void>;
}

describe.each(databasesForLongTests)(
  'an instance on $name that dies between keeping an order and ending it',
  ({ create }) => {
    let sandbox: RunningSandbox;
    let instance: Instance;
    let databaseUrl: string;

    beforeAll(async () => {
      sandbox = await startSandbox({ port: 0 });
      databaseUrl = await create();
      instance = await startInstance({ databaseUrl, sandboxUrl: sandbox.url, releases });
    });
    afterAll(() => sandbox.close());

    it.each([
      { changes: {}, title: 'the same answers' },
      { changes: { recaptcha: 'true', phone: '0215550199' }, title: 'other answers' },
    ])('leaves nothing that a press with $title could order twice', async ({ changes }) => {
      sandbox.state.journal.clear();
      sandbox.state.orders.clear();
      const visitor = newVisitor('gas-order', [instance]);
      const form = await visitor.formOf('order');
      const slow = await (databaseUrl.startsWith('sqlite:') ? slowSqlite : slowPostgres)(databaseUrl);
      const entries = JSON.stringify([['_run', form], ...orderOf()]);
      const settings = [
        databaseUrl,
        sandbox.url,
        String(leaseMs),
        visitor.cookie,
        'gas-order',
        'order',
        entries,
      ];
      const program = join(import.meta.dirname, 'killed-instance.child.ts');
      const child = spawn(process.execPath, [program, ...settings], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const ended = once(child, 'exit');
      await slow.reached();
      child.kill('SIGKILL');
      await ended;
      await slow.remove();
      expect(await visitor.press('order', form, orderOf(changes))).toMatchObject({
        outcome: 'accepted',
        location: thanksPath,
      });
      expect(ordersSent(sandbox)).toHaveLength(1);
      expect(sandbox.state.orders.all()).toHaveLength(1);
    });
  },
);

async function slowSqlite(databaseUrl: string): Promise<SlowEnd> {
  const database = new SqliteDatabase(databaseUrl.slice('sqlite:'.length), { timeout: 20 });
  database.exec(`create trigger slow_end before update on submissions when new.state = 'finished' begin
    select (with recursive count(n) as (select 1 union all select n + 1 from count where n < 1e10) select max(n) from count);
  end`);
  const isLocked = () => {
    try {
      database.exec('begin immediate; rollback');
      return false;
    } catch {
      return true;
    }
  };
  return {
    // Only the slow end holds the lock for as long as that.
    reached: async () => {
      for (let times = 0; times < 20; times = isLocked() ? times + 1 : 0)
        await new Promise((go) => setTimeout(go, 50));
    },
    remove: async () => {
      database.exec('drop trigger slow_end');
      database.close();
    },
  };
}

async function slowPostgres(databaseUrl: string): Promise<SlowEnd> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`create function slow_end() returns trigger as
    'begin if new.state = ''finished'' then perform pg_sleep(600); end if; return new; end' language plpgsql`);
  await client.query(
    'create trigger slow_end before update on submissions for each row execute function slow_end()',
  );
  const sleeping = `from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;
  return {
    reached: async () => {
      while ((await client.query(`select 1 ${sleeping}`)).rowCount === 0) {
        await new Promise((go) => setTimeout(go, 50));
      }
    },
    remove: async () => {
      // The server does not notice at once that its client is dead.
      await client.query(`select pg_terminate_backend(pid) ${sleeping}`);
      await client.query('drop trigger slow_end on submissions');
      await client.query('drop function slow_end');
      await client.end();
    },
  };
}
