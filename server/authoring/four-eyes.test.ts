import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import { documentText } from '../../tests/support/databases/stores.ts';
import type { Store } from '../store/store.ts';
import { type Ask, openStudio } from './studio.fixture.ts';

const rye = documentText('rye', 'Rye loaf');
const dark = documentText('rye', 'Dark rye');

describe.each(databases)('four eyes on $name', ({ create }) => {
  let store: Store;
  let program: (token: string) => Ask;
  let ann: Ask;
  let bob: Ask;
  let set = '';
  beforeEach(async () => {
    const studio = await openStudio(await create(), { fourEyes: true });
    ({ store, program } = studio);
    await store.seed([rye]);
    ann = await studio.join('publisher', 'ann');
    bob = await studio.join('publisher', 'bob');
    set = (await ann('POST', '/change-sets', { name: 'Winter' })).body.id;
    await ann('PUT', `/change-sets/${set}/documents/rye`, { body: dark, revision: 0 });
  });

  const go = async (ask: Ask, state: string, revision: number) =>
    (await ask('PATCH', `/change-sets/${set}`, { state, revision, why: 'Please' })).status;
  const publish = async (ask: Ask, body = {}) =>
    (await ask('POST', `/change-sets/${set}/publish`, body)).status;
  const tomorrow = () => ({ at: new Date(Date.now() + 86_400_000).toISOString() });
  const live = async () => (await store.liveRelease())?.documents[0]?.body;

  it('let nobody publish, now or later, what nobody else has approved', async () => {
    for (const ask of [ann, bob]) {
      expect(await publish(ask)).toBe(409);
      expect(await publish(ask, tomorrow())).toBe(409);
    }
    expect(await go(ann, 'in-review', 1)).toBe(200);
    expect(await publish(bob)).toBe(409);
    expect(await go(ann, 'approved', 2)).toBe(403);
    expect((await ann('GET', `/change-sets/${set}/review`)).body).toMatchObject({
      fourEyes: true,
      writers: ['ann@example.nz'],
    });
    expect(await go(bob, 'approved', 2)).toBe(200);
    expect(await live()).toBe(rye);
    expect(await publish(ann)).toBe(200);
    expect(await live()).toBe(dark);
  });

  it('let a reviewer approve no longer who has written the last edit', async () => {
    await go(ann, 'in-review', 1);
    await bob('PUT', `/change-sets/${set}/documents/rye`, { body: documentText('rye', 'Best'), revision: 1 });
    expect(await go(bob, 'approved', 3)).toBe(403);
    expect(await publish(ann)).toBe(409);
  });

  it('take an approval back with an edit, and a schedule with its end', async () => {
    await go(ann, 'in-review', 1);
    await go(bob, 'approved', 2);
    expect(await publish(ann, tomorrow())).toBe(200);
    expect((await ann('DELETE', `/change-sets/${set}/schedule`, {})).status).toBe(200);
    expect(await publish(ann)).toBe(409);
  });

  it('refuse what goes around a change set, also in the store', async () => {
    const { token } = (
      await ann('POST', '/me/keys', { name: 'laptop', scopes: ['edit', 'publish'], days: 1 })
    ).body;
    const body = { changed: [dark], removed: [], message: 'Quick' };
    expect((await program(token)('POST', '/store/releases', body)).status).toBe(403);
    const direct = await store.publish({ changed: [dark], author: 'ann@example.nz', message: 'Quick' });
    expect(direct.outcome).toBe('closed');
    const later = { changed: [dark], author: 'ann@example.nz', message: 'Quick', ...tomorrow() };
    expect((await store.publish(later)).outcome).toBe('closed');
    await store.saveDraft({ id: 'rye', author: 'ann@example.nz', body: dark, expectedRevision: 0 });
    expect((await ann('POST', '/change-sets/drafts/publish', {})).status).not.toBe(200);
    expect(await live()).toBe(rye);
  });

  it('are named with their comment by the release that went live', async () => {
    await go(ann, 'in-review', 1);
    await go(bob, 'approved', 2);
    await ann('POST', `/change-sets/${set}/publish`, {});
    const { body } = await ann('GET', `/releases/${await store.liveId()}`);
    expect(body).toMatchObject({
      approval: { actor: 'bob@example.nz', why: 'Please' },
      documents: [{ id: 'rye', change: 'changed', title: expect.stringMatching(/rye/i) }],
    });
  });

  it('refuse a rollback, and have a revert approved like any change', async () => {
    const first = await store.liveId();
    await go(ann, 'in-review', 1);
    await go(bob, 'approved', 2);
    await publish(ann);
    const second = await store.liveId();
    expect((await ann('POST', `/releases/${first}/rollback`, { why: 'Oh' })).status).toBe(403);
    const begun = await ann('POST', `/releases/${second}/revert`, {});
    expect(begun.status).toBe(201);
    set = begun.body.changeSet.id;
    expect(await publish(ann)).toBe(409);
    const { revision } = (await ann('GET', `/change-sets/${set}`)).body.changeSet;
    expect(await go(ann, 'in-review', revision)).toBe(200);
    expect(await go(ann, 'approved', revision + 1)).toBe(403);
    expect(await go(bob, 'approved', revision + 1)).toBe(200);
    expect(await publish(ann)).toBe(200);
    expect(await live()).toBe(rye);
  });
});
