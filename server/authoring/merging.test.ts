import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import type { Store } from '../store/store.ts';
import { type Ask, openStudio } from './studio.fixture.ts';

/** A page with two texts in a list by ids. */
function loaf(title: string, crust = 'Thick', crumb = 'Dense', id = 'rye'): string {
  const parts = [
    { id: 'crust', text: crust },
    { id: 'crumb', text: crumb },
  ];
  return `${JSON.stringify({ kind: 'page', id, title, parts }, undefined, 2)}\n`;
}

describe.each(databases)('merging on $name', ({ create }) => {
  let store: Store;
  let reader: Ask;
  let author: Ask;
  let publisher: Ask;
  beforeEach(async () => {
    const studio = await openStudio(await create());
    ({ store } = studio);
    await put(loaf('Rye'));
    reader = await studio.join('reader');
    author = await studio.join('author');
    publisher = await studio.join('publisher');
  });

  const put = async (...changed: string[]) => {
    const outcome = await store.publish({ changed, author: 'bob', message: `As ${changed.length}` });
    return outcome.outcome === 'published' ? outcome.release.id : '';
  };
  const live = async (id = 'rye') =>
    JSON.parse((await store.liveRelease())?.documents.find((each) => each.id === id)?.body ?? 'null');
  const begin = async (body: string | null, id = 'rye') => {
    const set = (await author('POST', '/change-sets', { name: 'Winter' })).body.id;
    await author('PUT', `/change-sets/${set}/documents/${id}`, { body, revision: 0 });
    return set;
  };
  const rebase = (set: string, choices?: object[], by = author) =>
    by('POST', `/change-sets/${set}/rebase`, { ...(choices && { choices }) });
  const publish = (set: string) => publisher('POST', `/change-sets/${set}/publish`, {});
  const parts = (value: { readonly parts: readonly { readonly text: string }[] }) =>
    value.parts.map(({ text }) => text);

  it('brings what was published meanwhile into a change set by ids of parts', async () => {
    const set = await begin(loaf('Rye', 'Thin'));
    await put(loaf('Dark rye', 'Thick', 'Airy'));
    expect((await publish(set)).status).toBe(409);
    expect((await reader('GET', `/change-sets/${set}`)).body.behind).toEqual(['rye']);
    expect((await rebase(set, undefined, reader)).status).toBe(403);
    expect((await rebase(set)).body).toMatchObject({ documents: ['rye'], collisions: [] });
    expect((await rebase(set)).body).toMatchObject({ documents: [], collisions: [] });
    expect((await publish(set)).status).toBe(200);
    expect(await live()).toMatchObject({ title: 'Dark rye' });
    expect(parts(await live())).toEqual(['Thin', 'Airy']);
  });

  it('shows both sides of what both changed, and takes what is chosen, place by place', async () => {
    const set = await begin(loaf('Winter rye', 'Thin'));
    await put(loaf('Dark rye', 'Crisp', 'Airy'));
    const { body } = await rebase(set);
    expect(body.collisions).toEqual([
      { document: 'rye', pointer: '/title', base: 'Rye', mine: 'Winter rye', theirs: 'Dark rye' },
      { document: 'rye', pointer: '/parts/0/text', base: 'Thick', mine: 'Thin', theirs: 'Crisp' },
    ]);
    expect((await store.listDrafts(set))[0]?.body).toBe(loaf('Winter rye', 'Thin'));
    const one = { document: 'rye', pointer: '/title', side: 'theirs' };
    expect((await rebase(set, [one])).body.collisions).toHaveLength(1);
    expect((await rebase(set, [{ ...one, side: 'both' }])).status).toBe(422);
    const other = { document: 'rye', pointer: '/parts/0/text', text: 'Thin and crisp' };
    expect((await rebase(set, [one, other])).body).toMatchObject({ collisions: [] });
    expect((await publish(set)).status).toBe(200);
    expect([(await live()).title, ...parts(await live())]).toEqual(['Dark rye', 'Thin and crisp', 'Airy']);
  });

  it('forgets a draft that is live already, and closed sets take nothing in', async () => {
    const set = await begin(loaf('Dark rye'));
    await put(loaf('Dark rye'));
    expect((await rebase(set)).body).toMatchObject({ documents: ['rye'] });
    expect(await store.listDrafts(set)).toEqual([]);
    const gone = await begin(loaf('Light rye'));
    await put(loaf('Dark rye', 'Thin'));
    await author('PATCH', `/change-sets/${gone}`, { state: 'abandoned', revision: 1 });
    expect((await rebase(gone)).status).toBe(409);
    expect((await rebase('none')).status).toBe(404);
  });

  it('takes back exactly what a release changed, although others came after it', async () => {
    const bun = (title: string) => loaf(title, 'Soft', 'Soft', 'bun');
    const wrong = await put(loaf('Wrong', 'Burnt'), bun('Bun'));
    await put(loaf('Wrong', 'Burnt', 'Airy'));
    const { status, body } = await author('POST', `/releases/${wrong}/revert`, {});
    expect([status, body.merged.collisions]).toEqual([201, []]);
    expect(body.changeSet.name).toMatch(/^Take back release 2: /);
    expect((await publish(body.changeSet.id)).status).toBe(200);
    expect([(await live()).title, ...parts(await live())]).toEqual(['Rye', 'Thick', 'Airy']);
    expect(await live('bun')).toBeNull();
  });

  it('tells in the list of changes which ones were taken back, and by which, unless that was taken back, too', async () => {
    const list = async () => {
      const { body } = await author('GET', '/change-sets');
      return Object.fromEntries(body.map((set) => [set.id, set.takenBack]));
    };
    const takeBack = async (document?: string) => {
      const [last] = await store.listReleases();
      const { body } = await author('POST', `/releases/${last?.id}/revert`, document ? { document } : {});
      expect((await publish(body.changeSet.id)).status).toBe(200);
      return body.changeSet;
    };
    const wrong = await begin(loaf('Wrong', 'Burnt'));
    await publish(wrong);
    await takeBack('rye');
    expect(await list()).toMatchObject({ [wrong]: null });
    const worse = await begin(loaf('Worse', 'Burnt'));
    await publish(worse);
    const { id, name } = await takeBack();
    expect(await list()).toMatchObject({ [worse]: { by: 'changes', id, name }, [id]: null });
    const again = await takeBack();
    expect(await list()).toMatchObject({
      [worse]: null,
      [id]: { by: 'changes', id: again.id, name: again.name },
      [again.id]: null,
    });
  });

  it('tells of changes that a roll back took back, until another one makes them live again', async () => {
    const roll = (release: string | null) =>
      publisher('POST', `/releases/${release}/rollback`, { why: 'Burnt', accept: [] });
    const back = async (set: string) => {
      const { body } = await author('GET', '/change-sets');
      const shown = await author('GET', `/change-sets/${set}`);
      const opened = await author('GET', `/change-sets/${set}/review`);
      const listed = body.find(({ id }) => id === set)?.takenBack;
      expect([shown.body.takenBack, opened.body.takenBack]).toEqual([listed, listed]);
      return listed;
    };
    const first = await begin(loaf('First'));
    await publish(first);
    const early = await store.liveId();
    const second = await begin(loaf('Second'));
    await publish(second);
    const late = await store.liveId();
    expect((await roll(early)).status).toBe(200);
    expect(await back(first)).toBeNull();
    const byRollBack = { by: 'roll-back', actor: 'publisher@example.nz', sequence: 2 };
    expect(await back(second)).toMatchObject(byRollBack);
    await publish(await begin(loaf('Third')));
    expect(await back(second)).toMatchObject(byRollBack);
    const { body: past } = await reader('GET', '/releases');
    expect(past.map(({ takenBack }) => takenBack?.by)).toEqual([
      undefined,
      'roll-back',
      undefined,
      undefined,
    ]);
    expect((await reader('GET', `/releases/${late}`)).body.takenBack).toMatchObject(byRollBack);
    expect((await roll(late)).status).toBe(200);
    expect(await back(second)).toBeNull();
  });

  it('keeps live what was taken back by changes that were rolled back themselves', async () => {
    const wrong = await begin(loaf('Wrong'));
    await publish(wrong);
    const before = await store.liveId();
    const { body } = await author('POST', `/releases/${before}/revert`, {});
    await publish(body.changeSet.id);
    const roll = { why: 'It was right', accept: [] };
    expect((await publisher('POST', `/releases/${before}/rollback`, roll)).status).toBe(200);
    const { body: sets } = await author('GET', '/change-sets');
    expect(Object.fromEntries(sets.map(({ id, takenBack }) => [id, takenBack?.by]))).toMatchObject({
      [wrong]: undefined,
      [body.changeSet.id]: 'roll-back',
    });
  });

  it('shows both where a later release changed the same, and may take back one document or text', async () => {
    const wrong = await put(loaf('Wrong', 'Burnt'), loaf('Bun', 'Soft', 'Soft', 'bun'));
    await put(loaf('Less wrong', 'Burnt'));
    const revert = (more: object, by = author) => by('POST', `/releases/${wrong}/revert`, more);
    expect((await revert({}, reader)).status).toBe(403);
    const { body } = await revert({ document: 'rye' });
    expect(body.merged).toMatchObject({
      documents: [],
      collisions: [{ pointer: '/title', base: 'Wrong', mine: 'Rye', theirs: 'Less wrong' }],
    });
    const text = await revert({ document: 'rye', part: 'parts/crust/text' });
    expect((await publish(text.body.changeSet.id)).status).toBe(200);
    expect([(await live()).title, ...parts(await live())]).toEqual(['Less wrong', 'Thick', 'Dense']);
    expect((await live('bun')).title).toBe('Bun');
    expect((await revert({ part: 'title' })).status).toBe(422);
    expect((await revert({ document: 'rye', part: 'nowhere' })).status).toBe(422);
    expect((await revert({ document: 'none' })).status).toBe(422);
    expect((await author('POST', '/releases/none/revert', {})).status).toBe(422);
  });

  it('lists what went live with who and why, and rolls back for a publisher who says why', async () => {
    const [first] = await store.listReleases();
    await put(loaf('Wrong'));
    const list = (await reader('GET', '/releases')).body;
    expect(list).toMatchObject([
      { sequence: 2, author: 'bob', isLive: true },
      { sequence: 1, isLive: false },
    ]);
    const second = (await reader('GET', `/releases/${list[0]?.id}`)).body;
    expect(second).toMatchObject({ release: { sequence: 2 }, documents: [{ id: 'rye', change: 'changed' }] });
    expect((await reader('GET', '/releases/none')).status).toBe(404);
    const back = (by: Ask, body: object) => by('POST', `/releases/${first?.id}/rollback`, body);
    expect((await back(author, { why: 'It is wrong' })).status).toBe(403);
    expect((await back(publisher, {})).status).toBe(422);
    expect((await back(publisher, { why: 'It is wrong' })).status).toBe(200);
    expect((await live()).title).toBe('Rye');
    const [entry] = await store.listAudit(1);
    expect(entry).toMatchObject({ actor: 'publisher@example.nz', detail: { why: 'It is wrong' } });
  });

  it('is done by one of two at once, and nothing is lost when somebody saves meanwhile', async () => {
    const set = await begin(loaf('Rye', 'Thin'));
    await put(loaf('Dark rye'));
    const [one, two] = await Promise.all([
      rebase(set),
      author('PUT', `/change-sets/${set}/documents/rye`, {
        body: loaf('Rye', 'Thin', 'Wet'),
        revision: 1,
      }),
    ]);
    expect(one.status).toBe(200);
    const [draft] = await store.listDrafts(set);
    const kept = two.status === 200 ? ['Thin', 'Wet'] : ['Thin', 'Dense'];
    expect(parts(JSON.parse(draft?.body ?? ''))).toEqual(kept);
    expect([200, 409]).toContain(two.status);
  });
});
