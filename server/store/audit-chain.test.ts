import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import { fillOlderDatabase } from '../../tests/support/databases/older-database.ts';
import { documentText, openTestStore } from '../../tests/support/databases/stores.ts';
import { deleteOldest } from './audit-chain.ts';
import type { Store } from './store.ts';

const bake = (store: Store, title: string) =>
  store.publish({ changed: [documentText('rye', title)], author: 'ann', message: title });

describe.each(databases)('the audit log on $name', ({ create }) => {
  let url: string;
  let store: Store;
  beforeEach(async () => {
    url = await create();
    store = await openTestStore(url);
    for (const title of ['Rye', 'Dark rye', 'Light rye']) await bake(store, title);
  });

  const broken = async () => (await store.verifyAudit()).broken;
  const ids = async () =>
    (await store.database.query.selectFrom('audit').select('id').orderBy('id').execute()).map(({ id }) => id);

  it('is one chain, whose last hash stands for all of it', async () => {
    const noted = await store.verifyAudit();
    expect(noted).toMatchObject({ entries: 3, broken: [] });
    await bake(store, 'Wheat');
    expect(await store.verifyAudit(noted.head)).toMatchObject({ entries: 4, broken: [], hasExpected: true });
    expect(await store.verifyAudit('another')).toMatchObject({ broken: [], hasExpected: false });
    const [last] = await store.listAudit(1);
    expect(last?.hash).toBe((await store.verifyAudit()).head);
  });

  it('tells of a changed entry', async () => {
    const [, second = 0] = await ids();
    await store.database.query.updateTable('audit').set({ actor: 'eve' }).where('id', '=', second).execute();
    expect(await broken()).toEqual([{ id: second, trouble: 'changed' }]);
  });

  it('tells of a removed entry, wherever it was', async () => {
    const [first, second, third] = await ids();
    const remove = (id = 0) => store.database.query.deleteFrom('audit').where('id', '=', id).execute();
    await remove(second);
    expect(await broken()).toEqual([{ id: third, trouble: 'moved' }]);
    await remove(third);
    expect(await broken()).toEqual([{ trouble: 'cut' }]);
    await bake(store, 'Wheat');
    const [, fourth] = await ids();
    expect(await broken()).toEqual([{ id: fourth, trouble: 'moved' }]);
    await remove(first);
    expect(await broken()).toEqual([{ id: fourth, trouble: 'moved' }]);
  });

  it('tells of entries that changed places, and of one that was put in', async () => {
    const [first, second, third] = await ids();
    const { query } = store.database;
    const move = (from = 0, to = 0) =>
      query.updateTable('audit').set({ id: to }).where('id', '=', from).execute();
    await move(first, 1000);
    await move(second, first);
    await move(1000, second);
    expect(await broken()).toEqual([
      { id: first, trouble: 'moved' },
      { id: second, trouble: 'moved' },
      { id: third, trouble: 'moved' },
    ]);
    const forged = { at: '', actor: 'eve', action: 'publish', subject: '', detail: '{}' };
    await query.insertInto('audit').values(forged).execute();
    expect((await broken()).at(-1)).toMatchObject({ trouble: 'unchained' });
  });

  it('stays one chain when instances write at once', async () => {
    const other = await openTestStore(url);
    const save = (id: string, into: Store) =>
      into.saveDraft({ id, body: '{}', author: 'ann', expectedRevision: 0 });
    await Promise.all(
      Array.from({ length: 20 }, (_, count) => save(`bun-${count}`, count % 2 === 0 ? store : other)),
    );
    expect(await store.verifyAudit()).toMatchObject({ entries: 23, broken: [] });
  });

  it('is whole when its oldest entries were deleted for their age', async () => {
    const [, { at } = { at: '' }] = await store.listAudit();
    expect(await deleteOldest(store.database, at, 500)).toBe(1);
    expect(await store.verifyAudit()).toMatchObject({ entries: 2, broken: [] });
    expect(await deleteOldest(store.database, '2100', 500)).toBe(2);
    await bake(store, 'Wheat');
    expect(await store.verifyAudit()).toMatchObject({ entries: 1, broken: [] });
  });

  it('keeps its hashes when it is exported and imported, and is refused when it was altered', async () => {
    const [, { at } = { at: '' }] = await store.listAudit();
    await deleteOldest(store.database, at, 500);
    const data = await store.export();
    const other = await openTestStore(await create());
    expect(await other.import({ data, author: 'olive' })).toMatchObject({ outcome: 'imported' });
    expect(await other.verifyAudit(data.audit.at(-1)?.hash ?? '')).toMatchObject({
      entries: 3,
      broken: [],
      hasExpected: true,
    });
    const altered = { ...data, audit: data.audit.slice(1) };
    expect(await other.import({ data: altered, author: 'olive', replace: true })).toMatchObject({
      outcome: 'refused',
      problems: [{ code: 'altered-export', pointer: '/audit/0' }],
    });
  });
});

it.each(databases)('entries that $name had before are chained as they are', async ({ create }) => {
  const url = await create();
  await fillOlderDatabase(url, '016-assets-in-a-bucket', async (old) => {
    for (const actor of ['ann', 'bob'])
      await sql`insert into audit (at, actor, action, subject, detail)
      values ('2026-01-01T00:00:00.000Z', ${actor}, 'publish', 'first', '{"b":1,"a":"é"}')`.execute(old);
  });
  const store = await openTestStore(url);
  expect(await store.verifyAudit()).toMatchObject({ entries: 2, broken: [] });
  await bake(store, 'Rye');
  expect(await store.verifyAudit()).toMatchObject({ entries: 3, broken: [] });
});
