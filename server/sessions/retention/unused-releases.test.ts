import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databasesForLongTests } from '../../../tests/support/databases/databases.ts';
import { deriveKeyRing } from '../../keys/key-ring.ts';
import { openStore, type Store } from '../../store/store.ts';
import { createSessions } from '../sessions.ts';
import { createRetention, retentionParts } from './retention.ts';

const day = 86_400_000;
const log = { info: () => undefined, warn: () => undefined };
const limits = { releases: 2, releaseDays: 10, auditDays: 1000 };

describe.each(databasesForLongTests)('old releases on $name', ({ create }) => {
  let store: Store;
  let now: number;

  beforeEach(async () => {
    now = Date.UTC(2030, 0, 1);
    store = await openStore({ url: await create(), checkRelease: () => [], log, now: () => new Date(now) });
  });
  afterEach(() => store.close());

  const page = (id: string, title: string) => JSON.stringify({ kind: 'page', id, schemaVersion: 1, title });

  /** Publishes a page that changes and, the first time, one that stays the same. */
  async function publish(title: string): Promise<string> {
    const changed = [page('menu', title), page('about', 'About us')];
    const published = await store.publish({ changed, author: 'ann', message: title });
    if (published.outcome !== 'published') throw new Error(published.outcome);
    now += day;
    return published.release.id;
  }
  async function publishSome(count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let turn = 1; turn <= count; turn++) ids.push(await publish(`Menu ${turn}`));
    return ids;
  }
  const retain = async () => {
    const { database } = store;
    const parts = retentionParts(database, limits);
    const retention = createRetention({ database, parts, log, now: () => now });
    const expected = await retention.count();
    const report = await retention.run({ early: true });
    expect(report?.failed).toEqual([]);
    // Nothing else happens meanwhile, so the result of a dry run is exact.
    expect(report?.deleted).toEqual(expected);
    return report?.deleted;
  };
  async function whole(ids: readonly string[]): Promise<boolean[]> {
    return await Promise.all(ids.map(async (id) => (await store.readRelease(id)) !== undefined));
  }

  it('stay while they are young, or among the newest', async () => {
    const ids = await publishSome(5);
    expect(await retain()).toMatchObject({ releases: 0, revisions: 0 });
    now += 30 * day;
    expect(await retain()).toMatchObject({ releases: 2, revisions: 2 });
    // The third is the parent of the older of the newest two: a rollback of that one leads to it.
    expect(await whole(ids)).toEqual([false, false, true, true, true]);
    expect(await store.readRelease(ids[4] ?? '')).toMatchObject({
      documents: [{ id: 'about' }, { id: 'menu' }],
    });
    expect((await store.listReleases()).map(({ message }) => message)).toHaveLength(5);
    expect(await store.firstReleaseId()).toBe(ids[0]);
    expect(await retain()).toMatchObject({ releases: 0, revisions: 0 });
  });

  it('stay while one of them is live, or a rollback has touched them lately', async () => {
    const ids = await publishSome(7);
    now += 30 * day;
    const [first = '', , third = ''] = ids;
    await store.rollback({ release: first, author: 'ann' });
    await store.rollback({ release: third, author: 'ann' });
    await retain();
    expect(await whole(ids)).toEqual([true, true, true, false, true, true, true]);
    now += 30 * day;
    await retain();
    expect(await whole(ids)).toEqual([false, true, true, false, true, true, true]);
    expect(await store.liveRelease()).toMatchObject({ release: { id: third } });
  });

  it('stay while a session or a call needs them', async () => {
    const ids = await publishSome(6);
    const [, second = '', third = ''] = ids;
    const sessions = createSessions({
      database: store.database,
      keys: deriveKeyRing(['an-invented-secret-for-tests-only-0123456789'], 'session'),
      lifetimeMs: 60 * day,
      idLifetimeMs: 90 * day,
      now: () => now,
    });
    const id = sessions.ids.issue();
    const begun = { run: 'run-1', release: second, state: {}, sensitive: {}, expectedRevision: 0 };
    await sessions.save({ id, journey: 'order', ...begun });
    const waiting = { transaction_id: 'a', operation: 'bake', content: '', state: 'waiting', run: 'run-2' };
    const times = { due_at: now, created_at: now, expires_at: now + 50 * day };
    await store.database.query
      .insertInto('outbox')
      .values({ ...waiting, ...times, attempts: 0, owner: '', reason: '', release_id: third })
      .execute();
    now += 30 * day;
    await retain();
    expect(await whole(ids)).toEqual([false, true, true, true, true, true]);
    now += 31 * day;
    await retain();
    expect(await whole(ids)).toEqual([false, false, false, true, true, true]);
  });

  it('leave the text that a draft was begun from', async () => {
    await publishSome(1);
    await store.saveDraft({ id: 'menu', body: page('menu', 'A draft'), author: 'ann', expectedRevision: 0 });
    await publish('Menu 2');
    await publish('Menu 3');
    await publish('Menu 4');
    now += 30 * day;
    expect(await retain()).toMatchObject({ releases: 1, revisions: 0 });
    const base = (await store.readDraft('menu'))?.base ?? '';
    expect(await store.readRevision(base)).toContain('Menu 1');
  });

  it('are told apart from whole ones: by a rollback, the audit log, and an export and import', async () => {
    const ids = await publishSome(5);
    now += 30 * day;
    await retain();
    const [first = ''] = ids;
    expect(await store.rollback({ release: first, author: 'ann' })).toMatchObject({
      outcome: 'refused',
      problems: [{ code: 'retired-release' }],
    });
    const audit = await store.listAudit();
    expect(audit.filter(({ action }) => action === 'retire').map(({ subject }) => subject)).toEqual([
      ids[1],
      ids[0],
    ]);
    const data = JSON.parse(JSON.stringify(await store.export()));
    const copy = await openStore({ url: await create(), checkRelease: () => [], log });
    expect(await copy.import({ data, author: 'ann' })).toMatchObject({ outcome: 'imported', releases: 5 });
    expect(await copy.retiredReleases()).toEqual(new Set(ids.slice(0, 2)));
    expect(await copy.firstReleaseId()).toBe(first);
    await copy.close();
  });
});
