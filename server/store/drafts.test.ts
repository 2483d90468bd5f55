import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import { documentText, openTestStore } from '../../tests/support/databases/stores.ts';
import type { Store } from './store.ts';

const rye = documentText('rye', 'Rye loaf');
const dark = documentText('rye', 'Dark rye');
const light = documentText('rye', 'Light rye');

describe.each(databases)('drafts on $name', ({ create }) => {
  let url: string;
  let store: Store;
  beforeEach(async () => {
    url = await create();
    store = await openTestStore(url);
  });

  const save = (body: string, expectedRevision: number, author = 'ann') =>
    store.saveDraft({ id: 'rye', body, author, expectedRevision });

  it('keeps a text, broken or not, beside what is live', async () => {
    await store.publish({ changed: [rye], author: 'ann', message: 'Bake' });
    expect(await save('{ "kind": ', 0)).toMatchObject({
      outcome: 'saved',
      draft: { revision: 1, author: 'ann' },
    });
    expect(await store.readDraft('rye')).toMatchObject({ body: '{ "kind": ', revision: 1 });
    expect((await store.liveRelease())?.documents[0]?.body).toBe(rye);
    expect(await store.readDraft('bun')).toBeUndefined();
  });

  it('counts every change', async () => {
    await save(dark, 0);
    expect(await save(light, 1, 'bob')).toMatchObject({
      outcome: 'saved',
      draft: { revision: 2, author: 'bob' },
    });
    expect((await store.listDrafts()).map(({ id, revision }) => [id, revision])).toEqual([['rye', 2]]);
  });

  it('shows the second of two writers both sides and what both began from', async () => {
    await store.publish({ changed: [rye], author: 'ann', message: 'Bake' });
    await save(dark, 0, 'ann');
    expect(await save(light, 0, 'bob')).toMatchObject({
      outcome: 'conflict',
      yours: light,
      theirs: { body: dark, author: 'ann', revision: 1 },
      base: rye,
    });
    expect((await store.readDraft('rye'))?.body).toBe(dark);
  });

  it('shows what the other draft was begun from, although something else is live by now', async () => {
    await store.publish({ changed: [rye], author: 'ann', message: 'Bake' });
    await save(dark, 0, 'ann');
    await store.publish({ changed: [light], author: 'carl', message: 'Lighter' });
    expect(await save(light, 0, 'bob')).toMatchObject({ outcome: 'conflict', base: rye });
  });

  it('lets one of ten writers through who all hold the same revision', async () => {
    await save(dark, 0);
    const others = await Promise.all(Array.from({ length: 9 }, () => openTestStore(url)));
    const outcomes = await Promise.all(
      [store, ...others].map((each, index) =>
        each.saveDraft({ id: 'rye', body: `${index}`, author: 'ann', expectedRevision: 1 }),
      ),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'saved')).toHaveLength(1);
    expect((await store.readDraft('rye'))?.revision).toBe(2);
  });

  it('lets one of ten writers begin a draft', async () => {
    const others = await Promise.all(Array.from({ length: 9 }, () => openTestStore(url)));
    const outcomes = await Promise.all(
      [store, ...others].map((each, index) =>
        each.saveDraft({ id: 'rye', body: `${index}`, author: 'ann', expectedRevision: 0 }),
      ),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'saved')).toHaveLength(1);
  });

  it('does not overwrite a draft that was deleted and begun again', async () => {
    await save(dark, 0);
    await store.deleteDraft({ id: 'rye', author: 'bob', expectedRevision: 1 });
    const begun = await save(light, 0, 'bob');
    expect(begun).toMatchObject({ outcome: 'saved', draft: { revision: 3 } });
    expect(await save(dark, 1)).toMatchObject({ outcome: 'conflict', theirs: { body: light } });
  });

  it('deletes only the revision its author saw', async () => {
    await save(dark, 0);
    await save(light, 1);
    expect(await store.deleteDraft({ id: 'rye', author: 'ann', expectedRevision: 1 })).toMatchObject({
      outcome: 'conflict',
      yours: null,
      theirs: { body: light },
    });
    expect(await store.deleteDraft({ id: 'rye', author: 'ann', expectedRevision: 2 })).toEqual({
      outcome: 'deleted',
    });
    expect(await store.listDrafts()).toEqual([]);
    expect(await store.deleteDraft({ id: 'rye', author: 'ann', expectedRevision: 0 })).toEqual({
      outcome: 'deleted',
    });
  });

  it('says so when the draft to delete is gone already', async () => {
    await save(dark, 0);
    await store.deleteDraft({ id: 'rye', author: 'bob', expectedRevision: 1 });
    expect(await store.deleteDraft({ id: 'rye', author: 'ann', expectedRevision: 1 })).toMatchObject({
      outcome: 'conflict',
      theirs: null,
    });
  });

  it('previews live with every draft laid over it', async () => {
    await store.publish({ changed: [rye, documentText('bun', 'Bun')], author: 'ann', message: 'Bake' });
    await save(dark, 0);
    await store.saveDraft({ id: 'bun', body: '{', author: 'ann', expectedRevision: 0 });
    const { documents, problems } = await store.readPreview();
    expect(documents.map(({ id, body }) => [id, body])).toEqual([
      ['bun', documentText('bun', 'Bun')],
      ['rye', dark],
    ]);
    expect(problems).toMatchObject([{ code: 'bad-json', document: 'bun' }]);
  });

  it('writes once in ten minutes that somebody saves a draft', async () => {
    await save(dark, 0, 'ann');
    for (let revision = 1; revision < 5; revision++) await save(light, revision, 'ann');
    await save(dark, 5, 'bob');
    expect((await store.listAudit()).map(({ actor }) => actor)).toEqual(['bob', 'ann']);
  });

  it('writes who saved and who deleted', async () => {
    await save(dark, 0, 'ann');
    await store.deleteDraft({ id: 'rye', author: 'bob', expectedRevision: 1 });
    expect((await store.listAudit()).map(({ actor, action, subject }) => [actor, action, subject])).toEqual([
      ['bob', 'delete-draft', 'rye'],
      ['ann', 'save-draft', 'rye'],
    ]);
  });

  describe('going live', () => {
    const publishDraft = () => store.publish({ drafts: ['rye'], author: 'ann', message: 'Bake' });

    it('makes the draft live and a draft no more', async () => {
      await save(dark, 0);
      expect(await publishDraft()).toMatchObject({ outcome: 'published' });
      expect((await store.liveRelease())?.documents[0]?.body).toBe(dark);
      expect(await store.listDrafts()).toEqual([]);
    });

    it('refuses a draft begun before somebody else published the document', async () => {
      await store.publish({ changed: [rye], author: 'ann', message: 'Bake' });
      await save(dark, 0);
      await store.publish({ changed: [light], author: 'bob', message: 'Lighter' });
      expect(await publishDraft()).toMatchObject({
        outcome: 'conflict',
        yours: [{ id: 'rye', change: 'changed' }],
        theirs: [{ id: 'rye', change: 'changed' }],
      });
      expect((await store.liveRelease())?.documents[0]?.body).toBe(light);
      expect(await store.listDrafts()).toHaveLength(1);
    });

    it('is not held up by a release of other documents', async () => {
      await save(dark, 0);
      await store.publish({ changed: [documentText('bun', 'Bun')], author: 'bob', message: 'Buns' });
      expect(await publishDraft()).toMatchObject({ outcome: 'published' });
    });

    it('makes a draft one no more when somebody else has published the very same text', async () => {
      await store.publish({ changed: [rye], author: 'ann', message: 'Bake' });
      await save(dark, 0);
      await store.publish({ changed: [dark], author: 'bob', message: 'Darker' });
      expect(await publishDraft()).toMatchObject({ outcome: 'unchanged', release: { author: 'bob' } });
      expect(await store.listDrafts()).toEqual([]);
    });

    it('keeps a draft that is not good enough', async () => {
      await save(documentText('rye', 'mouldy'), 0);
      expect(await publishDraft()).toMatchObject({ outcome: 'refused' });
      expect(await store.listDrafts()).toHaveLength(1);
    });

    it('says when there is no such draft, or it bears another id', async () => {
      expect(await publishDraft()).toMatchObject({
        outcome: 'refused',
        problems: [{ code: 'no-such-draft' }],
      });
      await save(documentText('bun', 'Bun'), 0);
      expect(await publishDraft()).toMatchObject({
        outcome: 'refused',
        problems: [{ code: 'draft-id-changed' }],
      });
    });
  });
});
