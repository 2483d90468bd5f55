import { describe, expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import { documentText } from '../../tests/support/databases/stores.ts';
import type { Scope } from '../people/roles.ts';
import { expiredRows } from '../sessions/retention/expired-rows.ts';
import { type Ask, openStudio } from './studio.fixture.ts';
import { studioRoutes } from './studio-api.ts';

const rye = documentText('rye', 'Rye loaf');
const dark = documentText('rye', 'Dark rye');
const dayMs = 86_400_000;

async function keyOf(person: Ask, scopes: readonly Scope[], days = 30) {
  const { status, body } = await person('POST', '/me/keys', { name: 'laptop', scopes, days });
  expect(status).toBe(201);
  return { id: String(body.id), token: String(body.token) };
}

describe.each(databases)('personal keys on $name', ({ create }) => {
  it('do what their scopes and the role of their owner allow, and the log says by which key', async () => {
    const { join, store, program } = await openStudio(await create());
    await store.publish({ changed: [rye], author: 'ann', message: 'Bake' });
    const publisher = await join('publisher');
    const reading = program((await keyOf(publisher, [])).token);
    const key = await keyOf(publisher, ['edit', 'publish']);
    const whole = program(key.token);
    expect((await reading('GET', '/change-sets')).status).toBe(200);
    expect((await reading('POST', '/change-sets', { name: 'Winter' })).status).toBe(403);
    const set = (await whole('POST', '/change-sets', { name: 'Winter' })).body.id;
    const document = `/change-sets/${set}/documents/rye`;
    expect((await whole('PUT', document, { body: dark, revision: 0 })).status).toBe(200);
    expect((await reading('POST', `/change-sets/${set}/publish`, {})).status).toBe(403);
    expect((await whole('POST', `/change-sets/${set}/publish`, {})).status).toBe(200);
    expect((await store.listAudit(1))[0]).toMatchObject({
      action: 'publish',
      actor: 'publisher@example.nz',
      detail: { key: `laptop (${key.id.slice(0, 8)})`, from: '192.0.2.0/24' },
    });
  });

  it('of an author publish nothing, and cannot be made for more than the role allows', async () => {
    const { join, store, program } = await openStudio(await create());
    await store.publish({ changed: [rye], author: 'ann', message: 'Bake' });
    const author = await join('author');
    const asked = { name: 'laptop', scopes: ['publish'], days: 30 };
    expect((await author('POST', '/me/keys', asked)).status).toBe(422);
    expect((await author('POST', '/me/keys', { ...asked, scopes: ['manage-people'] })).status).toBe(422);
    const { token } = await keyOf(author, ['edit']);
    const set = (await program(token)('POST', '/change-sets', { name: 'Winter' })).body.id;
    await program(token)('PUT', `/change-sets/${set}/documents/rye`, { body: dark, revision: 0 });
    expect((await program(token)('POST', `/change-sets/${set}/publish`, {})).status).toBe(403);
    expect((await program(token)('POST', `/releases/${await store.liveId()}/rollback`, {})).status).toBe(403);
    expect((await store.liveRelease())?.documents[0]?.body).toBe(rye);
  });

  it('end at once when they are revoked or expire, and when their owner is removed or may do less', async () => {
    let time = Date.parse('2026-03-02T09:00:00Z');
    const { join, program, store } = await openStudio(await create(), { now: () => new Date(time) });
    const [ann, bob] = [await join('administrator', 'ann'), await join('publisher', 'bob')];
    const [revoked, short, kept] = [
      await keyOf(bob, []),
      await keyOf(bob, [], 1),
      await keyOf(bob, ['edit', 'publish']),
    ];
    const status = async ({ token }: { readonly token: string }, path = '/change-sets') =>
      (await program(token)('GET', path)).status;
    expect(await Promise.all([status(revoked), status(short), status(kept)])).toEqual([200, 200, 200]);
    expect((await ann('DELETE', `/me/keys/${revoked.id}`, {})).status).toBe(404);
    expect((await bob('DELETE', `/me/keys/${revoked.id}`, {})).status).toBe(200);
    expect(await status(revoked)).toBe(401);
    time += 2 * dayMs;
    expect(await status(short)).toBe(401);
    const id = (await program(kept.token)('GET', '/me')).body.id;
    await ann('PATCH', `/people/${id}`, { role: 'reader' });
    expect((await program(kept.token)('POST', '/change-sets', { name: 'Winter' })).status).toBe(403);
    await ann('DELETE', `/people/${id}`, {});
    expect(await status(kept)).toBe(401);
    const left = await store.database.query.selectFrom('people_keys').selectAll().execute();
    expect(left).toEqual([]);
  });

  it('end with all sessions when an administrator ends those of a person', async () => {
    const { join, program } = await openStudio(await create());
    const [ann, bob] = [await join('administrator', 'ann'), await join('author', 'bob')];
    const { token } = await keyOf(bob, []);
    const { id } = (await bob('GET', '/me')).body;
    await ann('DELETE', `/people/${id}/sessions`, {});
    expect((await program(token)('GET', '/me')).status).toBe(401);
  });

  it('are listed with their last use and without their token, of which the store has a hash alone', async () => {
    const { join, program, store } = await openStudio(await create());
    const bob = await join('author', 'bob');
    const { token, id } = await keyOf(bob, ['edit']);
    expect((await bob('GET', '/me/keys')).body).toMatchObject([{ id, lastUsed: null }]);
    await program(token)('GET', '/me');
    const [listed] = (await bob('GET', '/me/keys')).body;
    expect(listed).toMatchObject({ name: 'laptop', scopes: ['read', 'edit'] });
    expect(Date.parse(listed?.lastUsed ?? '')).toBeGreaterThan(Date.now() - 60_000);
    const rows = await store.database.query.selectFrom('people_keys').selectAll().execute();
    const kept = JSON.stringify([listed, rows, await store.listAudit(100)]);
    expect(kept).not.toContain(token.slice(-20));
    const acts = (await store.listAudit(100)).map(({ action }) => action);
    expect(acts).toContain('make-key');
  });

  it('are counted, each by itself, and wrong ones by client', async () => {
    const { join, program } = await openStudio(await create(), {}, { calls: 3, windowSeconds: 60 });
    const bob = await join('author', 'bob');
    const [one, other] = [await keyOf(bob, []), await keyOf(bob, [])];
    const statuses = async (token: string) => {
      const found: number[] = [];
      for (let count = 0; count < 4; count++) found.push((await program(token)('GET', '/me')).status);
      return found;
    };
    expect(await statuses(one.token)).toEqual([200, 200, 200, 429]);
    expect(await statuses(other.token)).toEqual([200, 200, 200, 429]);
    expect(await statuses('waymark_guessed')).toEqual([401, 401, 401, 429]);
  });

  it('reach no account and no visitor, by any route', async () => {
    const { join, program, store } = await openStudio(await create());
    await store.publish({ changed: [rye], author: 'ann', message: 'Bake' });
    const secret = 'an answer of a visitor';
    await store.database.query
      .insertInto('session_ids')
      .values({ id: secret, session: secret, replaces: null, expires_at: 4e12 })
      .execute();
    const ann = await join('administrator', 'ann');
    const by = program((await keyOf(ann, ['edit', 'publish'])).token);
    for (const { path, methods } of studioRoutes)
      for (const method of Object.keys(methods)) {
        const named = path.replace(/:\w+/g, 'rye').replace('/studio/api', '');
        const body = method === 'get' ? undefined : { state: 'open', revision: 1, name: 'Winter' };
        const answer = await by(method.toUpperCase(), named, body);
        expect(JSON.stringify(answer.body) ?? '', `${method} ${path}`).not.toContain(secret);
        if (/me\/|people/.test(path)) expect(answer.status, `${method} ${path}`).toBe(403);
      }
    expect((await by('POST', '/auth/change-password', { newPassword: 'x'.repeat(12) })).status).toBe(403);
  });

  it('are deleted once they have expired, and so are sessions', async () => {
    const { join, store } = await openStudio(await create());
    await keyOf(await join('author', 'bob'), [], 1);
    const parts = expiredRows(store.database, { auditDays: 30 });
    for (const [later, count] of [
      [0, 0],
      [20 * dayMs, 1],
    ] as const) {
      const at = Date.now() + later;
      expect(await parts.peopleKeys.remove(at, async () => {})).toBe(count);
      expect(await parts.peopleSessions.remove(at, async () => {})).toBe(count);
    }
  });
});
