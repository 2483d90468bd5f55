import { beforeEach, describe, expect, it } from 'vitest';
import { databasesForLongTests } from '../../tests/support/databases/databases.ts';
import { sandboxForTests } from '../../tests/support/instances/sandbox.ts';
import { silentRecorder } from '../observing/recorder.ts';
import { seenReleases } from '../releases/live-releases.ts';
import { storedCompiler } from '../releases/read-stored.ts';
import type { Store } from '../store/store.ts';
import { createIndexWriter } from './index-writer.ts';
import { createIndexer, type IndexedRelease, type Indexer } from './indexer.ts';
import { bakeryStore, hiddenPage, liveRelease, serviceAt, textPage } from './search.fixture.ts';

const sandbox = sandboxForTests();

describe.each(databasesForLongTests)('the search index of a store on $name', ({ create }) => {
  let store: Store;
  let now: number;
  let logged: unknown[][];
  let shown: IndexedRelease;

  beforeEach(async () => {
    sandbox.state.searchIndexes.clear();
    logged = [];
    now = Date.UTC(2030, 0, 1);
    store = await bakeryStore(await create(), log);
    shown = await liveRelease(store);
    return () => store.close();
  });

  const note = (...line: unknown[]) => void logged.push(line);
  const log = { info: () => undefined, warn: note, error: note };

  /** An instance that shows `shown`, or what it is given. */
  function indexer(index = 'website', shows = () => shown): Indexer {
    const service = { ...serviceAt(sandbox.url), index };
    return createIndexer({
      database: store.database,
      writer: createIndexWriter({ service, log, recorder: silentRecorder }),
      service,
      liveId: store.liveId,
      shown: shows,
      log,
      now: () => now,
    });
  }

  async function publish(changed: readonly object[], removed: readonly string[] = []): Promise<void> {
    const texts = changed.map((document) => JSON.stringify(document));
    const { outcome } = await store.publish({ changed: texts, removed, author: 'ann', message: 'Bake' });
    expect(outcome).toBe('published');
    shown = await liveRelease(store);
  }

  function indexed(index = 'website'): readonly string[] {
    const records = sandbox.state.searchIndexes.get(index)?.all() ?? [];
    return records.map(({ object }) => object.objectID);
  }

  const writes = () => sandbox.received('/1/indexes/website/batch').map(({ reception }) => reception.body);

  it('is filled with the pages that the sitemap shows', async () => {
    expect(await indexer().run()).toEqual({ outcome: 'indexed', saved: 5, removed: 0 });
    expect(indexed()).toEqual(['/', '/about/us', '/order', '/rye', '/spelt']);
    expect(sandbox.state.searchIndexes.get('website')?.get('/rye')?.object).toEqual({
      objectID: '/rye',
      path: '/rye',
      title: 'rye',
      pageData: 'Rye bread',
      language: 'en-nz',
      digest: expect.any(String),
    });
  });

  it('is sent only what a release has changed', async () => {
    await indexer().run();
    await publish([textPage('rye', 'Dark rye'), textPage('oat', 'Oats'), hiddenPage('attic')], ['spelt']);
    expect(await indexer().run()).toEqual({ outcome: 'indexed', saved: 2, removed: 1 });
    expect(writes()).toMatchObject([
      {
        requests: [
          { action: 'deleteObject', body: { objectID: '/spelt' } },
          { action: 'addObject', body: { objectID: '/oat' } },
          { action: 'addObject', body: { objectID: '/rye', pageData: 'Dark rye' } },
        ],
      },
    ]);
    expect(indexed()).toEqual(['/', '/about/us', '/oat', '/order', '/rye']);
    expect(await indexer().run()).toEqual({ outcome: 'unchanged' });
  });

  it('forgets a page that is hidden, and takes back what is rolled back', async () => {
    await indexer().run();
    await publish([hiddenPage('rye')]);
    await indexer().run();
    expect(indexed()).not.toContain('/rye');
    await store.rollback({ author: 'ann' });
    shown = await liveRelease(store);
    await indexer().run();
    expect(indexed()).toContain('/rye');
  });

  it('misses a publication while the service is away, and has it later', async () => {
    const instance = indexer();
    await instance.run();
    sandbox.plan({ service: 'search', kind: 'status', status: 503 });
    await publish([textPage('oat', 'Oats')]);
    expect(await instance.run()).toMatchObject({ outcome: 'failed', reason: expect.stringMatching(/^503/) });
    expect(logged).toMatchObject([
      [
        { failures: 1, retryInMs: expect.any(Number) },
        'The search index could not be updated; it is tried again.',
      ],
    ]);
    expect(await instance.run()).toEqual({ outcome: 'busy' });
    now += 10_000;
    expect(await instance.run()).toMatchObject({ outcome: 'failed' });
    sandbox.plan();
    now += 20_000;
    expect(await instance.run()).toMatchObject({ outcome: 'indexed', saved: 1 });
    expect(indexed()).toContain('/oat');
  });

  it('says how many releases it is behind, and for how long', async () => {
    const instance = indexer();
    const times = await store.listAudit();
    const seeded = Date.parse(times.at(-1)?.at ?? '');
    now = seeded + 5000;
    expect(await instance.lag()).toEqual({ releases: 1, seconds: 5 });
    await instance.run();
    expect(await instance.lag()).toEqual({ releases: 0, seconds: 0 });
    expect(await indexer('other').lag()).toMatchObject({ releases: 1 });
    await publish([textPage('oat', 'Oats')]);
    const published = Date.parse((await store.listAudit())[0]?.at ?? '');
    await publish([textPage('oat', 'Rolled oats')]);
    now = published + 60_000;
    expect(await instance.lag()).toEqual({ releases: 2, seconds: 60 });
    await instance.run();
    expect(await instance.lag()).toEqual({ releases: 0, seconds: 0 });
    await store.rollback({ author: 'ann' });
    expect(await instance.lag()).toMatchObject({ releases: 1 });
  });

  it('goes on where a failure has stopped it', async () => {
    const many = Array.from({ length: 250 }, (_, place) => textPage(`loaf-${place}`, `Loaf ${place}`));
    await indexer().run();
    await publish(many);
    const batch = { service: 'search', path: '/1/indexes/website/batch' } as const;
    sandbox.plan({ ...batch, kind: 'delay', ms: 0, times: 1 }, { ...batch, kind: 'reset', times: 1 });
    expect(await indexer().run()).toMatchObject({ outcome: 'failed' });
    expect(indexed().length).toBe(105);
    now += 60_000;
    expect(await indexer().run()).toEqual({ outcome: 'indexed', saved: 150, removed: 0 });
    expect(indexed().length).toBe(255);
  });

  it('is written by one of several instances', async () => {
    const instances = [indexer(), indexer(), indexer()];
    const fill = await Promise.all(instances.map((instance) => instance.run()));
    expect(fill.filter(({ outcome }) => outcome === 'indexed').length).toBe(1);
    await publish([textPage('oat', 'Oats')]);
    for (const instance of instances) await instance.run();
    expect(writes().length).toBe(1);
  });

  it('is not taken back by an instance that still shows an older release', async () => {
    const before = shown;
    await publish([textPage('oat', 'Oats')]);
    await indexer().run();
    expect(await indexer('website', () => before).run()).toEqual({ outcome: 'busy' });
    expect(indexed()).toContain('/oat');
  });

  it('holds all other pages when the service refuses one', async () => {
    await indexer().run();
    await publish([textPage('oat', 'Oats'), textPage('wheat', 'Wheat')]);
    const path = '/1/indexes/website/batch';
    sandbox.plan({ service: 'search', path, kind: 'status', status: 400, times: 2 });
    expect(await indexer().run()).toMatchObject({ outcome: 'indexed' });
    expect(indexed()).toContain('/wheat');
    expect(indexed()).not.toContain('/oat');
    expect(logged).toEqual([
      [{ page: '/oat', reason: expect.stringMatching(/^400/) }, 'The search service refuses a page.'],
    ]);
  });

  it('is sent what begins and ceases to be seen, without a publication', async () => {
    const times = { publishFrom: '2030-01-02T00:00Z', publishUntil: '2030-01-03T00:00Z' };
    await publish([{ ...textPage('cake', 'Cake'), ...times }]);
    const seen = seenReleases(shown, storedCompiler());
    const [one, other] = [indexer('website', () => seen(now)), indexer('website', () => seen(now))];
    await one.run();
    expect(indexed()).not.toContain('/cake');
    now = Date.parse('2030-01-02T00:00:03Z');
    expect(await one.lag()).toEqual({ releases: 0, seconds: 3 });
    expect(await one.run()).toEqual({ outcome: 'indexed', saved: 1, removed: 0 });
    expect(indexed()).toContain('/cake');
    expect(await one.lag()).toEqual({ releases: 0, seconds: 0 });
    expect(await other.run()).toEqual({ outcome: 'unchanged' });
    now = Date.parse('2030-01-03T00:00Z');
    expect(await other.run()).toEqual({ outcome: 'indexed', saved: 0, removed: 1 });
    expect(indexed()).not.toContain('/cake');
    expect(await one.run()).toEqual({ outcome: 'unchanged' });
  });

  it('is filled again by the next instance when it was lost', async () => {
    await indexer().run();
    sandbox.state.searchIndexes.clear();
    expect(await indexer().run()).toEqual({ outcome: 'indexed', saved: 5, removed: 0 });
    expect(indexed().length).toBe(5);
  });

  it('is filled whole, not with what a release has changed, when it was lost meanwhile', async () => {
    const instance = indexer();
    await instance.run();
    sandbox.state.searchIndexes.clear();
    await publish([textPage('oat', 'Oats')]);
    expect(await instance.run()).toEqual({ outcome: 'indexed', saved: 6, removed: 0 });
    expect(indexed().length).toBe(6);
  });

  it('gets only what it lacks, or holds differently, when it was changed by others', async () => {
    await indexer().run();
    const index = sandbox.state.searchIndexes.get('website');
    index?.delete('/rye');
    index?.save({ objectID: '/stranger', digest: 'x' });
    index?.save({ objectID: '/spelt', title: 'Spelt' });
    expect(await indexer().run()).toEqual({ outcome: 'indexed', saved: 2, removed: 1 });
    expect(indexed()).toEqual(['/', '/about/us', '/order', '/rye', '/spelt']);
    expect(await indexer().run()).toEqual({ outcome: 'unchanged' });
  });

  it('is looked at every five minutes by one instance, and soon when searches fail', async () => {
    const looks = () => sandbox.received('/1/indexes/website/browse').length;
    const instances = [indexer(), indexer()];
    const runAll = async () => {
      for (const instance of instances) await instance.run();
    };
    await runAll();
    await runAll();
    expect(looks()).toBe(1);
    now += 300_000;
    await runAll();
    expect(looks()).toBe(2);
    sandbox.state.searchIndexes.clear();
    instances[0]?.lookSoon();
    await runAll();
    expect(indexed()).toEqual([]);
    now += 10_000;
    await runAll();
    expect(indexed().length).toBe(5);
  });

  it('is written whole when it is asked for, and when another index is configured', async () => {
    await indexer().run();
    sandbox.state.searchIndexes.get('website')?.save({ objectID: '/stranger' });
    sandbox.state.searchIndexes.get('website')?.delete('/rye');
    expect(await indexer().run({ whole: true })).toEqual({ outcome: 'indexed', saved: 5, removed: 0 });
    expect(indexed()).toEqual(['/', '/about/us', '/order', '/rye', '/spelt']);
    await indexer('other').run();
    expect(indexed('other').length).toBe(5);
  });
});
