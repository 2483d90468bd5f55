import { setTimeout as sleep } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { databases } from '../support/databases/databases.ts';
import { fillDisk } from '../support/databases/full-disk.ts';
import { orderPath } from '../support/journeys/gas-order.ts';
import { openLaboratory } from './laboratory.ts';

/** A way to lose the database for some time; resolves once it is there again. */
type Loss = (databaseUrl: string) => Promise<void>;

/** Another program writes; longer than `seconds` of patience, or less. */
const locked =
  (ms: number): Loss =>
  async (databaseUrl) => {
    const other = new SqliteDatabase(databaseUrl.slice('sqlite:'.length));
    other.exec('begin immediate');
    await sleep(ms);
    other.exec('rollback');
    other.close();
  };

const full: Loss = async () => {
  const free = fillDisk();
  await sleep(1500);
  free();
};

/** The server ends every connection, again and again. */
const away: Loss = async (databaseUrl) => {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  for (let time = 0; time < 15; time++) {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await sleep(100);
  }
  await client.end();
};

const losses: Readonly<Record<string, readonly (readonly [string, Loss])[]>> = {
  SQLite: [
    ['is locked for a moment', locked(800)],
    ['is locked for longer than anybody waits', locked(12_000)],
    ['has no space', full],
  ],
  PostgreSQL: [['ends all connections', away]],
};

describe.each(databases)('on $name, an order', { tags: ['full'] }, ({ name, create }) => {
  const laboratory = openLaboratory(create);

  for (const [title, lose] of losses[name] ?? []) {
    it.each([
      ['before its press', undefined],
      ['while the order is on its way', orderPath],
      ['while it is validated', `${orderPath}/validate`],
    ])(`whose database ${title} %s is sent once, and the visitor is told the truth`, async (_, path) => {
      const order = await laboratory.order();
      const { faults, journal } = laboratory.sandbox.state;
      journal.clear();
      if (path !== undefined) faults.replace([{ service: 'provider', path, kind: 'delay', ms: 300 }]);
      const isOnItsWay = () => journal.received().some(({ reception }) => reception.path === path);
      const lost = path === undefined && lose(laboratory.databaseUrl);
      const pressed = order.press();
      if (path !== undefined) await expect.poll(isOnItsWay, { interval: 10 }).toBe(true);
      await (lost || lose(laboratory.databaseUrl));
      const told = await pressed;
      faults.clear();
      expect(await laboratory.liesAbout(order, told), told).toEqual([]);
      // Until the lease of a press that broke off has ended.
      await sleep(told === 'sent' ? 0 : 2500);
      expect(await laboratory.settle(order), told).toEqual([]);
    });
  }
});
