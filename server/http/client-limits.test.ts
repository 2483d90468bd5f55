import { afterAll, describe, expect, it } from 'vitest';
import { createPostgresDatabase } from '../../tests/support/databases/postgres.ts';
import { deriveKeyRing } from '../keys/key-ring.ts';
import { openDatabase } from '../store/database/database.ts';
import { createClientLimits, createSiteLimits } from './client-limits.ts';

const opened: { close(): Promise<void> }[] = [];
afterAll(() => Promise.all(opened.map((database) => database.close())));

const log = { info: () => undefined, warn: () => undefined };
const [key] = deriveKeyRing(['an-invented-secret-for-tests-only-0123456789'], 'client-limits');
const limit = { calls: 3, windowSeconds: 60 };

/** One instance's limit in a database that it shares with others. */
async function instanceOn(url: string) {
  const database = await openDatabase(url, log);
  opened.push(database);
  if (database.pool === undefined) throw new Error('This database has no pool.');
  return { database, limits: createClientLimits(limit, { pool: database.pool, key, name: 'presses' }) };
}

const admitted = async (limits: ReturnType<typeof createClientLimits>, client: string) =>
  (await limits.admit(client)).admitted;

describe('the limit of a client', () => {
  it('counts each client for itself, and an IPv6 network as one', async () => {
    const limits = createClientLimits(limit);
    const verdicts = [];
    for (const client of ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:9::1', '2001:db8::3', '192.0.2.1'])
      verdicts.push(await admitted(limits, client));
    expect(verdicts).toEqual([true, true, true, false, true]);
  });

  it('counts an IPv4 address that is written as IPv6 for itself', async () => {
    const limits = createClientLimits({ calls: 1, windowSeconds: 60 });
    expect(await admitted(limits, '::ffff:192.0.2.1')).toBe(true);
    expect(await admitted(limits, '::ffff:192.0.2.2')).toBe(true);
    expect(await admitted(limits, '::ffff:192.0.2.2')).toBe(false);
  });

  it('says how long to wait: a second or more, and no longer than the window', async () => {
    const limits = createClientLimits({ calls: 1, windowSeconds: 1 });
    await limits.admit('192.0.2.1');
    expect(await limits.admit('192.0.2.1')).toEqual({ admitted: false, retryAfterSeconds: 1 });
  });

  it('of new sessions is as the site sets it, and leaves the others as they are', async () => {
    const { sessions, previews } = createSiteLimits(undefined, 1);
    const client = '192.0.2.1';
    expect([await admitted(sessions, client), await admitted(sessions, client)]).toEqual([true, false]);
    expect([await admitted(previews, client), await admitted(previews, client)]).toEqual([true, true]);
  });

  it('holds for all instances of a PostgreSQL together', async () => {
    const url = await createPostgresDatabase();
    const [one, other] = [await instanceOn(url), await instanceOn(url)];
    const verdicts = [];
    for (const { limits } of [one, other, one, other, one])
      verdicts.push(await admitted(limits, '192.0.2.1'));
    expect(verdicts).toEqual([true, true, true, false, false]);
    expect(await admitted(other.limits, '192.0.2.2')).toBe(true);
  });

  it('keeps no network address in the database', async () => {
    const url = await createPostgresDatabase();
    const { database, limits } = await instanceOn(url);
    await limits.admit('192.0.2.77');
    const rows = await database.pool?.query('select * from client_limits');
    expect(rows?.rowCount).toBe(1);
    expect(JSON.stringify(rows?.rows)).not.toContain('192.0.2.77');
  });

  it('is counted by each instance for itself while the database is away', async () => {
    const { database, limits } = await instanceOn(await createPostgresDatabase());
    await database.close();
    opened.splice(opened.indexOf(database), 1);
    const verdicts = [];
    for (let call = 0; call < 4; call++) verdicts.push(await admitted(limits, '192.0.2.1'));
    expect(verdicts).toEqual([true, true, true, false]);
  });
});
