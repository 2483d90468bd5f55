import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import { documentText } from '../../tests/support/databases/stores.ts';
import { type Administered, type Permission, publisherOf } from '../people/administration.ts';
import type { People } from '../sign-in/people.ts';
import { createInstance } from '../store/instances.ts';
import type { Store } from '../store/store.ts';
import { type Ask, openStudio } from './studio.fixture.ts';

const hourMs = 60 * 60 * 1000;
const rye = documentText('rye', 'Rye loaf');
const dark = documentText('rye', 'Dark rye');

describe.each(databases)('changes that go live at a time on $name', ({ create }) => {
  let store: Store;
  let people: People;
  let later = 0;
  let author: Ask;
  let publisher: Ask;
  let set = '';
  beforeEach(async () => {
    later = 0;
    const studio = await openStudio(await create(), { now: () => new Date(Date.now() + later) });
    ({ store, people } = studio);
    await store.publish({ changed: [rye], author: 'ann', message: 'Bake' });
    author = await studio.join('author');
    publisher = await studio.join('publisher');
    set = await begin(dark);
  });

  const ask = (by: Ask, method: string, path = '', body?: object) =>
    by(method, `/change-sets/${set}${path}`, body);
  const begin = async (body: string) => {
    set = (await author('POST', '/change-sets', { name: 'Winter' })).body.id;
    await ask(author, 'PUT', '/documents/rye', { body, revision: 0 });
    return set;
  };
  const schedule = (by = publisher, at: unknown = new Date(Date.now() + hourMs).toISOString()) =>
    ask(by, 'POST', '/publish', { at });
  const look = async () => (await ask(author, 'GET', '/review')).body;
  const live = async () => (await store.liveRelease())?.documents[0]?.body;

  it('wait closed, and go live once when it comes', async () => {
    expect((await schedule(author)).status).toBe(403);
    for (const at of ['2001-01-01', 'soon', 7, '2999-01-01'])
      expect((await schedule(publisher, at)).status).toBe(422);
    expect(await schedule()).toMatchObject({ status: 200, body: { outcome: 'scheduled' } });
    expect((await schedule()).status).toBe(409);
    expect(await look()).toMatchObject({ changeSet: { state: 'scheduled' }, scheduled: { refusal: null } });
    expect((await ask(author, 'PUT', '/documents/rye', { body: rye, revision: 1 })).status).toBe(409);
    expect((await ask(publisher, 'POST', '/publish', {})).status).toBe(409);
    expect((await ask(author, 'PATCH', '', { state: 'open', revision: 2 })).status).toBe(422);
    expect(await store.publishDue()).toBeUndefined();
    later = 2 * hourMs;
    const due = await Promise.all([store.publishDue(), store.publishDue()]);
    expect(due.filter((each) => each?.outcome.outcome === 'published')).toHaveLength(1);
    expect([await live(), (await look()).changeSet.state]).toEqual([dark, 'published']);
  });

  it('are opened again when a publisher cancels, twice or not', async () => {
    await schedule();
    expect((await ask(author, 'DELETE', '/schedule', {})).status).toBe(403);
    const both = await Promise.all([1, 2].map(() => ask(publisher, 'DELETE', '/schedule', {})));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await look()).changeSet.state).toBe('open');
    later = 2 * hourMs;
    expect(await store.publishDue()).toBeUndefined();
    expect((await ask(author, 'PUT', '/documents/rye', { body: rye, revision: 1 })).status).toBe(200);
  });

  it('are told, opened and not published when they no longer pass', async () => {
    await schedule();
    await store.publish({ changed: [documentText('rye', 'Light rye')], author: 'bob', message: 'Lighter' });
    later = 2 * hourMs;
    expect((await store.publishDue())?.outcome.outcome).toBe('conflict');
    const { changeSet, scheduled, behind } = await look();
    expect([changeSet.state, behind]).toEqual(['open', ['rye']]);
    expect(scheduled.refusal.theirs).toMatchObject([{ id: 'rye' }]);
    expect(await live()).toBe(documentText('rye', 'Light rye'));
    expect((await ask(publisher, 'DELETE', '/schedule', {})).status).toBe(200);
    expect((await look()).scheduled).toBeUndefined();
  });

  describe('do not go live when whoever scheduled them', () => {
    const who: Administered = { by: 'olive' };
    const permit = (permission: Permission) => async (id: string) => await people.permit(id, permission, who);
    it.each([
      ['was removed', (id: string) => people.remove(id, who), 'may not publish any more'],
      ['is an author now', permit({ role: 'author' }), 'may not publish any more'],
      [
        'is limited to other parts',
        permit({ limits: { areas: ['pages/help'], languages: [] } }),
        'limited to',
      ],
    ])('%s', async (_, change, why) => {
      await olive();
      await schedule();
      const id = (await publisher('GET', '/me')).body.id;
      expect(await change(id)).toBe(true);
      later = 2 * hourMs;
      await store.publishDue((person) => publisherOf(store.database.query, person));
      const { changeSet, scheduled } = await look();
      expect([await live(), changeSet.state]).toEqual([rye, 'open']);
      expect(scheduled.refusal.problems).toMatchObject([
        { code: 'no-publisher', message: expect.stringContaining(why) },
      ]);
      expect(await store.publishDue()).toBeUndefined();
    });

    it('may still publish, as it was', async () => {
      await schedule();
      later = 2 * hourMs;
      await store.publishDue((person) => publisherOf(store.database.query, person));
      expect(await live()).toBe(dark);
    });

    /** An administrator, so that others need not be one. */
    const olive = async () => {
      const link = await people.invite({ email: null, role: 'administrator', invitedBy: 'start' });
      const token = new URL(link, 'http://site').hash.slice(1);
      const password = 'a long enough password';
      await people.join({ token, name: 'Olive', email: 'olive@example.nz', password });
    };
  });

  it('arrive at each instance, of which those that are silent do not count', async () => {
    let now = Date.now();
    const [one, two] = [createInstance(store.database, () => now), createInstance(store.database, () => now)];
    const arrival = async () => (await author('GET', '/live')).body;
    const first = (await store.liveId()) ?? '';
    await one.beat(first);
    await two.beat(first);
    expect(await arrival()).toMatchObject({ instances: 2, arrived: 2 });
    await ask(publisher, 'POST', '/publish', {});
    expect(await arrival()).toMatchObject({ instances: 2, arrived: 0 });
    await one.beat((await store.liveId()) ?? '');
    expect(await arrival()).toMatchObject({ instances: 2, arrived: 1 });
    later = 60_000;
    now += 60_000;
    await one.beat((await store.liveId()) ?? '');
    expect(await arrival()).toMatchObject({ instances: 1, arrived: 1 });
    await one.leave();
    expect(await arrival()).toMatchObject({ instances: 0, arrived: 0 });
  });
});
