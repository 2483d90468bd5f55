import { describe, expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import { documentText } from '../../tests/support/databases/stores.ts';
import { type Ask, openStudio } from './studio.fixture.ts';
import { studioRoutes } from './studio-api.ts';

const secret = 'an answer of a visitor';

describe.each(databases)('people of the studio on $name', ({ create }) => {
  it('see their own sessions and end them, and only an administrator ends those of others', async () => {
    const { join } = await openStudio(await create());
    const [ann, bob] = [await join('administrator', 'ann'), await join('author', 'bob')];
    const [session] = (await bob('GET', '/me/sessions')).body;
    expect(session).toMatchObject({ isThis: true });
    expect(JSON.stringify(session)).not.toContain('token');
    const [own] = (await ann('GET', '/me/sessions')).body;
    expect((await bob('DELETE', `/me/sessions/${own?.id}`, {})).status).toBe(404);
    const me = (await bob('GET', '/me')).body;
    expect((await bob('DELETE', `/people/${me.id}/sessions`, {})).status).toBe(403);
    expect((await bob('DELETE', '/me/sessions', {})).status).toBe(200);
    expect((await bob('GET', '/me')).status).toBe(200);
    expect((await ann('DELETE', `/people/${me.id}/sessions`, {})).status).toBe(200);
    expect((await bob('GET', '/me')).status).toBe(401);
  });

  it('are removed by an administrator, who stays while there is no other', async () => {
    const { join, store } = await openStudio(await create());
    const [ann, bob] = [await join('administrator', 'ann'), await join('author', 'bob')];
    const { id } = (await bob('GET', '/me')).body;
    expect((await bob('DELETE', `/people/${id}`, {})).status).toBe(403);
    expect((await ann('DELETE', `/people/${id}`, { why: 'has left' })).status).toBe(200);
    expect((await bob('GET', '/me')).status).toBe(401);
    expect((await ann('DELETE', `/people/${(await ann('GET', '/me')).body.id}`, {})).status).toBe(409);
    expect((await store.listAudit(1))[0]).toMatchObject({
      actor: 'ann@example.nz',
      action: 'remove-person',
      detail: { why: 'has left', from: '192.0.2.0/24' },
    });
  });

  it.each([
    ['is demoted', 'PATCH', { role: 'publisher' }],
    ['is removed', 'DELETE', {}],
  ])('join by no invitation of an administrator who %s', async (_, method, body) => {
    const { join, nobody } = await openStudio(await create());
    const [ann, eve] = [await join('administrator', 'ann'), await join('administrator', 'eve')];
    const invite = async (by: Ask) => {
      const asked = { email: 'mallory@example.nz', role: 'administrator' };
      const { path } = (await by('POST', '/people/invitations', asked)).body;
      return new URL(path, 'http://site').hash.slice(1);
    };
    const [hers, anns] = [await invite(eve), await invite(ann)];
    const { id } = (await eve('GET', '/me')).body;
    expect((await ann(method, `/people/${id}`, body)).status).toBe(200);
    const mallory = { token: hers, name: 'Mallory', email: 'mallory@example.nz' };
    expect((await nobody('POST', '/join', { ...mallory, password: 'seven quiet otters' })).status).toBe(422);
    expect((await nobody('POST', '/invitation', { token: anns })).status).toBe(200);
  });

  it('are asked for no token of an invitation by an address', async () => {
    const { join, nobody } = await openStudio(await create());
    const ann = await join('administrator', 'ann');
    const invited = { email: 'cleo@example.nz', role: 'author' };
    const { path } = (await ann('POST', '/people/invitations', invited)).body;
    expect(path).toMatch(/^\/studio\/join#[\w-]{32}$/);
    const token = path.split('#')[1];
    for (const address of [`/invitations/${token}`, `/invitation/${token}`, `/invitation?token=${token}`])
      expect((await nobody('GET', address)).status, address).toBeGreaterThanOrEqual(404);
    expect((await nobody('POST', '/invitation', { token })).body).toMatchObject(invited);
    expect((await nobody('POST', '/invitation', {})).status).toBe(404);
  });

  it('join by no invitation that was withdrawn', async () => {
    const { join, nobody, store } = await openStudio(await create());
    const ann = await join('administrator', 'ann');
    const invited = { email: 'mallory@example.nz', role: 'author' };
    const { path } = (await ann('POST', '/people/invitations', invited)).body;
    const token = new URL(path, 'http://site').hash.slice(1);
    const id = (await ann('GET', '/people/invitations')).body[0]?.id;
    expect((await ann('DELETE', `/people/invitations/${id}`, {})).status).toBe(200);
    expect((await ann('GET', '/people/invitations')).body).toEqual([]);
    const mallory = { token, name: 'Mallory', email: invited.email, password: 'seven quiet otters' };
    expect((await nobody('POST', '/join', mallory)).status).toBe(422);
    expect((await ann('DELETE', `/people/invitations/${id}`, {})).status).toBe(404);
    expect((await store.listAudit(1))[0]).toMatchObject({
      actor: 'ann@example.nz',
      action: 'withdraw-invitation',
      subject: 'mallory@example.nz',
    });
  });

  it('read nothing of a visitor by any route', async () => {
    const { join, store } = await openStudio(await create());
    const { query } = store.database;
    await store.publish({ changed: [documentText('rye', 'Rye')], author: 'ann', message: 'Bake' });
    const times = { expires_at: 4e12 };
    await query
      .insertInto('session_ids')
      .values({ id: secret, session: secret, replaces: null, ...times })
      .execute();
    await query
      .insertInto('sessions')
      .values({
        ...{ session: secret, journey: 'order', revision: 1, run: secret, first_run: secret, ...times },
        ...{
          release_id: (await store.liveId()) ?? '',
          state: JSON.stringify({ name: secret }),
          sensitive: '',
        },
      })
      .execute();
    const ann = await join('administrator', 'ann');
    const set = (await ann('POST', '/change-sets', { name: 'Winter' })).body.id;
    const parts = { set, release: await store.liveId(), document: 'rye', id: 'nobody', session: 'none' };
    const asked: string[] = [];
    for (const { path, methods } of studioRoutes)
      for (const method of Object.keys(methods)) {
        const named = path.replace(/:(\w+)/g, (_, name: keyof typeof parts) => parts[name] ?? 'none');
        const asks = method === 'get' ? undefined : { state: 'open', revision: 1, name: 'Winter' };
        const { status, body } = await ann(method.toUpperCase(), named.replace('/studio/api', ''), asks);
        expect(JSON.stringify(body) ?? '', `${method} ${path}`).not.toContain(secret);
        expect(status, `${method} ${path}`).not.toBe(401);
        asked.push(`${method} ${path}`);
      }
    expect(asked.length).toBeGreaterThan(20);
  });
});
