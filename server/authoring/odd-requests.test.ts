import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import { documentText } from '../../tests/support/databases/stores.ts';
import { type Ask, openStudio } from './studio.fixture.ts';
import { studioRoutes } from './studio-api.ts';

const routes = studioRoutes.flatMap(({ path, methods }) =>
  Object.keys(methods).map((method) => ({
    method: method.toUpperCase(),
    path: path.replace('/studio/api', ''),
  })),
);

describe.each(databases)('odd requests to the studio on $name', ({ create }) => {
  let studio: Awaited<ReturnType<typeof openStudio>>;
  let administrator: Ask;
  beforeEach(async () => {
    studio = await openStudio(await create());
    const rye = documentText('rye', 'Rye loaf');
    await studio.store.publish({ changed: [rye], author: 'operator', message: 'Bake' });
    administrator = await studio.join('administrator');
  });

  it('are refused with a character in their path that no database keeps, at every route', async () => {
    const named = routes.filter(({ path }) => path.includes(':'));
    expect(named.length).toBeGreaterThan(20);
    for (const { method, path } of named) {
      const body = method === 'GET' ? undefined : path.startsWith('/assets/') ? Buffer.from('A file') : {};
      const answer = await administrator(method, path.replaceAll(/:\w+/g, 'rye%00loaf'), body);
      expect(answer.status, `${method} ${path}`).toBe(400);
    }
  });

  it.each([
    ['a text', { name: 'Win\0ter' }],
    ['a list', { name: 'Winter', accept: ['a', 'b\0'] }],
    ['a name', { name: 'Winter', more: { '\0': 1 } }],
  ])('are refused with such a character in %s of their body', async (_, body) => {
    expect((await administrator('POST', '/change-sets', body)).status).toBe(400);
    const escaped = { name: 'Win\\u0000ter' };
    expect((await administrator('POST', '/change-sets', escaped)).body.name).toBe('Win\\u0000ter');
  });

  it('are not read further than they need to be, also those to sign in, of strangers', async () => {
    const long = 'x'.repeat(5 * 1024 * 1024);
    for (const path of ['/auth/sign-in/email', '/auth/sign-out', '/join', '/password', '/password-link'])
      expect((await studio.nobody('POST', path, { email: 'ann@example.nz', token: long })).status, path).toBe(
        413,
      );
    expect((await administrator('POST', '/auth/change-password', { newPassword: long })).status).toBe(413);
    expect((await administrator('POST', '/change-sets', { name: long })).status).toBe(413);
  });

  it('schedule nothing for a time that is none, has passed or is far away', async () => {
    const changed = [documentText('rye', 'Dark rye')];
    const schedule = (at: unknown) =>
      administrator('POST', '/store/releases', { changed, removed: [], message: 'Darker', at });
    for (const at of ['soon', '', '2001-01-01', '9999-12-31', 7, null])
      expect((await schedule(at)).status, String(at)).toBe(422);
    const tomorrow = new Date(Date.now() + 24 * 60 * 60_000);
    const elsewhere = tomorrow.toISOString().replace('Z', '+13:00');
    const { body } = await schedule(elsewhere);
    expect(body.scheduled.dueAt).toBe(new Date(Date.parse(elsewhere)).toISOString());
  });
});
