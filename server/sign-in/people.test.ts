import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import { type RefusedWrite, refuseWrites } from '../../tests/support/databases/refuse-writes.ts';
import { openTestStore } from '../../tests/support/databases/stores.ts';
import { codeOf } from '../../tests/support/people/code-of-app.ts';
import { listAudit } from '../store/audit.ts';
import type { Database } from '../store/database/database.ts';
import { authPath } from './auth.ts';
import { createPeople, type People } from './people.ts';

const password = 'a long enough password';

describe.each(databases)('people on $name', ({ create }) => {
  let url: string;
  let database: Database;
  let people: People;
  let time: number;
  beforeEach(async () => {
    time = Date.parse('2026-03-02T09:00:00Z');
    url = await create();
    ({ database } = await openTestStore(url));
    const log = { info: () => {}, warn: () => {} };
    people = createPeople({ database, secrets: ['s'.repeat(32)], port: 3000, log, now: () => time });
  });

  async function tokenFor(role: 'author' | 'administrator', email: string | null = null) {
    const link = await people.invite({ email, role, invitedBy: 'operator' });
    return new URL(link, 'http://site').hash.slice(1);
  }

  async function join(role: 'author' | 'administrator', email: string) {
    return await people.join({ token: await tokenFor(role), name: 'Ann', email, password });
  }

  function post(path: string, body: object, headers: Record<string, string> = {}) {
    return people.answer(
      new Request(`http://localhost:3000${authPath}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'http://localhost:3000', ...headers },
        body: JSON.stringify(body),
      }),
    );
  }

  const cookieOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; ');

  const sender = (cookie: string) =>
    people.whoSends(new Request('http://localhost:3000/studio/api/me', { headers: { cookie } }));

  it('join by an invitation, once, and are known by the session of their sign-in', async () => {
    expect(await people.isEmpty()).toBe(true);
    const token = await tokenFor('author');
    const request = { token, name: 'Ann', email: 'Ann@Example.nz', password };
    expect(await people.join(request)).toBe('joined');
    expect(await people.join({ ...request, email: 'bob@example.nz' })).toBe('no-invitation');
    expect(await people.isEmpty()).toBe(false);
    const response = await post('/sign-in/email', { email: 'ann@example.nz', password });
    expect(response.status).toBe(200);
    const cookies = response.headers.getSetCookie().join();
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
      expect(cookies).toContain(attribute);
    expect(await sender(cookieOf(response))).toMatchObject({ email: 'ann@example.nz', role: 'author' });
  });

  it('join by a link that a start has printed only while nobody has joined', async () => {
    const printed = async () => {
      const link = await people.invite({ email: null, role: 'administrator', invitedBy: 'start' });
      return new URL(link, 'http://site').hash.slice(1);
    };
    const [first, second, asked] = [await printed(), await printed(), await tokenFor('author')];
    expect(await people.join({ token: second, name: 'Ann', email: 'ann@example.nz', password })).toBe(
      'joined',
    );
    expect(await people.join({ token: first, name: 'Eve', email: 'eve@example.nz', password })).toBe(
      'no-invitation',
    );
    expect(await people.join({ token: asked, name: 'Ben', email: 'ben@example.nz', password })).toBe(
      'joined',
    );
  });

  it('are not let in with a wrong password, nor by guessing many', async () => {
    await join('author', 'ann@example.nz');
    const headers = { 'x-waymark-client': '192.0.2.1' };
    const guess = () => post('/sign-in/email', { email: 'ann@example.nz', password: 'wrong' }, headers);
    expect((await guess()).status).toBe(401);
    const statuses: number[] = [];
    for (let count = 0; count < 10; count++) statuses.push((await guess()).status);
    expect(statuses).toContain(429);
  });

  it('are not signed in by a form of another site', async () => {
    await join('author', 'ann@example.nz');
    const headers = { origin: 'http://evil.example', cookie: 'any=1' };
    const response = await post('/sign-in/email', { email: 'ann@example.nz', password }, headers);
    expect(response.status).toBe(403);
  });

  it('cannot join without an invitation, with that of another, or after a week', async () => {
    expect((await post('/sign-up/email', { name: 'Eve', email: 'eve@example.nz', password })).status).toBe(
      404,
    );
    const request = { name: 'Eve', email: 'eve@example.nz', password };
    expect(await people.join({ ...request, token: 'guessed' })).toBe('no-invitation');
    const token = await tokenFor('author', 'ann@example.nz');
    expect(await people.join({ ...request, token })).toBe('other-email');
    expect(await people.join({ ...request, email: 'ann@example.nz', token, password: 'short' })).toBe(
      'weak-password',
    );
    time += 8 * 24 * 60 * 60 * 1000;
    expect(await people.join({ ...request, email: 'ann@example.nz', token })).toBe('no-invitation');
    expect(await people.isEmpty()).toBe(true);
  });

  it('sign in by a password of any length that is taken, as it was typed', async () => {
    const long = ' Otters é swim 64 rivers, quietly. '.repeat(4).slice(0, 128);
    const token = await tokenFor('author');
    const ann = { token, name: 'Ann', email: 'ann@example.nz' };
    expect(await people.join({ ...ann, password: `${long}x` })).toBe('long-password');
    expect(await people.join({ ...ann, password: long })).toBe('joined');
    const statusOf = async (typed: string) =>
      (await post('/sign-in/email', { email: ann.email, password: typed })).status;
    for (const other of [long.toLowerCase(), long.trim(), long.slice(0, 127)])
      expect(await statusOf(other)).toBe(401);
    const later = { 'x-waymark-client': '192.0.2.9' };
    expect((await post('/sign-in/email', { email: ann.email, password: long }, later)).status).toBe(200);
  });

  it('keep an administrator', async () => {
    await join('administrator', 'ann@example.nz');
    const [ann] = await people.list();
    expect(await people.permit(ann?.id ?? '', { role: 'reader' }, { by: 'ann' })).toBe(false);
    await join('administrator', 'bob@example.nz');
    expect(await people.permit(ann?.id ?? '', { role: 'reader' }, { by: 'bob' })).toBe(true);
    expect((await people.list()).map(({ role }) => role).sort()).toEqual(['administrator', 'reader']);
  });

  it('keep an administrator when two take away each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      await join('administrator', 'ann@example.nz');
      await join('administrator', 'bob@example.nz');
      const [ann, bob] = await people.list();
      const kept = await Promise.all([
        people.remove(ann?.id ?? '', { by: 'bob' }),
        people.permit(bob?.id ?? '', { role: 'reader' }, { by: 'ann' }),
      ]);
      expect(kept.filter((isDone) => isDone)).toHaveLength(1);
      await database.query.deleteFrom('people').execute();
    }
  });

  it('are out at once when they are removed, or their sessions are ended', async () => {
    await join('administrator', 'ann@example.nz');
    await join('author', 'bob@example.nz');
    const signIn = async () => cookieOf(await post('/sign-in/email', { email: 'bob@example.nz', password }));
    const cookies = [await signIn(), await signIn()];
    const [one, other] = [await sender(cookies[0] ?? ''), await sender(cookies[1] ?? '')];
    const id = one?.id ?? '';
    expect(await people.sessionsOf(id)).toHaveLength(2);
    expect(await people.endSessions(id, { only: other?.session ?? '' }, { by: 'bob' })).toBe(true);
    expect(await people.endSessions(id, { only: other?.session ?? '' }, { by: 'bob' })).toBe(false);
    expect(await sender(cookies[1] ?? '')).toBeUndefined();
    expect(await sender(cookies[0] ?? '')).toMatchObject({ email: 'bob@example.nz' });
    expect(await people.remove(id, { by: 'ann', why: 'has left' })).toBe(true);
    expect(await sender(cookies[0] ?? '')).toBeUndefined();
    const [entry] = await listAudit(database.query, 1);
    expect(entry).toMatchObject({
      actor: 'ann',
      action: 'remove-person',
      subject: id,
      detail: { why: 'has left' },
    });
  });

  it('are in the audit log when they come, fail to, and go', async () => {
    await join('author', 'ann@example.nz');
    await post('/sign-in/email', { email: 'ann@example.nz', password: 'a wrong password' });
    await post('/sign-in/email', { email: 'a password typed here', password });
    const cookie = cookieOf(await post('/sign-in/email', { email: 'ann@example.nz', password }));
    await post('/sign-out', {}, { cookie });
    const entries = (await listAudit(database.query)).toReversed();
    expect(entries.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'operator invite',
      'ann@example.nz join',
      'ann@example.nz fail-sign-in',
      'unknown fail-sign-in',
      'ann@example.nz sign-in',
      'ann@example.nz sign-out',
    ]);
    expect(JSON.stringify(entries)).not.toContain('password typed here');
  });

  it('are asked for a code of their app once they have set it up, and each code is worth one try', async () => {
    await join('author', 'ann@example.nz');
    const signIn = () => post('/sign-in/email', { email: 'ann@example.nz', password });
    const cookie = cookieOf(await signIn());
    const { totpURI, backupCodes } = await (
      await post('/two-factor/enable', { password }, { cookie })
    ).json();
    const secret = new URL(totpURI).searchParams.get('secret') ?? '';
    const setUp = await post('/two-factor/verify-totp', { code: codeOf(secret) }, { cookie });
    expect(setUp.status).toBe(200);
    expect(await sender(cookieOf(setUp))).toMatchObject({ hasCodes: true });
    const half = await signIn();
    expect(await half.json()).toMatchObject({ twoFactorRedirect: true });
    expect(await sender(cookieOf(half))).toBeUndefined();
    const asked = { cookie: cookieOf(half) };
    expect((await post('/two-factor/verify-backup-code', { code: 'guessed' }, asked)).status).toBe(401);
    const whole = await post('/two-factor/verify-backup-code', { code: backupCodes[0] }, asked);
    expect(await sender(cookieOf(whole))).toMatchObject({ email: 'ann@example.nz' });
    const again = { cookie: cookieOf(await signIn()) };
    expect((await post('/two-factor/verify-backup-code', { code: backupCodes[0] }, again)).status).toBe(401);
    const last = await post('/two-factor/verify-totp', { code: codeOf(secret, 1) }, again);
    expect(await sender(cookieOf(last))).toMatchObject({ email: 'ann@example.nz' });
    const acts = (await listAudit(database.query)).map(
      ({ action, detail }) => `${action} ${detail.by ?? ''}`,
    );
    expect(acts.toReversed().slice(2)).toEqual([
      'sign-in password',
      'change-sign-in codes',
      'change-sign-in code',
      'fail-sign-in backup code',
      'sign-in backup code',
      'fail-sign-in backup code',
      'sign-in code',
    ]);
  });

  it.each([
    { table: 'invitations', event: 'delete', when: '1 = 1' },
    { table: 'people', event: 'insert', when: '1 = 1' },
    { table: 'people_accounts', event: 'insert', when: '1 = 1' },
    { table: 'audit', event: 'insert', when: '1 = 1' },
    { table: 'audit_chain', event: 'update', when: 'new.head <> old.head' },
  ] satisfies readonly RefusedWrite[])(
    'can try again when they could not join for the $event of $table',
    async (write) => {
      const request = { token: await tokenFor('author'), name: 'Ann', email: 'ann@example.nz', password };
      const allow = await refuseWrites(url, write);
      await expect(people.join(request)).rejects.toThrow();
      await allow();
      expect(await people.isEmpty()).toBe(true);
      expect(await people.join(request)).toBe('joined');
      expect((await post('/sign-in/email', { email: 'ann@example.nz', password })).status).toBe(200);
    },
  );

  it('neither go nor change how they sign in without an entry in the log', async () => {
    await join('author', 'ann@example.nz');
    const cookie = cookieOf(await post('/sign-in/email', { email: 'ann@example.nz', password }));
    const newPassword = 'seven quiet otters swim';
    const change = () => post('/change-password', { currentPassword: password, newPassword }, { cookie });
    const allow = await refuseWrites(url, { table: 'audit', event: 'insert', when: '1 = 1' });
    await expect(post('/sign-out', {}, { cookie })).rejects.toThrow();
    await expect(change()).rejects.toThrow();
    await expect(post('/two-factor/enable', { password }, { cookie })).rejects.toThrow();
    await allow();
    expect(await sender(cookie)).toMatchObject({ email: 'ann@example.nz', hasCodes: false });
    const { rows: factors } = await sql`select * from people_two_factors`.execute(database.query);
    expect(factors).toEqual([]);
    const guess = { currentPassword: 'not it, surely', newPassword };
    expect((await post('/change-password', guess, { cookie })).status).toBe(400);
    expect((await change()).status).toBe(200);
    expect((await listAudit(database.query, 1))[0]).toMatchObject({
      actor: 'ann@example.nz',
      action: 'change-sign-in',
    });
  });

  it('are known no more once they have signed out', async () => {
    await join('author', 'ann@example.nz');
    const cookie = cookieOf(await post('/sign-in/email', { email: 'ann@example.nz', password }));
    expect(await sender(cookie)).toBeDefined();
    expect((await post('/sign-out', {}, { cookie })).status).toBe(200);
    expect(await sender(cookie)).toBeUndefined();
    expect(await sender('')).toBeUndefined();
  });
});
