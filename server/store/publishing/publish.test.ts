import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../../tests/support/databases/databases.ts';
import { documentText, openTestStore } from '../../../tests/support/databases/stores.ts';
import type { Store } from '../store.ts';

const rye = documentText('rye', 'Rye loaf');
const bun = documentText('bun', 'Sweet bun');

describe.each(databases)('publishing on $name', ({ create }) => {
  let url: string;
  let store: Store;
  beforeEach(async () => {
    url = await create();
    store = await openTestStore(url);
  });

  const publish = (request: Partial<Parameters<Store['publish']>[0]>) =>
    store.publish({ author: 'ann', message: 'Bake', ...request });

  it('starts with nothing live', async () => {
    expect(await store.liveId()).toBeNull();
    expect(await store.liveRelease()).toBeUndefined();
    expect(await store.listReleases()).toEqual([]);
  });

  it('makes documents live as their author wrote them', async () => {
    const published = await publish({ changed: [rye, bun], message: 'Open the bakery' });
    expect(published).toMatchObject({
      outcome: 'published',
      release: { sequence: 1, parent: null, author: 'ann', message: 'Open the bakery' },
    });
    const live = await store.liveRelease();
    expect(live?.documents.map(({ id, kind, body }) => ({ id, kind, body }))).toEqual([
      { id: 'bun', kind: 'page', body: bun },
      { id: 'rye', kind: 'page', body: rye },
    ]);
  });

  it('builds each release upon the live one and leaves the earlier ones as they were', async () => {
    await publish({ changed: [rye, bun] });
    const first = await store.liveRelease();
    await publish({ changed: [documentText('rye', 'Dark rye')], removed: ['bun'] });
    expect((await store.liveRelease())?.documents.map(({ id }) => id)).toEqual(['rye']);
    expect(await store.readRelease(first?.release.id ?? '')).toEqual(first);
    expect((await store.listReleases()).map(({ sequence }) => sequence)).toEqual([2, 1]);
  });

  it('keeps one revision for texts that mean the same', async () => {
    await publish({ changed: [rye] });
    const again = await publish({
      changed: [JSON.stringify({ title: 'Rye loaf', id: 'rye', kind: 'page' })],
    });
    expect(again).toMatchObject({ outcome: 'unchanged', release: { sequence: 1 } });
    expect((await store.export()).revisions).toHaveLength(1);
  });

  it('refuses a release with an error and says why', async () => {
    await publish({ changed: [rye] });
    const refused = await publish({ changed: [documentText('bun', 'mouldy bun')] });
    expect(refused).toMatchObject({ outcome: 'refused', problems: [{ code: 'mouldy', document: 'bun' }] });
    expect((await store.liveRelease())?.documents).toHaveLength(1);
    expect((await store.export()).releases).toHaveLength(1);
  });

  it('refuses a new warning until its code is accepted, and hands it on then', async () => {
    const stale = { changed: [documentText('bun', 'stale bun')] };
    const unaccepted = { outcome: 'unaccepted', problems: [{ code: 'stale', document: 'bun' }] };
    expect(await publish(stale)).toMatchObject(unaccepted);
    expect(await publish({ ...stale, accept: ['mouldy'] })).toMatchObject(unaccepted);
    expect(await store.listAudit()).toEqual([]);
    const published = await publish({ ...stale, accept: ['stale'] });
    expect(published).toMatchObject({ outcome: 'published', problems: [{ code: 'stale' }] });
  });

  it('asks nobody to accept a warning that was live before, as long as it does not come back', async () => {
    await publish({ changed: [documentText('bun', 'stale bun')], accept: ['stale'] });
    expect(await publish({ changed: [rye] })).toMatchObject({ outcome: 'published', problems: [] });
    expect(await publish({ changed: [bun] })).toMatchObject({ outcome: 'published', problems: [] });
    expect(await publish({ changed: [documentText('bun', 'stale bun')] })).toMatchObject({
      outcome: 'unaccepted',
    });
  });

  it('keeps a report with each release: what was found, what was accepted and by whom, and what changed', async () => {
    const changes = [
      { part: 'pages', code: 'page-title', document: 'rye', text: 'Rye is dark now.', details: [] } as const,
    ];
    const comparing = await openTestStore(url, { compare: async () => changes });
    await comparing.publish({
      changed: [documentText('bun', 'stale bun')],
      author: 'ann',
      message: 'Bake',
      accept: ['stale'],
    });
    await comparing.publish({ changed: [rye], author: 'bob', message: 'Bake' });
    const [second, first] = await comparing.listReleases();
    expect(await comparing.releaseReports(first?.id ?? '')).toMatchObject([
      {
        actor: 'ann',
        action: 'publish',
        report: { warnings: [{ code: 'stale' }], accepted: ['stale'], olderWarnings: 0 },
      },
    ]);
    expect(await comparing.releaseReports(second?.id ?? '')).toMatchObject([
      { actor: 'bob', report: { warnings: [], accepted: [], olderWarnings: 1, changes, sessions: [] } },
    ]);
    const refused = await store.rollback({ author: 'ann' });
    expect(refused).toMatchObject({ outcome: 'rolled-back' });
    expect((await comparing.releaseReports(first?.id ?? '')).map(({ action }) => action)).toEqual([
      'rollback',
      'publish',
    ]);
    const copy = await openTestStore(await create());
    await copy.import({ data: await store.export(), author: 'ann' });
    expect(await copy.releaseReports(second?.id ?? '')).toEqual(await store.releaseReports(second?.id ?? ''));
  });

  it('collects every document that cannot be read', async () => {
    const refused = await publish({ changed: ['{', '[]', '{"kind":"page"}', '{"id":"x"}', rye, rye] });
    expect(
      refused.outcome === 'refused' && refused.problems.map(({ document, pointer }) => [document, pointer]),
    ).toEqual([
      ['document 1', ''],
      ['document 2', ''],
      ['document 3', ''],
      ['x', ''],
      ['rye', '/id'],
    ]);
  });

  it('gives the second of two publishers both sides instead of undoing the first', async () => {
    await publish({ changed: [rye] });
    const seen = await store.liveId();
    await publish({ changed: [bun], author: 'ann', expectedLive: seen });
    const second = await publish({
      changed: [documentText('rye', 'Dark rye')],
      author: 'bob',
      expectedLive: seen,
    });
    expect(second).toMatchObject({
      outcome: 'conflict',
      expected: seen,
      live: await store.liveId(),
      yours: [{ id: 'rye', change: 'changed' }],
      theirs: [{ id: 'bun', change: 'added' }],
    });
  });

  it('lets one of ten publishers through who all saw the same release', async () => {
    const others = await Promise.all(Array.from({ length: 9 }, () => openTestStore(url)));
    const outcomes = await Promise.all(
      [store, ...others].map((each, index) =>
        each.publish({
          changed: [documentText(`loaf-${index}`, 'Loaf')],
          author: `baker ${index}`,
          message: 'Bake',
          expectedLive: null,
        }),
      ),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'published')).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === 'conflict')).toHaveLength(9);
    expect((await store.liveRelease())?.documents).toHaveLength(1);
  });

  it('loses no work of ten publishers who build upon whatever is live', async () => {
    const others = await Promise.all(Array.from({ length: 9 }, () => openTestStore(url)));
    await Promise.all(
      [store, ...others].map((each, index) =>
        each.publish({ changed: [documentText(`loaf-${index}`, 'Loaf')], author: 'ann', message: 'Bake' }),
      ),
    );
    expect((await store.liveRelease())?.documents).toHaveLength(10);
    expect((await store.listReleases()).map(({ sequence }) => sequence)).toEqual([
      10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
    ]);
  });

  it('tells two releases apart', async () => {
    await publish({ changed: [rye, bun] });
    const first = await store.liveId();
    await publish({
      changed: [documentText('rye', 'Dark rye'), documentText('roll', 'Roll')],
      removed: ['bun'],
    });
    const changes = await store.diffReleases(first, await store.liveId());
    expect(changes.map(({ id, change }) => [id, change])).toEqual([
      ['bun', 'removed'],
      ['roll', 'added'],
      ['rye', 'changed'],
    ]);
    expect(await store.readRevision(changes[2]?.after ?? '')).toContain('Dark rye');
  });

  it('keeps a release of two thousand documents whole', async () => {
    const changed = Array.from({ length: 2000 }, (_, index) =>
      documentText(`loaf-${index}`, `Loaf ${index}`),
    );
    await publish({ changed });
    expect((await store.liveRelease())?.documents).toHaveLength(2000);
  });

  it('writes every change down', async () => {
    await publish({ changed: [rye] });
    await publish({ changed: [bun], author: 'bob', message: 'Add buns' });
    expect(
      (await store.listAudit()).map(({ actor, action, detail }) => [actor, action, detail.message]),
    ).toEqual([
      ['bob', 'publish', 'Add buns'],
      ['ann', 'publish', 'Bake'],
    ]);
  });

  describe('rolling back', () => {
    it('makes the release before live again', async () => {
      await publish({ changed: [rye] });
      const first = await store.liveId();
      await publish({ changed: [bun] });
      expect(await store.rollback({ author: 'bob' })).toMatchObject({
        outcome: 'rolled-back',
        release: { id: first },
      });
      expect(await store.liveId()).toBe(first);
      expect((await store.listAudit(1))[0]).toMatchObject({
        action: 'rollback',
        actor: 'bob',
        subject: first,
      });
    });

    it('goes to any release by its id, forward again too', async () => {
      for (const title of ['One', 'Two', 'Three']) await publish({ changed: [documentText('rye', title)] });
      const [third, , first] = await store.listReleases();
      await store.rollback({ author: 'ann', release: first?.id ?? '' });
      expect((await store.liveRelease())?.documents[0]?.body).toContain('One');
      await store.rollback({ author: 'ann', release: third?.id ?? '' });
      expect((await store.liveRelease())?.documents[0]?.body).toContain('Three');
    });

    it('refuses warnings that what is live does not have, until they are accepted', async () => {
      await publish({ changed: [documentText('bun', 'stale bun')], accept: ['stale'] });
      await publish({ changed: [bun] });
      expect(await store.rollback({ author: 'ann' })).toMatchObject({
        outcome: 'unaccepted',
        problems: [{ code: 'stale' }],
      });
      expect(await store.rollback({ author: 'ann', accept: ['stale'] })).toMatchObject({
        outcome: 'rolled-back',
      });
    });

    it('says when there is nowhere to go', async () => {
      await publish({ changed: [rye] });
      expect(await store.rollback({ author: 'ann' })).toMatchObject({
        outcome: 'refused',
        problems: [{ message: 'No release came before the live one.' }],
      });
      expect(await store.rollback({ author: 'ann', release: 'x' })).toMatchObject({
        outcome: 'refused',
        problems: [{ code: 'no-such-release' }],
      });
    });

    it('gives the check what is live without errors only where the same version of it found that', async () => {
      const given: (readonly string[] | undefined)[] = [];
      const opened = (checkVersion: string | undefined) =>
        openTestStore(url, {
          checkVersion,
          checkRelease: (_documents, clean) => {
            given.push(clean?.documents.map(({ id }) => id));
            return [];
          },
        });
      const [first, second, unnamed] = [await opened('1'), await opened('2'), await opened(undefined)];
      let title = 0;
      const bake = (by: Store) =>
        by.publish({ changed: [documentText('rye', `Rye ${title++}`)], author: 'ann', message: 'Bake' });
      for (const by of [first, first, second, second, unnamed, unnamed, first]) await bake(by);
      // The live release is checked, too, if another version had checked it.
      expect(given).toEqual([
        ...[undefined, ['rye']],
        ...[undefined, ['rye'], ['rye']],
        ...[undefined, undefined, undefined, undefined],
        ...[undefined, ['rye']],
      ]);
    });

    it('does nothing when somebody makes another release live meanwhile', async () => {
      await publish({ changed: [rye] });
      await publish({ changed: [documentText('rye', 'Dark rye')] });
      const slow = await openTestStore(url, {
        checkRelease: async () => {
          await publish({ changed: [documentText('rye', 'Light rye')] });
          return [];
        },
      });
      const outcome = await slow.rollback({ author: 'ann' });
      expect(outcome).toEqual({ outcome: 'conflict', live: await store.liveId() });
      expect((await store.liveRelease())?.documents[0]?.body).toContain('Light rye');
      expect((await store.listAudit(1))[0]).toMatchObject({ action: 'publish' });
    });

    it('refuses a release that no longer passes the check', async () => {
      await publish({ changed: [rye] });
      await publish({ changed: [documentText('rye', 'Dark rye')] });
      const strict = await openTestStore(url, {
        checkRelease: () => [
          { code: 'strict', severity: 'error', document: 'rye', pointer: '', message: 'No.' },
        ],
      });
      expect(await strict.rollback({ author: 'ann' })).toMatchObject({ outcome: 'refused' });
    });

    it('can publish the same documents once more after a rollback', async () => {
      await publish({ changed: [rye] });
      await publish({ changed: [bun] });
      await store.rollback({ author: 'ann' });
      expect(await publish({ changed: [bun] })).toMatchObject({
        outcome: 'published',
        release: { sequence: 3 },
      });
    });
  });

  describe('seeding', () => {
    it('fills an empty store once, whoever of ten instances is first', async () => {
      const others = await Promise.all(Array.from({ length: 9 }, () => openTestStore(url)));
      const outcomes = await Promise.all([store, ...others].map((each) => each.seed([rye, bun])));
      expect(outcomes.filter(({ outcome }) => outcome === 'seeded')).toHaveLength(1);
      expect(outcomes.filter(({ outcome }) => outcome === 'not-empty')).toHaveLength(9);
      expect(await store.listReleases()).toHaveLength(1);
    });

    it('leaves what is there alone', async () => {
      await publish({ changed: [bun] });
      expect(await store.seed([rye])).toMatchObject({ outcome: 'not-empty', release: { sequence: 1 } });
      expect((await store.liveRelease())?.documents.map(({ id }) => id)).toEqual(['bun']);
    });

    it('says what is wrong with the documents', async () => {
      expect(await store.seed([documentText('bun', 'mouldy')])).toMatchObject({ outcome: 'refused' });
    });
  });
});
