import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import { documentText, openTestStore } from '../../tests/support/databases/stores.ts';
import { createClientLimits, usualLimits } from '../http/client-limits.ts';
import type { AnswerRoute } from '../http/routes.ts';
import type { Role } from '../people/roles.ts';
import { createPeople, type People } from '../sign-in/people.ts';
import type { Store } from '../store/store.ts';
import { nothingOutside } from './studio.fixture.ts';
import { createStudioApi } from './studio-api.ts';

const origin = 'http://localhost:3000';
const password = 'a long enough password';
const rye = documentText('rye', 'Rye loaf');
const dark = documentText('rye', 'Dark rye');
const light = documentText('rye', 'Light rye');

describe.each(databases)('the studio on $name', ({ create }) => {
  let store: Store;
  let people: People;
  let answer: AnswerRoute;
  beforeEach(async () => {
    store = await openTestStore(await create());
    await store.publish({ changed: [rye], author: 'ann', message: 'Bake' });
    const log = { info: () => {}, warn: () => {} };
    people = createPeople({ database: store.database, secrets: ['s'.repeat(32)], port: 3000, log });
    answer = createStudioApi({
      store,
      people,
      outside: nothingOutside,
      keyLimit: createClientLimits(usualLimits.keys),
    });
  });

  /** Sends a request as somebody does from a page of the studio. */
  async function ask(cookie: string, method: string, path: string, body?: object, own: object = {}) {
    const headers = { cookie, origin, ...(body && { 'content-type': 'application/json' }), ...own };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await answer(new Request(`${origin}/studio/api${path}`, init), '192.0.2.1');
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text), response };
  }

  /** The cookie of somebody who has just joined. */
  async function join(role: Role): Promise<string> {
    const email = `${role}@example.nz`;
    const path = await people.invite({ email, role, invitedBy: 'operator' });
    const token = new URL(path, origin).hash.slice(1);
    const joined = await ask('', 'POST', '/join', { token, name: role, email, password });
    expect(joined.status).toBe(200);
    const { response } = await ask('', 'POST', '/auth/sign-in/email', { email, password });
    return response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; ');
  }

  async function begin(cookie: string): Promise<string> {
    return (await ask(cookie, 'POST', '/change-sets', { name: 'Winter' })).body.id;
  }

  it('shows nobody anything who has not signed in', async () => {
    const live = await store.liveId();
    for (const path of ['/me', '/change-sets', `/releases/${live}/documents`, '/people', '/extensions'])
      expect((await ask('', 'GET', path)).status, path).toBe(401);
    expect((await ask('waymark-studio=guessed', 'GET', '/me')).status).toBe(401);
  });

  it('lets a role do what it may, and nothing else', async () => {
    const [reader, author, reviewer] = [await join('reader'), await join('author'), await join('reviewer')];
    expect((await ask(reader, 'POST', '/change-sets', { name: 'Winter' })).status).toBe(403);
    const set = await begin(author);
    const document = `/change-sets/${set}/documents/rye`;
    expect((await ask(reader, 'PUT', document, { body: dark, revision: 0 })).status).toBe(403);
    expect((await ask(author, 'PUT', document, { body: dark, revision: 0 })).status).toBe(200);
    expect((await ask(author, 'POST', `/change-sets/${set}/publish`, {})).status).toBe(403);
    const change = (cookie: string, body: object) => ask(cookie, 'PATCH', `/change-sets/${set}`, body);
    expect((await change(author, { state: 'in-review', revision: 1 })).status).toBe(200);
    expect((await change(author, { state: 'approved', revision: 2 })).status).toBe(403);
    expect((await change(reviewer, { state: 'approved', revision: 2 })).status).toBe(200);
    expect((await change(reviewer, { state: 'published', revision: 3 })).status).toBe(422);
    expect((await ask(reviewer, 'GET', '/people')).status).toBe(403);
    expect((await ask(author, 'PATCH', '/people/me', { role: 'administrator' })).status).toBe(403);
    expect((await store.liveRelease())?.documents[0]?.body).toBe(rye);
  });

  it('publishes what an author wrote, by a publisher', async () => {
    const [author, publisher] = [await join('author'), await join('publisher')];
    const set = await begin(author);
    await ask(author, 'PUT', `/change-sets/${set}/documents/rye`, { body: dark, revision: 0 });
    const published = await ask(publisher, 'POST', `/change-sets/${set}/publish`, { message: 'Winter' });
    expect(published).toMatchObject({ status: 200, body: { outcome: 'published' } });
    expect((await store.liveRelease())?.documents[0]?.body).toBe(dark);
    const again = await ask(publisher, 'POST', `/change-sets/${set}/publish`, {});
    expect(again.status).toBe(409);
    const [entry] = await store.listAudit(1);
    expect(entry).toMatchObject({
      action: 'publish',
      actor: 'publisher@example.nz',
      detail: { from: '192.0.2.0/24' },
    });
  });

  it('opens changes with their drafts and all live documents in one answer, compressed', async () => {
    const author = await join('author');
    const set = await begin(author);
    await ask(author, 'PUT', `/change-sets/${set}/documents/rye`, { body: dark, revision: 0 });
    const opened = (cookie: string, id: string, more: object = {}) =>
      ask(cookie, 'GET', `/change-sets/${id}/documents`, undefined, more);
    const { status, body, response } = await opened(author, set);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        set: { changeSet: { id: set }, drafts: [{ body: dark }], live: await store.liveId() },
        documents: [{ id: 'rye', body: rye }],
      },
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const headers = { cookie: author, 'accept-encoding': 'gzip, br' };
    const request = new Request(`${origin}/studio/api/change-sets/${set}/documents`, { headers });
    const compressed = await answer(request, '192.0.2.1');
    expect(compressed.headers.get('content-encoding')).toBe('br');
    const text = brotliDecompressSync(await compressed.arrayBuffer()).toString();
    expect(JSON.parse(text)).toEqual(body);
    expect((await opened(author, 'none')).status).toBe(404);
  });

  it('shows the later of two authors both texts, and loses neither', async () => {
    const author = await join('author');
    const set = await begin(author);
    const document = `/change-sets/${set}/documents/rye`;
    await ask(author, 'PUT', document, { body: dark, revision: 0 });
    const late = await ask(author, 'PUT', document, { body: light, revision: 0 });
    expect(late).toMatchObject({ status: 409, body: { yours: light, theirs: { body: dark, revision: 1 } } });
    expect((await ask(author, 'DELETE', `${document}?revision=5`, {})).status).toBe(409);
    expect((await ask(author, 'DELETE', `${document}?revision=1`, {})).status).toBe(200);
    expect((await ask(author, 'GET', `/change-sets/${set}`)).body.drafts).toEqual([]);
  });

  it('does nothing for a page of another site', async () => {
    const author = await join('author');
    const body = { name: 'Winter' };
    const foreign = { origin: 'http://evil.example' };
    expect((await ask(author, 'POST', '/change-sets', body, foreign)).status).toBe(403);
    const asForm = { 'content-type': 'text/plain' };
    expect((await ask(author, 'POST', '/change-sets', body, asForm)).status).toBe(403);
    expect(await store.listChangeSets()).toEqual([]);
  });

  it('says what is wrong with a request that it does not understand', async () => {
    const author = await join('author');
    const set = await begin(author);
    const put = (body: object) => ask(author, 'PUT', `/change-sets/${set}/documents/rye`, body);
    expect((await put({ revision: 0 })).status).toBe(422);
    expect((await put({ body: dark, revision: 'first' })).status).toBe(422);
    expect((await put({ body: 'x'.repeat(5_000_000), revision: 0 })).status).toBe(413);
    expect((await ask(author, 'POST', '/change-sets', { name: ' ' })).status).toBe(422);
    expect((await ask(author, 'GET', '/change-sets/none')).status).toBe(404);
    expect((await ask(author, 'GET', '/releases/none/documents')).status).toBe(404);
    expect(
      (await ask(author, 'PATCH', `/change-sets/${set}`, { state: 'constructor', revision: 1 })).status,
    ).toBe(422);
    expect((await ask(author, 'GET', '/nothing')).status).toBe(404);
  });

  it('lists invitations that wait, and makes another link for one, after which the first is void', async () => {
    const administrator = await join('administrator');
    const invited = { email: 'cleo@example.nz', role: 'author' };
    const first = (await ask(administrator, 'POST', '/people/invitations', invited)).body.path;
    const [waiting] = (await ask(administrator, 'GET', '/people/invitations')).body;
    expect(waiting).toMatchObject({ ...invited, invitedBy: 'administrator@example.nz' });
    expect(JSON.stringify(waiting)).not.toContain(first.split('#')[1]);
    const renew = (id: string) => ask(administrator, 'POST', `/people/invitations/${id}/link`, {});
    const second = (await renew(waiting.id)).body.path;
    const opened = async (path: string) =>
      (await ask('', 'POST', '/invitation', { token: path.split('#')[1] })).status;
    expect([await opened(first), await opened(second)]).toEqual([404, 200]);
    expect((await renew(waiting.id)).status).toBe(404);
    const own = { name: 'Cleo', email: 'cleo@example.nz', password };
    expect((await ask('', 'POST', '/join', { token: second.split('#')[1], ...own })).status).toBe(200);
    expect((await ask(administrator, 'GET', '/people/invitations')).body).toEqual([]);
    const again = await ask('', 'POST', '/join', { token: second.split('#')[1], ...own });
    expect(again.body.message).toContain('Sign in if you have joined');
    expect((await ask(administrator, 'GET', '/names')).body).toMatchObject({ 'cleo@example.nz': 'Cleo' });
  });

  it('says how long the name of changes may be', async () => {
    const author = await join('author');
    const { status, body } = await ask(author, 'POST', '/change-sets', { name: 'x'.repeat(101) });
    expect([status, body.message]).toEqual([422, 'Give the changes a name of at most 100 characters.']);
  });

  it('lets an administrator invite, and give another role', async () => {
    const administrator = await join('administrator');
    const invited = await ask(administrator, 'POST', '/people/invitations', {
      email: 'bob@example.nz',
      role: 'author',
    });
    const token = new URL(invited.body.path, origin).hash.slice(1);
    expect((await ask('', 'POST', '/invitation', { token })).body).toMatchObject({ role: 'author' });
    const joining = { token, name: 'Bob', password };
    expect((await ask('', 'POST', '/join', { ...joining, email: 'eve@example.nz' })).status).toBe(422);
    expect((await ask('', 'POST', '/join', { ...joining, email: 'bob@example.nz' })).status).toBe(200);
    const { body } = await ask(administrator, 'GET', '/people');
    const bob = body.find(({ email }: { readonly email: string }) => email === 'bob@example.nz');
    expect((await ask(administrator, 'PATCH', `/people/${bob.id}`, { role: 'reviewer' })).status).toBe(200);
    expect((await ask(administrator, 'PATCH', `/people/${bob.id}`, { role: 'owner' })).status).toBe(422);
  });
});
