import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import { documentText } from '../../tests/support/databases/stores.ts';
import { type Ask, openStudio } from './studio.fixture.ts';
import { studioRoutes } from './studio-api.ts';

const asked = studioRoutes.flatMap(({ path, methods }) =>
  Object.keys(methods).map((method) => {
    const address = path.replace('/studio/api', '').replaceAll(/:\w+/g, 'some-thing-1');
    return { name: `${method.toUpperCase()} ${path.replace('/studio/api', '')}`, method, address };
  }),
);
const writing = asked.filter(({ method }) => method !== 'get');

/** Those by which somebody comes in who has no session yet. */
const isWayIn = (name: string) => /^(POST \/invitation|POST \/join|POST \/password|\w+ \/sign-on)/.test(name);
/** Questions that are too long for an address, or that other sites may not ask. */
const isQuestion = (name: string) =>
  /^POST (\/store\/(holding|files)|\/look-ups|\/operations\/:operation\/result)$/.test(name);
/** Those by which a reader writes of themselves: where they are, their sessions and so on. */
const isOwn = (name: string) => /^\w+ (\/me|\/change-sets\/:set\/presence\/)/.test(name);

describe.each(databases.slice(0, 1))('every route of the studio on $name', ({ create }) => {
  let studio: Awaited<ReturnType<typeof openStudio>>;
  let reader: Ask;
  let author: Ask;
  beforeEach(async () => {
    studio = await openStudio(await create());
    const rye = documentText('rye', 'Rye loaf');
    await studio.store.publish({ changed: [rye], author: 'operator', message: 'Bake' });
    [reader, author] = [await studio.join('reader'), await studio.join('author')];
  });

  const send = (by: Ask, { method, address }: (typeof asked)[number], headers?: object) => {
    const sent = address.startsWith('/assets/') ? Buffer.from('A file') : {};
    return by(method.toUpperCase(), address, method === 'get' ? undefined : sent, headers);
  };

  it('answers nobody without a session, or with the cookie of one that never was', async () => {
    const guessed = { cookie: '__Host-waymark-studio-3000.session_token=guessed.c2lnbmF0dXJl' };
    for (const route of asked.filter(({ name }) => !isWayIn(name))) {
      expect((await send(studio.nobody, route)).status, route.name).toBe(401);
      expect((await send(studio.nobody, route, guessed)).status, route.name).toBe(401);
    }
  });

  it('does nothing for people who lack a required second factor but say who they are', async () => {
    const demanding = await openStudio(await create(), {}, undefined, 'required');
    const administrator = await demanding.join('administrator');
    for (const route of asked.filter(({ name }) => !isWayIn(name) && name !== 'GET /me'))
      expect((await send(administrator, route)).status, route.name).toBe(403);
    expect((await administrator('GET', '/me')).body).toMatchObject({ needsSecondFactor: true });
  });

  it.each([
    ['another origin', { origin: 'http://evil.example' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['a frame in a sandbox', { origin: 'null' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a form with files', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['a form of plain text', { 'content-type': 'text/plain' }],
  ])('writes nothing for %s', async (_, headers) => {
    for (const route of writing.filter(({ name }) => name !== 'POST /join'))
      expect((await send(author, route, headers)).status, route.name).toBe(403);
    expect(await studio.store.listChangeSets()).toEqual([]);
  });

  it('lets a reader write nothing but of themselves', async () => {
    const others = writing.filter(({ name }) => !isWayIn(name) && !isOwn(name) && !isQuestion(name));
    for (const route of others) expect((await send(reader, route)).status, route.name).toBe(403);
  });

  it('refuses an author what publishers and administrators may', async () => {
    const refused: string[] = [];
    for (const route of asked.filter(({ name }) => !isWayIn(name) && !isOwn(name)))
      if ((await send(author, route)).status === 403) refused.push(route.name);
    expect(refused).toEqual(
      expect.arrayContaining([
        'POST /change-sets/:set/publish',
        'DELETE /change-sets/:set/schedule',
        'POST /releases/:release/rollback',
        'GET /people',
        'POST /people/invitations',
        'PATCH /people/:id',
        'DELETE /people/:id',
        'DELETE /people/:id/sessions',
      ]),
    );
    expect(refused.filter((name) => /publish|rollback|schedule/.test(name))).toHaveLength(3);
  });
});
