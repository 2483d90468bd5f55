import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../../tests/support/databases/databases.ts';
import { documentText, openTestStore } from '../../../tests/support/databases/stores.ts';
import type { Store } from '../store.ts';

const at = '2026-03-02T09:00:00.000Z';
const [early, late] = ['2026-03-02T08:59:59.999Z', at];

describe.each(databases)('releases that go live later on $name', ({ create }) => {
  let url: string;
  let store: Store;
  let time: string;
  const open = () => openTestStore(url, { now: () => new Date(time) });
  const publish = (request: Partial<Parameters<Store['publish']>[0]>) =>
    store.publish({ author: 'ann', message: 'Bake', ...request });
  const live = async () =>
    (await store.liveRelease())?.documents.map(({ body }): string => JSON.parse(body).title);

  beforeEach(async () => {
    url = await create();
    time = '2026-03-01T09:00:00.000Z';
    store = await open();
    await publish({ changed: [documentText('rye', 'Rye')] });
  });

  it('wait for their time, also while everything is restarted, and then go live with their author', async () => {
    const outcome = await publish({ changed: [documentText('bun', 'Bun')], message: 'Buns', at });
    expect(outcome).toMatchObject({ outcome: 'scheduled', scheduled: { dueAt: at, refusal: null } });
    time = early;
    expect(await store.publishDue()).toBeUndefined();
    expect(await live()).toEqual(['Rye']);
    await store.close();
    store = await open();
    time = late;
    expect(await store.publishDue()).toMatchObject({ outcome: { outcome: 'published' } });
    expect(await live()).toEqual(['Bun', 'Rye']);
    expect(await store.listScheduled()).toEqual([]);
    expect((await store.listReleases())[0]).toMatchObject({ author: 'ann', message: 'Buns', sequence: 2 });
    expect((await store.listAudit()).map(({ action }) => action)).toEqual(['publish', 'schedule', 'publish']);
  });

  it('go live once, however many instances see that it is time', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, open));
    await publish({ changed: [documentText('bun', 'Bun')], at });
    time = late;
    const outcomes = await Promise.all([store, ...others].map((each) => each.publishDue()));
    expect(outcomes.filter((due) => due?.outcome.outcome === 'published')).toHaveLength(1);
    expect((await store.listReleases()).map(({ sequence }) => sequence)).toEqual([2, 1]);
    expect(await store.publishDue()).toBeUndefined();
  });

  it('are put upon what others published meanwhile in other documents', async () => {
    await publish({ changed: [documentText('bun', 'Bun')], at });
    await publish({ changed: [documentText('rye', 'Dark rye')] });
    time = late;
    expect(await store.publishDue()).toMatchObject({ outcome: { outcome: 'published' } });
    expect(await live()).toEqual(['Bun', 'Dark rye']);
  });

  it('are refused when others published the same documents meanwhile, and say so until they are cancelled', async () => {
    await publish({ changed: [documentText('rye', 'Light rye')], at });
    await publish({ changed: [documentText('rye', 'Dark rye')], author: 'bob' });
    time = late;
    expect(await store.publishDue()).toMatchObject({ outcome: { outcome: 'conflict' } });
    expect(await live()).toEqual(['Dark rye']);
    expect(await store.publishDue()).toBeUndefined();
    const [refused] = await store.listScheduled();
    expect(refused?.refusal?.theirs).toMatchObject([{ id: 'rye', change: 'changed' }]);
    expect((await store.listAudit(1))[0]).toMatchObject({ action: 'refuse', subject: refused?.id });
    expect(await store.cancelScheduled({ id: refused?.id ?? '', author: 'ann' })).toBe(true);
    expect(await store.listScheduled()).toEqual([]);
  });

  it('are refused once, however many instances see that they may not go live', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, open));
    await publish({ changed: [documentText('rye', 'Light rye')], at });
    await publish({ changed: [documentText('rye', 'Dark rye')], author: 'bob' });
    time = late;
    const told = await Promise.all([store, ...others].map((each) => each.publishDue()));
    expect(told.filter((due) => due !== undefined)).toHaveLength(1);
    expect((await store.listAudit()).filter(({ action }) => action === 'refuse')).toHaveLength(1);
  });

  it('are checked when they are scheduled, and again when it is time', async () => {
    expect(await publish({ changed: [documentText('bun', 'stale bun')], at })).toMatchObject({
      outcome: 'unaccepted',
    });
    await publish({ changed: [documentText('bun', 'stale bun')], at, accept: ['stale'] });
    await publish({ changed: [documentText('roll', 'Roll')], at });
    time = late;
    store = await openTestStore(url, {
      now: () => new Date(time),
      checkRelease: (documents) =>
        documents.flatMap(({ id }) =>
          id === 'rye'
            ? []
            : [
                {
                  code: id === 'bun' ? 'stale' : 'dry',
                  severity: 'warning',
                  document: id,
                  pointer: '',
                  message: 'No.',
                },
              ],
        ),
    });
    const outcomes = [await store.publishDue(), await store.publishDue()].map((due) => due?.outcome.outcome);
    expect(outcomes.sort()).toEqual(['published', 'unaccepted']);
    expect(await live()).toEqual(['stale bun', 'Rye']);
    expect((await store.listScheduled())[0]?.refusal?.problems).toMatchObject([{ code: 'dry' }]);
  });

  it('do not go live once they are cancelled', async () => {
    await publish({ changed: [documentText('bun', 'Bun')], at });
    const [waiting] = await store.listScheduled();
    expect(await store.cancelScheduled({ id: waiting?.id ?? '', author: 'bob' })).toBe(true);
    expect(await store.cancelScheduled({ id: waiting?.id ?? '', author: 'bob' })).toBe(false);
    time = late;
    expect(await store.publishDue()).toBeUndefined();
    expect((await store.listAudit(1))[0]).toMatchObject({ action: 'cancel', actor: 'bob' });
  });

  it('do not go live when they are cancelled while they are checked', async () => {
    await publish({ changed: [documentText('bun', 'Bun')], at });
    const [waiting] = await store.listScheduled();
    const slow = await openTestStore(url, {
      now: () => new Date(time),
      checkRelease: async () => {
        await store.cancelScheduled({ id: waiting?.id ?? '', author: 'bob' });
        return [];
      },
    });
    time = late;
    expect(await slow.publishDue()).toMatchObject({ outcome: { outcome: 'unchanged' } });
    expect(await live()).toEqual(['Rye']);
  });

  it('need a release that they change', async () => {
    const empty = await openTestStore(await create());
    const first = { changed: [documentText('rye', 'Rye')], author: 'ann', message: 'Bake', at };
    expect(await empty.publish(first)).toMatchObject({
      outcome: 'refused',
      problems: [{ code: 'no-such-release' }],
    });
    expect(await empty.listScheduled()).toEqual([]);
  });

  it('take their drafts with them, unless they were edited since', async () => {
    for (const id of ['bun', 'roll'])
      await store.saveDraft({ id, body: documentText(id, 'Draft'), author: 'ann', expectedRevision: 0 });
    await publish({ drafts: ['bun', 'roll'], at });
    await store.saveDraft({
      id: 'roll',
      body: documentText('roll', 'More'),
      author: 'ann',
      expectedRevision: 1,
    });
    time = late;
    await store.publishDue();
    expect(await live()).toEqual(['Draft', 'Draft', 'Rye']);
    expect((await store.listDrafts()).map(({ id }) => id)).toEqual(['roll']);
    expect(await publish({ drafts: ['roll'] })).toMatchObject({ outcome: 'published' });
  });
});
