import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import { openTestStore } from '../../tests/support/databases/stores.ts';
import { codeOf } from '../../tests/support/people/code-of-app.ts';
import { listAudit } from '../store/audit.ts';
import type { Database } from '../store/database/database.ts';
import { authPath, clientHeader } from './auth.ts';
import { createPeople, type People } from './people.ts';
import type { PeopleSecrets } from './sealed-factors.ts';

const password = 'a long enough password';
const hourMs = 60 * 60_000;

describe.each(databases)('sessions of people on $name', ({ create }) => {
  let database: Database;
  let people: People;
  let time: number;
  let address: number;
  beforeEach(async () => {
    // The library that keeps sessions has the clock of the machine.
    [time, address] = [Date.now(), 0];
    ({ database } = await openTestStore(await create()));
    people = open();
    for (const name of ['ann', 'bob']) await join(name);
  });

  function open(sessionLifetimeMs?: number, secrets: PeopleSecrets = ['s'.repeat(32)]): People {
    const log = { info: () => {}, warn: () => {} };
    const options = { database, secrets, port: 3000, log, now: () => time };
    return createPeople({ ...options, ...(sessionLifetimeMs !== undefined && { sessionLifetimeMs }) });
  }

  async function join(name: string) {
    const email = `${name}@example.nz`;
    const link = await people.invite({ email, role: 'author', invitedBy: 'operator' });
    const token = new URL(link, 'http://site').hash.slice(1);
    expect(await people.join({ token, name, email, password })).toBe('joined');
  }

  const send = (path: string, init: RequestInit, cookie: string) => {
    const client = { [clientHeader]: `192.0.2.${++address}` };
    const headers = { 'content-type': 'application/json', origin: 'http://localhost:3000', cookie };
    const url = `http://localhost:3000${authPath}${path}`;
    return people.answer(new Request(url, { ...init, headers: { ...headers, ...client } }));
  };
  const post = (path: string, body: object, cookie = '') =>
    send(path, { method: 'POST', body: JSON.stringify(body) }, cookie);
  const signIn = (name = 'ann', cookie = '') =>
    post('/sign-in/email', { email: `${name}@example.nz`, password }, cookie);
  const cookieOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((each) => each.split(';', 1)[0])
      .join('; ');
  const sender = (cookie: string) =>
    people.whoSends(new Request('http://localhost:3000/studio/api/me', { headers: { cookie } }));

  /** Has Ann sign in with codes from now on. */
  async function setUpCodes() {
    const cookie = cookieOf(await signIn());
    const { totpURI } = await (await post('/two-factor/enable', { password }, cookie)).json();
    const secret = new URL(totpURI).searchParams.get('secret') ?? '';
    const code = codeOf(secret, -1);
    const confirmed = await post('/two-factor/verify-totp', { code }, cookie);
    expect(confirmed.status).toBe(200);
    return { secret, used: code, cookies: [cookie, cookieOf(confirmed)] };
  }

  const signInBy = async (code: string) =>
    await post('/two-factor/verify-totp', { code }, cookieOf(await signIn()));

  it('are in cookies of the host itself, over https or of localhost alone', async () => {
    const { secret } = await setUpCodes();
    const half = await signIn();
    const code = await post('/two-factor/verify-totp', { code: codeOf(secret) }, cookieOf(half));
    const passkey = await send('/passkey/generate-authenticate-options', {}, '');
    const out = await post('/sign-out', {}, cookieOf(code));
    for (const response of [await signIn('bob'), half, code, passkey, out]) {
      const cookies = response.headers.getSetCookie();
      expect(cookies.length).toBeGreaterThan(0);
      for (const cookie of cookies) {
        expect(cookie).toMatch(/^__Host-waymark-studio-3000\.\w+/);
        const attributes = cookie.split('; ').map((each) => each.split('=', 1)[0]);
        expect(attributes).toEqual(expect.arrayContaining(['Secure', 'HttpOnly', 'SameSite', 'Path']));
        expect(cookie).toMatch(/; Path=\/(;|$)/);
        expect(attributes).not.toContain('Domain');
      }
    }
    expect(await sender(cookieOf(await signIn('bob')).replace('__Host-', '__Secure-'))).toBeUndefined();
  });

  it('are named by no answer but its cookie', async () => {
    const { secret, cookies } = await setUpCodes();
    const half = await signIn();
    const code = await post('/two-factor/verify-totp', { code: codeOf(secret) }, cookieOf(half));
    const change = { currentPassword: password, newPassword: 'seven quiet otters swim' };
    const changed = await post('/change-password', { ...change, revokeOtherSessions: true }, cookies[1]);
    const answers = [await signIn('bob'), half, code, changed];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const told = (await Promise.all(answers.map(async (answer) => await answer.text()))).join();
    const sessions = await database.query.selectFrom('people_sessions').select('token').execute();
    expect(sessions.length).toBeGreaterThan(1);
    for (const { token } of sessions) expect(told).not.toContain(token);
    expect(told).not.toContain('token');
  });

  it('end after 30 days, however much they are used, also for changes of how one signs in', async () => {
    const cookie = cookieOf(await signIn());
    time += 30 * 24 * hourMs - 60_000;
    expect(await sender(cookie)).toBeDefined();
    time += 120_000;
    expect(await people.sessionsOf((await personAt('ann')).id)).toEqual([]);
    const change = { currentPassword: password, newPassword: 'seven quiet otters swim' };
    expect((await post('/change-password', change, cookie)).status).toBe(401);
    expect(await sender(cookie)).toBeUndefined();
    expect(await database.query.selectFrom('people_sessions').selectAll().execute()).toEqual([]);
  });

  it('end when the operator says, and browsers forget them then', async () => {
    people = open(8 * hourMs);
    const response = await signIn();
    expect(response.headers.getSetCookie().join()).toMatch(/session_token=\S+ Max-Age=28800;/);
    time += 8 * hourMs + 60_000;
    expect(await sender(cookieOf(response))).toBeUndefined();
  });

  it('end when somebody signs in anew in the same browser, and the log says who', async () => {
    const first = cookieOf(await signIn('ann'));
    expect((await signIn('bob', first)).status).toBe(200);
    expect(await sender(first)).toBeUndefined();
    const [entry] = await listAudit(database.query, 1);
    expect(entry).toMatchObject({ actor: 'bob@example.nz', action: 'sign-in' });
    const again = cookieOf(await signIn('ann'));
    const wrong = { email: 'bob@example.nz', password: 'not the password' };
    expect((await post('/sign-in/email', wrong, again)).status).toBe(401);
    expect((await listAudit(database.query, 1))[0]).toMatchObject({ actor: 'bob@example.nz' });
    expect(await sender(again)).toMatchObject({ email: 'ann@example.nz' });
  });

  it('begin by a code of an app once', async () => {
    const { secret, used, cookies } = await setUpCodes();
    const code = codeOf(secret);
    const half = async () => cookieOf(await signIn());
    for (const typed of [used, used]) {
      const refused = await post('/two-factor/verify-totp', { code: typed }, await half());
      expect([refused.status, (await refused.json()).message]).toEqual([
        403,
        'This code was used already. Wait until your app shows the next one.',
      ]);
      expect(refused.headers.getSetCookie()).toEqual([]);
    }
    expect((await listAudit(database.query, 1))[0]).toMatchObject({
      actor: 'ann@example.nz',
      action: 'fail-sign-in',
      detail: { by: 'used code' },
    });
    const sessions = await people.sessionsOf((await personAt('ann')).id);
    expect(sessions).toHaveLength(1);
    const waiting = await half();
    const before = await post('/two-factor/verify-totp', { code: used }, waiting);
    expect(before.status).toBe(403);
    expect((await post('/two-factor/verify-totp', { code }, waiting)).status).toBe(200);
    const confirmed = await post('/two-factor/verify-totp', { code }, cookies[1]);
    expect(confirmed.status).toBe(403);
  });

  it('begin by codes of an app also when the secret was rotated, and the old one is gone', async () => {
    const old = 's'.repeat(32);
    const { secret } = await setUpCodes();
    const { backupCodes } = await (
      await post('/two-factor/generate-backup-codes', { password }, cookieOf(await signInBy(codeOf(secret))))
    ).json();
    const [fresh, newest] = ['t'.repeat(32), 'u'.repeat(32)];
    people = open(undefined, [fresh, old]);
    await people.takeUpSecrets();
    people = open(undefined, [newest, fresh]);
    await Promise.all([people.takeUpSecrets(), people.takeUpSecrets()]);
    people = open(undefined, [newest]);
    await people.takeUpSecrets();
    expect((await signInBy(codeOf(secret, 1))).status).toBe(200);
    const half = cookieOf(await signIn());
    const backup = await post('/two-factor/verify-backup-code', { code: backupCodes[0] }, half);
    expect(backup.status).toBe(200);
  });

  it('begin once when two browsers send a code at once', async () => {
    const { secret } = await setUpCodes();
    const code = codeOf(secret);
    const halves = [cookieOf(await signIn()), cookieOf(await signIn())];
    const statuses = await Promise.all(
      halves.map(async (cookie) => (await post('/two-factor/verify-totp', { code }, cookie)).status),
    );
    expect(statuses.sort()).toEqual([200, 403]);
  });

  async function personAt(name: string) {
    const people = database.query.selectFrom('people').select('id');
    return await people.where('email', '=', `${name}@example.nz`).executeTakeFirstOrThrow();
  }
});
