import { beforeEach, describe, expect, it } from 'vitest';
import { createSiteApi, type SiteApiDeps } from '../../server/front/site-api.ts';
import { purgeClientLimits } from '../../server/operations/client-limits.ts';
import { createOutbox } from '../../server/outbox/outbox.ts';
import { deriveKeyRing } from '../../server/sessions/key-ring.ts';
import { createSessions } from '../../server/sessions/sessions.ts';
import { createSubmissions } from '../../server/sessions/submissions.ts';
import { createReadiness } from '../../server/site/serving/readiness.ts';
import { type Database, openDatabase } from '../../server/store/database/database.ts';
import { createPurge, type Purge, type PurgeOptions } from '../../server/store/purge.ts';
import { databases } from '../support/databases.ts';

const hour = 3_600_000;
const secrets = ['an-invented-secret-for-tests-only-0123456789'] as const;
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const release = { id: 'shipped', compiled: {} };

describe.each(databases)('the purge on $name', ({ create }) => {
  let database: Database;
  let now: number;
  let logged: unknown[][];
  let parts: PurgeOptions['parts'];
  let purge: Purge;

  beforeEach(async () => {
    database = await openDatabase(await create(), quiet);
    now = Date.UTC(2030, 0, 1);
    logged = [];
    const log = {
      info: (...line: unknown[]) => void logged.push(line),
      warn: (...line: unknown[]) => void logged.push(line),
    };
    const clock = () => now;
    const sessions = createSessions({
      database,
      keys: deriveKeyRing(secrets, 'session'),
      lifetimeMs: hour,
      idLifetimeMs: 30 * hour,
      now: clock,
    });
    const submissions = createSubmissions({
      database,
      keys: deriveKeyRing(secrets, 'submission'),
      lifetimeMs: hour,
      memoryMs: 100 * hour,
      now: clock,
    });
    const outbox = createOutbox({ database, keys: deriveKeyRing(secrets, 'outbox'), log: quiet, now: clock });
    parts = {
      sessions: sessions.purgeExpired,
      submissions: submissions.purgeExpired,
      outbox: outbox.purgeExpired,
      clientLimits: () => purgeClientLimits(database, now),
    };
    purge = createPurge({ parts, log, now: clock });
    for (const lifetime of [1, 3]) {
      const kept = { run: 'run-1', release: 'release-1', state: {}, sensitive: {}, expectedRevision: 0 };
      await sessions.save({ id: sessions.ids.issue(), journey: 'order', ...kept });
      const press = { journey: 'order', run: `run-${lifetime}`, step: 'order', content: '' };
      await submissions.submitOnce(press, async () => ({ outcome: 'finished', result: 'done' }));
      await outbox.put({ transactionId: `id-${lifetime}`, operation: 'bake', content: {} });
      const count = { key: `client-${lifetime}`, points: 1, expire: now + lifetime * hour };
      await database.query.insertInto('client_limits').values(count).execute();
      now += 2 * hour;
    }
    now -= 2 * hour;
    return () => database.close();
  });

  async function rowsLeft() {
    const count = async (table: 'sessions' | 'session_ids' | 'submissions' | 'outbox' | 'client_limits') =>
      (await database.query.selectFrom(table).selectAll().execute()).length;
    return {
      sessions: await count('sessions'),
      ids: await count('session_ids'),
      submissions: await count('submissions'),
      outbox: await count('outbox'),
      clientLimits: await count('client_limits'),
    };
  }

  it('deletes what has expired and nothing else, and says how much in the log and the health check', async () => {
    expect(await rowsLeft()).toEqual({ sessions: 2, ids: 2, submissions: 2, outbox: 2, clientLimits: 2 });
    await purge.run();
    const deleted = { sessions: 1, submissions: 1, outbox: 0, clientLimits: 1 };
    expect(await rowsLeft()).toEqual({ sessions: 1, ids: 2, submissions: 1, outbox: 2, clientLimits: 1 });
    expect(logged).toEqual([[{ deleted }, 'Deleted what has expired.']]);
    expect(await health()).toMatchObject({
      lastPurge: { at: '2030-01-01T02:00:00.000Z', deleted, failed: [] },
    });
    now += 101 * 24 * hour;
    await purge.run();
    expect(await rowsLeft()).toEqual({ sessions: 0, ids: 0, submissions: 0, outbox: 0, clientLimits: 0 });
  });

  it('of one kind that fails keeps no other from being deleted, and is tried again', async () => {
    let isBroken = true;
    const broken = async () => {
      if (isBroken) throw new Error('the disk is full');
      return 0;
    };
    const log = { info: () => undefined, warn: (...line: unknown[]) => void logged.push(line) };
    purge = createPurge({ parts: { broken, ...parts }, log, now: () => now });
    expect(await purge.run()).toMatchObject({ deleted: { sessions: 1 }, failed: ['broken'] });
    expect(logged).toEqual([
      [{ part: 'broken', reason: 'Error: the disk is full' }, 'Cannot delete what has expired.'],
    ]);
    isBroken = false;
    expect(await purge.run()).toMatchObject({ deleted: { broken: 0 }, failed: [] });
  });

  it('runs at the start and every so often until it is stopped', async () => {
    let runs = 0;
    const count = async () => ++runs;
    purge = createPurge({ parts: { count }, log: quiet });
    purge.start(5);
    await expect.poll(() => runs).toBeGreaterThan(2);
    purge.stop();
    expect(purge.last()?.deleted.count).toBeGreaterThan(2);
  });

  async function health(): Promise<unknown> {
    const site: Partial<SiteApiDeps> = {
      purge,
      readiness: createReadiness(),
      isDatabaseAway: () => false,
      releases: { live: () => release } as unknown as SiteApiDeps['releases'],
      buildId: 'b1',
    };
    return await (await createSiteApi(site as SiteApiDeps).health()).json();
  }
});
