import { beforeEach, expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import { openTestStore } from '../../tests/support/databases/stores.ts';
import type { Database } from '../store/database/database.ts';
import { authPath, createAuth } from './auth.ts';
import { createPeople, type People } from './people.ts';

const origin = 'http://localhost:3000';
const password = 'a long enough password';
const [sqlite] = databases;
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

let people: People;
let database: Database;
let options: Parameters<typeof createPeople>[0];
beforeEach(async () => {
  ({ database } = await openTestStore((await sqlite?.create()) ?? ''));
  options = { database, secrets: ['s'.repeat(32)], port: 3000, log: { info: () => {}, warn: () => {} } };
  people = createPeople(options);
});

let client = 0;

/** Sends a request to an endpoint of the library, each time from another address. */
async function ask(method: string, path: string, body: object, cookie = ''): Promise<Response> {
  const headers = {
    origin,
    cookie,
    'content-type': 'application/json',
    'x-waymark-client': `192.0.2.${client++ % 250}`,
  };
  const init = { method, headers, ...(method !== 'GET' && { body: JSON.stringify(body) }) };
  return await people.answer(new Request(`${origin}${authPath}${path}`, init));
}

/** The cookies of an administrator who has just signed in. */
async function signedIn(): Promise<string> {
  const link = await people.invite({ email: null, role: 'administrator', invitedBy: 'operator' });
  const token = new URL(link, origin).hash.slice(1);
  await people.join({ token, name: 'Ann', email: 'ann@example.nz', password });
  const response = await ask('POST', '/sign-in/email', { email: 'ann@example.nz', password });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** Every path that the library would answer. */
const allPaths = () => [
  ...new Set(
    Object.values(createAuth(options).api).flatMap((endpoint) =>
      'path' in endpoint && typeof endpoint.path === 'string' ? endpoint.path.replace(':token', 'x') : [],
    ),
  ),
];

it('answers the endpoints that are meant for people, and no other that the library has', async () => {
  const paths = allPaths();
  expect(paths.length).toBeGreaterThan(30);
  const reached: string[] = [];
  for (const path of paths)
    for (const method of methods)
      if ((await ask(method, path, {})).status !== 404) reached.push(`${method} ${path}`);
  expect(reached.sort()).toEqual([
    'GET /passkey/generate-authenticate-options',
    'GET /passkey/generate-register-options',
    'GET /passkey/list-user-passkeys',
    'POST /change-password',
    'POST /passkey/delete-passkey',
    'POST /passkey/update-passkey',
    'POST /passkey/verify-authentication',
    'POST /passkey/verify-registration',
    'POST /sign-in/email',
    'POST /sign-out',
    'POST /two-factor/disable',
    'POST /two-factor/enable',
    'POST /two-factor/generate-backup-codes',
    'POST /two-factor/verify-backup-code',
    'POST /two-factor/verify-totp',
  ]);
});

it('lets nobody join, or change a role or an address, by any of them', async () => {
  const cookie = await signedIn();
  const before = await people.list();
  const changed = { name: 'Eve', newEmail: 'eve@example.nz' };
  const joined = { ...changed, email: 'eve@example.nz', role: 'reader', password, callbackURL: '/' };
  for (const body of [changed, joined])
    for (const path of allPaths().filter((each) => each !== '/sign-out'))
      for (const method of ['GET', 'POST']) await ask(method, path, body, cookie);
  expect(await people.list()).toEqual(before);
});

it('answers no other spelling of a path', async () => {
  const body = { name: 'Eve', email: 'eve@example.nz', password };
  for (const path of ['/sign-up/email/', '//sign-up/email', '/sign-in/email/../../sign-up/email'])
    expect((await ask('POST', path, body)).status, path).toBe(404);
});
