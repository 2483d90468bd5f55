import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import { documentText, openTestStore } from '../../tests/support/databases/stores.ts';
import type { Store } from './store.ts';

const rye = documentText('rye', 'Rye loaf');
const dark = documentText('rye', 'Dark rye');
const light = documentText('rye', 'Light rye');
const bun = documentText('bun', 'Bun');

describe.each(databases)('change sets on $name', ({ create }) => {
  let store: Store;
  beforeEach(async () => {
    store = await openTestStore(await create());
    await store.publish({ changed: [rye, bun], author: 'ann', message: 'Bake' });
  });

  const begin = (name: string) => store.createChangeSet({ name, author: 'ann' });
  const save = (changeSet: string, body: string | null, id = 'rye') =>
    store.saveDraft({ id, body, author: 'ann', expectedRevision: 0, changeSet });

  it('keep drafts of one document apart', async () => {
    const [winter, summer] = [await begin('Winter'), await begin('Summer')];
    await save(winter.id, dark);
    await save(summer.id, light);
    expect((await store.readDraft('rye', winter.id))?.body).toBe(dark);
    expect((await store.readDraft('rye', summer.id))?.body).toBe(light);
    expect(await store.readDraft('rye')).toBeUndefined();
    expect((await store.readPreview(summer.id)).documents.map(({ body }) => body)).toEqual([bun, light]);
  });

  it('go live as a whole, with what they remove, and are closed from then on', async () => {
    const { id } = await begin('Winter');
    await save(id, dark);
    await save(id, null, 'bun');
    expect((await store.readPreview(id)).documents.map((document) => document.id)).toEqual(['rye']);
    const published = await store.publish({ drafts: 'all', changeSet: id, author: 'ann', message: 'Winter' });
    expect(published).toMatchObject({ outcome: 'published' });
    expect((await store.liveRelease())?.documents.map(({ body }) => body)).toEqual([dark]);
    expect(await store.readChangeSet(id)).toMatchObject({ state: 'published' });
    expect(await store.listDrafts(id)).toEqual([]);
    expect(await save(id, light)).toEqual({ outcome: 'closed' });
  });

  it('do not undo what others published meanwhile', async () => {
    const { id } = await begin('Winter');
    await save(id, dark);
    await store.publish({ changed: [light], author: 'bob', message: 'Lighter' });
    const outcome = await store.publish({ drafts: 'all', changeSet: id, author: 'ann', message: 'Winter' });
    expect(outcome).toMatchObject({ outcome: 'conflict', theirs: [{ id: 'rye' }] });
    expect(await store.readChangeSet(id)).toMatchObject({ state: 'open' });
    expect((await store.readDraft('rye', id))?.body).toBe(dark);
  });

  it('get another revision with each edit while somebody reviews them', async () => {
    const { id, revision } = await begin('Winter');
    await save(id, dark);
    const asked = await store.changeChangeSet({
      id,
      author: 'ann',
      expectedRevision: revision,
      state: 'in-review',
    });
    expect(asked).toMatchObject({ outcome: 'saved', changeSet: { state: 'in-review', revision: 2 } });
    expect(await save(id, null, 'bun')).toMatchObject({ outcome: 'saved' });
    const approve = (seen: number) =>
      store.changeChangeSet({ id, author: 'bob', expectedRevision: seen, state: 'approved' });
    expect(await approve(2)).toMatchObject({ outcome: 'conflict' });
    expect(await approve(3)).toMatchObject({ outcome: 'saved' });
    const taken = { id, author: 'ann', expectedRevision: 4 } as const;
    expect(await store.changeChangeSet({ ...taken, state: 'published' })).toMatchObject({
      outcome: 'conflict',
    });
    const deleted = { id: 'rye', author: 'ann', expectedRevision: 1, changeSet: id };
    expect(await store.deleteDraft(deleted)).toMatchObject({ outcome: 'deleted' });
    expect(await store.readChangeSet(id)).toMatchObject({ state: 'in-review', revision: 5 });
    const live = await store.publish({ drafts: 'all', changeSet: id, author: 'ann', message: 'Winter' });
    expect(live).toEqual({ outcome: 'closed' });
  });

  it('are changed by one of two who saw the same', async () => {
    const { id } = await begin('Winter');
    const rename = (name: string) => store.changeChangeSet({ id, author: 'ann', expectedRevision: 1, name });
    const outcomes = await Promise.all([rename('Frost'), rename('Snow')]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['conflict', 'saved']);
  });

  it('cannot be written to before they are begun', async () => {
    expect(await save('none', dark)).toEqual({ outcome: 'closed' });
  });

  it('come along with an export', async () => {
    const set = await begin('Winter');
    await save(set.id, dark);
    await save(set.id, null, 'bun');
    const other = await openTestStore(await create());
    const data: unknown = JSON.parse(JSON.stringify(await store.export()));
    expect(await other.import({ data, author: 'ann' })).toMatchObject({ outcome: 'imported' });
    expect(await other.listChangeSets()).toEqual(await store.listChangeSets());
    expect(await other.listDrafts(set.id)).toEqual(await store.listDrafts(set.id));
  });
});
