import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import { type RefusedWrite, refuseWrites } from '../../tests/support/databases/refuse-writes.ts';
import { clientHeader } from '../sign-in/auth.ts';
import { type Ask, openStudio } from './studio.fixture.ts';

const old = 'a long enough password';
const password = 'seven quiet otters swim';

describe.each(databases)('links to a new password on $name', ({ create }) => {
  let url: string;
  let studio: Awaited<ReturnType<typeof openStudio>>;
  let administrator: Ask;
  let author: Ask;
  let time: number;
  let address: number;
  beforeEach(async () => {
    [time, address] = [Date.parse('2026-03-02T09:00:00Z'), 0];
    url = await create();
    studio = await openStudio(url, { now: () => new Date(time) });
    administrator = await studio.join('administrator', 'ann');
    author = await studio.join('author', 'bob');
  });

  const idOf = async (by: Ask): Promise<string> => (await by('GET', '/me')).body.id;
  const make = async (by: Ask, id: string) => await by('POST', `/people/${id}/password-link`, {});
  /** The token of a link for Bob. */
  async function linkBy(by: Ask): Promise<string> {
    const { status, body } = await make(by, await idOf(author));
    expect([status, body.path]).toEqual([201, expect.stringMatching(/^\/studio\/password#[\w-]{32}$/)]);
    return body.path.split('#')[1] ?? '';
  }
  const owner = (token: string) => studio.nobody('POST', '/password-link', { token });
  const use = (token: string, chosen = password) =>
    studio.nobody('POST', '/password', { token, password: chosen });
  const signIn = (typed: string) =>
    studio.nobody(
      'POST',
      '/auth/sign-in/email',
      { email: 'bob@example.nz', password: typed },
      { [clientHeader]: `198.51.100.${++address}` },
    );

  it('set it once, end all sessions of the person, and are in the audit log', async () => {
    const token = await linkBy(administrator);
    expect(await owner(token)).toMatchObject({ status: 200, body: { name: 'bob', email: 'bob@example.nz' } });
    expect((await use(token)).status).toBe(200);
    expect((await author('GET', '/me')).status).toBe(401);
    expect((await administrator('GET', '/me')).status).toBe(200);
    expect((await signIn(old)).status).toBe(401);
    expect((await signIn(password)).status).toBe(200);
    expect((await use(token, 'nine other otters dive')).status).toBe(404);
    expect((await owner(token)).status).toBe(404);
    const log = await studio.store.listAudit();
    const acts = log.map(({ actor, action, detail }) => `${actor} ${action} ${detail.by ?? ''}`);
    expect(acts).toContain('ann@example.nz make-password-link ');
    expect(acts).toContain('bob@example.nz change-sign-in password link');
    expect(JSON.stringify(log)).not.toContain(token);
    const kept = await studio.store.database.query.selectFrom('people_verifications').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('work for one of two who use them at once', async () => {
    const token = await linkBy(administrator);
    const statuses = (await Promise.all([use(token), use(token)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404]);
  });

  it('take no password that is known, short or none, and work afterwards', async () => {
    const token = await linkBy(administrator);
    for (const weak of ['short', 'iloveyou1234', 'bob@example.nz', 'x'.repeat(129)])
      expect((await use(token, weak)).status, weak).toBe(422);
    expect((await studio.nobody('POST', '/password', { token })).status).toBe(422);
    expect((await author('GET', '/me')).status).toBe(200);
    expect((await use(token)).status).toBe(200);
  });

  it('are void after a day', async () => {
    const token = await linkBy(administrator);
    time += 24 * 60 * 60_000 + 1;
    expect((await owner(token)).status).toBe(404);
    expect((await use(token)).status).toBe(404);
    expect((await signIn(old)).status).toBe(200);
  });

  it('are void once another one is made, or the password was changed', async () => {
    const first = await linkBy(administrator);
    const second = await linkBy(administrator);
    expect((await use(first)).status).toBe(404);
    const change = { currentPassword: old, newPassword: 'three grey herons stand' };
    expect((await author('POST', '/auth/change-password', change)).status).toBe(200);
    expect((await use(second)).status).toBe(404);
  });

  it('are void once who made them is no administrator any more, or is removed', async () => {
    const other = await studio.join('administrator', 'eve');
    const [id, token] = [await idOf(other), await linkBy(other)];
    expect((await administrator('PATCH', `/people/${id}`, { role: 'publisher' })).status).toBe(200);
    expect((await use(token)).status).toBe(404);
    await administrator('PATCH', `/people/${id}`, { role: 'administrator' });
    const again = await linkBy(other);
    expect((await administrator('DELETE', `/people/${id}`, {})).status).toBe(200);
    expect((await use(again)).status).toBe(404);
    expect((await signIn(old)).status).toBe(200);
  });

  it('change the password of nobody else, whatever the request says', async () => {
    const token = await linkBy(administrator);
    const id = await idOf(administrator);
    const sent = { token, password, id, person: id, email: 'ann@example.nz' };
    expect((await studio.nobody('POST', '/password', sent)).status).toBe(200);
    expect((await administrator('GET', '/me')).status).toBe(200);
    expect((await signIn(password)).status).toBe(200);
  });

  it('are made by administrators, for others, who have a password', async () => {
    const ids = [await idOf(administrator), await idOf(author)] as const;
    for (const id of ids) expect((await make(author, id)).status).toBe(403);
    expect((await make(administrator, ids[0])).status).toBe(409);
    expect((await make(administrator, 'nobody')).status).toBe(409);
    const { query } = studio.store.database;
    await query.updateTable('people_accounts').set({ password: null }).where('userId', '=', ids[1]).execute();
    expect((await make(administrator, ids[1])).status).toBe(409);
    expect((await use('guessed')).status).toBe(404);
  });

  it('leave a second factor as it is, and end what was begun by the old password', async () => {
    const { body } = await author('POST', '/auth/two-factor/enable', { password: old });
    const { query, dialect } = studio.store.database;
    await query
      .updateTable('people')
      .set({ twoFactorEnabled: dialect === 'sqlite' ? 1 : true })
      .where('email', '=', 'bob@example.nz')
      .execute();
    const half = cookieOf((await signIn(old)).response);
    const token = await linkBy(administrator);
    expect((await use(token)).status).toBe(200);
    const code = { code: body.backupCodes[0] };
    const send = (cookie: string) =>
      studio.nobody('POST', '/auth/two-factor/verify-backup-code', code, { cookie });
    expect((await send(half)).status).toBe(401);
    const asked = await signIn(password);
    expect(asked.body).toMatchObject({ twoFactorRedirect: true });
    expect((await send(cookieOf(asked.response))).status).toBe(200);
  });

  it.each([
    { table: 'people_accounts', event: 'update', when: '1 = 1' },
    { table: 'people_sessions', event: 'delete', when: '1 = 1' },
    { table: 'audit', event: 'insert', when: '1 = 1' },
  ] satisfies readonly RefusedWrite[])('work later when the $event of $table failed', async (write) => {
    const token = await linkBy(administrator);
    const allow = await refuseWrites(url, write);
    await expect(use(token)).rejects.toThrow();
    await allow();
    expect((await author('GET', '/me')).status).toBe(200);
    expect((await use(token)).status).toBe(200);
  });
});

function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
}
