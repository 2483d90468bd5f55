import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import { documentText } from '../../tests/support/databases/stores.ts';
import { type Ask, openStudio } from './studio.fixture.ts';

const rye = documentText('rye', 'Rye loaf');
const dark = documentText('rye', 'Dark rye');

describe.each(databases)('presence on $name', ({ create }) => {
  let url: string;
  let studio: Awaited<ReturnType<typeof openStudio>>;
  let ann: Ask;
  let set: string;
  beforeEach(async () => {
    url = await create();
    studio = await openStudio(url);
    await studio.store.publish({ changed: [rye], author: 'operator', message: 'Bake' });
    ann = await studio.join('author', 'ann');
    set = (await ann('POST', '/change-sets', { name: 'Winter' })).body.id;
  });

  const stay = async (ask: Ask, tab: string, place: object = {}, known: object = {}) =>
    await ask('POST', `/change-sets/${set}/presence/${tab}`, { ...place, known });
  /** Has everybody be silent for so long. */
  const silence = (ms: number) =>
    studio.store.database.query
      .updateTable('presence')
      .set(({ eb }) => ({ seen_at: eb('seen_at', '-', ms) }))
      .execute();
  const seenBy = async (ask: Ask, tab: string) => (await stay(ask, tab)).body.people;

  it('shows people each other and where they are, a reader, too', async () => {
    const ben = await studio.join('reader', 'ben');
    expect(await seenBy(ann, 'ann-tab-1')).toEqual([]);
    const place = { path: '/rye', document: 'rye', pointer: '/title' };
    await stay(ben, 'ben-tab-1', place);
    expect(await seenBy(ann, 'ann-tab-1')).toEqual([{ id: expect.any(String), name: 'ben', ...place }]);
    await stay(ben, 'ben-tab-1', { path: '/' });
    expect(await seenBy(ann, 'ann-tab-1')).toMatchObject([{ path: '/', document: null, pointer: null }]);
    expect(await seenBy(ben, 'ben-tab-1')).toMatchObject([{ name: 'ann' }]);
  });

  it('forgets who leaves at once, and who is silent within seconds', async () => {
    const ben = await studio.join('author', 'ben');
    await stay(ben, 'ben-tab-1');
    await ben('DELETE', `/change-sets/${set}/presence/ben-tab-1`, {});
    expect(await seenBy(ann, 'ann-tab-1')).toEqual([]);
    await stay(ben, 'ben-tab-1');
    await silence(4_000);
    expect(await seenBy(ann, 'ann-tab-1')).toHaveLength(1);
    await silence(3_000);
    expect(await seenBy(ann, 'ann-tab-1')).toEqual([]);
  });

  it('keeps somebody who goes on saying that they are there', async () => {
    const ben = await studio.join('author', 'ben');
    for (let second = 0; second < 12; second++) {
      await stay(ben, 'ben-tab-1');
      await silence(1_000);
    }
    expect(await seenBy(ann, 'ann-tab-1')).toHaveLength(1);
  });

  it('says nothing of people who were removed, and nothing of another set', async () => {
    const ben = await studio.join('author', 'ben');
    const other = (await ben('POST', '/change-sets', { name: 'Summer' })).body.id;
    await ben('POST', `/change-sets/${other}/presence/ben-tab-1`, { known: {} });
    expect(await seenBy(ann, 'ann-tab-1')).toEqual([]);
    await stay(ben, 'ben-tab-2');
    await studio.join('administrator');
    const [seen] = await seenBy(ann, 'ann-tab-1');
    await studio.people.remove(seen?.id ?? '', { by: 'operator' });
    expect(await seenBy(ann, 'ann-tab-1')).toEqual([]);
  });

  it('leaves the rows of other people alone', async () => {
    const ben = await studio.join('author', 'ben');
    await stay(ben, 'shared-tab');
    await ann('DELETE', `/change-sets/${set}/presence/shared-tab`, {});
    expect(await seenBy(ann, 'ann-tab-1')).toHaveLength(1);
  });

  it('keeps twenty tabs of one person, in all sets together, also of many that come at once', async () => {
    const ben = await studio.join('author', 'ben');
    const other = (await ben('POST', '/change-sets', { name: 'Summer' })).body.id;
    const stayElsewhere = (_: unknown, tab: number) =>
      ben('POST', `/change-sets/${other}/presence/other-tab-${tab}`, { known: {} });
    await Promise.all(Array.from({ length: 15 }, stayElsewhere));
    // However slow the machine is.
    await silence(-60_000);
    await Promise.all(Array.from({ length: 15 }, (_, tab) => stay(ben, `many-tabs-${tab}`)));
    await silence(-60_000);
    expect(await seenBy(ann, 'ann-tab-1')).toHaveLength(5);
    const { query } = studio.store.database;
    const { tab } = await query
      .selectFrom('presence')
      .select('tab')
      .where('tab', 'like', 'many-%')
      .limit(1)
      .executeTakeFirstOrThrow();
    await stay(ben, tab, { path: '/rye' });
    expect(await seenBy(ann, 'ann-tab-1')).toContainEqual(expect.objectContaining({ path: '/rye' }));
    await ben('DELETE', `/change-sets/${set}/presence/${tab}`, {});
    await stay(ben, 'another-tab');
    expect(await seenBy(ann, 'ann-tab-1')).toHaveLength(5);
  });

  it('brings what others have saved, or given up, since what is known', async () => {
    const ben = await studio.join('author', 'ben');
    const document = `/change-sets/${set}/documents/rye`;
    await ben('PUT', document, { body: dark, revision: 0 });
    const saved = await stay(ann, 'ann-tab-1');
    expect(saved.body).toMatchObject({
      state: 'open',
      drafts: [{ id: 'rye', from: 0, body: dark, draft: { revision: 1, author: 'ben@example.nz' } }],
    });
    expect((await stay(ann, 'ann-tab-1', {}, { rye: 1 })).body.drafts).toEqual([]);
    await ben('DELETE', `${document}?revision=1`, {});
    const given = await stay(ann, 'ann-tab-1', {}, { rye: 1 });
    expect(given.body.drafts).toEqual([{ id: 'rye', from: 1, draft: null, body: rye }]);
  });

  it('shows people each other who use two instances on one database, whose clocks differ', async () => {
    const other = await openStudio(url, { now: () => new Date(Date.now() - 60_000) });
    const ben = await other.join('author', 'ben');
    await stay(ben, 'ben-tab-1', { path: '/rye' });
    expect(await seenBy(ann, 'ann-tab-1')).toMatchObject([{ name: 'ben', path: '/rye' }]);
    await ben('PUT', `/change-sets/${set}/documents/rye`, { body: dark, revision: 0 });
    expect((await stay(ann, 'ann-tab-1')).body.drafts).toMatchObject([{ id: 'rye', body: dark }]);
  });

  it('answers nobody who has not signed in, and nothing that it does not understand', async () => {
    expect((await stay(studio.nobody, 'some-tab-1')).status).toBe(401);
    expect((await stay(ann, 'tab')).status).toBe(422);
    expect((await stay(ann, 'ann-tab-1', {}, { rye: 'first' })).status).toBe(422);
    set = 'none';
    expect((await stay(ann, 'ann-tab-1')).status).toBe(404);
  });
});
