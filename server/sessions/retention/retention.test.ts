import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../../tests/support/databases/databases.ts';
import { createReadiness } from '../../front/serving/health.ts';
import { createSiteApi, type SiteApiDeps } from '../../front/site-api.ts';
import { deriveKeyRing } from '../../keys/key-ring.ts';
import { createOutbox } from '../../operations/outbox/outbox.ts';
import { type Database, openDatabase } from '../../store/database/database.ts';
import { createSessions } from '../sessions.ts';
import { createSubmissions } from '../submissions.ts';
import type { RetentionParts } from './parts.ts';
import { createRetention, type Retention, retentionParts } from './retention.ts';

const hour = 3_600_000;
const secrets = ['an-invented-secret-for-tests-only-0123456789'] as const;
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const release = { id: 'shipped', compiled: {} };

const limits = { releases: 2, releaseDays: 10, auditDays: 30 };

describe.each(databases)('the retention job on $name', ({ create }) => {
  let database: Database;
  let now: number;
  let logged: unknown[][];
  let parts: RetentionParts;
  let retention: Retention;

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
    parts = retentionParts(database, limits);
    retention = createRetention({ database, parts, log, now: clock });
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
    await retention.run();
    const deleted = {
      sessions: 1,
      sessionIds: 0,
      savedRuns: 0,
      submissions: 1,
      submissionBodies: 0,
      outbox: 0,
      peopleSessions: 0,
      peopleKeys: 0,
      clientLimits: 1,
      audit: 0,
      files: 0,
      releases: 0,
      revisions: 0,
      assets: 0,
    };
    expect(await rowsLeft()).toEqual({ sessions: 1, ids: 2, submissions: 1, outbox: 2, clientLimits: 1 });
    expect(logged).toEqual([[{ deleted }, 'Deleted what has expired.']]);
    expect(await health()).toMatchObject({
      lastPurge: { at: '2030-01-01T02:00:00.000Z', deleted, failed: [] },
    });
    now += 101 * 24 * hour;
    await retention.run();
    expect(await rowsLeft()).toEqual({ sessions: 0, ids: 0, submissions: 0, outbox: 0, clientLimits: 0 });
  });

  it('of one kind that fails keeps no other from being deleted, and is tried again', async () => {
    let isBroken = true;
    const broken = {
      count: async () => 0,
      remove: async () => {
        if (isBroken) throw new Error('the disk is full');
        return 0;
      },
    };
    const log = { info: () => undefined, warn: (...line: unknown[]) => void logged.push(line) };
    retention = createRetention({ database, parts: { broken, ...parts }, log, everyMs: 0, now: () => now });
    expect(await retention.run()).toMatchObject({ deleted: { sessions: 1 }, failed: ['broken'] });
    expect(logged).toEqual([
      [{ part: 'broken', reason: 'Error: the disk is full' }, 'Cannot delete what has expired.'],
    ]);
    isBroken = false;
    expect(await retention.run()).toMatchObject({ deleted: { broken: 0 }, failed: [] });
  });

  it('is done by one of several instances, whoever comes first, and known to the others', async () => {
    const other = createRetention({ database, parts, log: quiet, now: () => now });
    const reports = await Promise.all([retention.run(), other.run()]);
    expect(reports.filter((report) => report !== undefined)).toHaveLength(1);
    expect(await Promise.all([retention.run(), other.run()])).toEqual([undefined, undefined]);
    expect(other.last()).toMatchObject({ deleted: { sessions: 1 } });
    expect(retention.last()).toEqual(other.last());
    now += hour;
    expect(await other.run()).toBeDefined();
  });

  it('is taken up by another instance when the one that had it died in the middle', async () => {
    let die: ((error: Error) => void) | undefined;
    const deadly = {
      count: async () => 0,
      remove: () =>
        new Promise<number>((_, reject) => {
          die = reject;
        }),
    };
    const dying = createRetention({ database, parts: { ...parts, deadly }, log: quiet, now: () => now });
    const dead = dying.run();
    await expect.poll(() => die).toBeDefined();
    expect((await rowsLeft()).sessions).toBe(1);
    expect(await retention.run({ early: true })).toBeUndefined();
    now += hour;
    expect(await retention.run()).toMatchObject({ deleted: { sessions: 1 }, failed: [] });
    die?.(new Error('It was not quite dead.'));
    expect(await dead).toBeUndefined();
    expect(retention.last()).toMatchObject({ deleted: { sessions: 1 } });
  });

  it('deletes more than a batch', async () => {
    const rows = Array.from({ length: 1201 }, (_, index) => ({ key: `many-${index}`, points: 1, expire: 1 }));
    for (const start of [0, 400, 800, 1200])
      await database.query
        .insertInto('client_limits')
        .values(rows.slice(start, start + 400))
        .execute();
    expect(await retention.count()).toMatchObject({ clientLimits: 1202, sessions: 1 });
    expect(await retention.run()).toMatchObject({ deleted: { clientLimits: 1202 } });
  });

  it('runs at the start and every so often until it is stopped', async () => {
    let runs = 0;
    const count = { count: async () => 0, remove: async () => ++runs };
    retention = createRetention({ database, parts: { count }, log: quiet, everyMs: 5 });
    retention.start();
    await expect.poll(() => retention.last()?.deleted.count).toBeGreaterThan(2);
    await retention.stop();
    const ended = runs;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(runs).toBe(ended);
  });

  async function health(): Promise<unknown> {
    const site: Partial<SiteApiDeps> = {
      retention: retention,
      readiness: createReadiness(),
      isDatabaseAway: () => false,
      writeCheck: { isWritable: async () => true, wasWritable: () => true },
      releases: { live: () => release } as unknown as SiteApiDeps['releases'],
      buildId: 'b1',
    };
    const request = new Request('http://site.example/api/health');
    return await (await createSiteApi(site as SiteApiDeps).answer(request, '')).json();
  }
});
