// Run by a test in a process of its own: an instance that handles one press and is killed before its n-th write to the
// database. Writes its reply if it
// came through.

import SqliteDatabase from 'better-sqlite3';
import pg from 'pg';
import { openInstance } from '../support/instances/instance.ts';
import { joiningReleases } from '../support/journeys/joining-in-sections.ts';
import { quickReleases } from './quick-release.ts';

const [databaseUrl = '', sandboxUrl = '', cookie = '', entries = '', last = '', journey = '', step = ''] =
  process.argv.slice(2);
let writes = 0;
let isCounting = false;
/** Heartbeats come when they come: the others are the same in each press. */
const heartbeat = /^update "submissions" set "lease_until" = \S+ where/;

function count(sql: unknown): void {
  const isWrite = /^\s*(insert|update|delete|commit)/i.test(String(sql));
  if (!isCounting || !isWrite || heartbeat.test(String(sql))) return;
  writes += 1;
  if (writes === Number(last)) process.kill(process.pid, 'SIGKILL');
}

const { prepare } = SqliteDatabase.prototype;
SqliteDatabase.prototype.prepare = function (this: SqliteDatabase.Database, sql: string) {
  const statement = prepare.call(this, sql);
  for (const method of ['run', 'all'] as const) {
    const original = statement[method].bind(statement) as (...values: unknown[]) => never;
    statement[method] = (...values: unknown[]) => {
      count(sql);
      return original(...values);
    };
  }
  return statement;
} as typeof prepare;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const [asked] = given;
  count(typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked);
  return (query as (...values: unknown[]) => never).apply(this, given);
} as typeof query;

const instance = await openInstance({
  databaseUrl,
  sandboxUrl,
  releases: journey === 'joining' ? joiningReleases : quickReleases,
  leaseMs: 1000,
  makesUnawaitedCalls: false,
});

isCounting = true;
const reply = await instance.press(journey, step, JSON.parse(entries), {
  cookie,
  accept: 'application/json',
});
console.log(await reply.text());
process.exit(0);
