import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import type { Store } from '../store/store.ts';
import { type Ask, openStudio } from './studio.fixture.ts';
import { studioRoutes } from './studio-api.ts';

const page = (id: string, path: string, title = 'A page') =>
  JSON.stringify({ kind: 'page', id, path, title });
const inMaori = (document: string) =>
  JSON.stringify({ kind: 'translation', id: `${document}-mi`, language: 'mi', document });
const site = JSON.stringify({ kind: 'site', id: 'site', language: 'en-nz' });
const help = page('help', '/help');
const order = page('order', '/order');
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe.each(databases)('people whose work is limited on $name', ({ create }) => {
  let studio: Awaited<ReturnType<typeof openStudio>>;
  let store: Store;
  let root: Ask;
  /** Publishes below `/help` alone. */
  let ann: Ask;
  let set = '';
  beforeEach(async () => {
    studio = await openStudio(await create());
    ({ store } = studio);
    await store.seed([site, help, order]);
    root = await studio.join('administrator', 'root');
    ann = await studio.join('publisher', 'ann');
    await limit('ann', { areas: ['pages/help'], languages: [] });
    set = await begin(ann);
  });

  async function limit(name: string, to: object) {
    const people = (await root('GET', '/people')).body;
    const person = people.find(({ email }) => email === `${name}@example.nz`);
    return await root('PATCH', `/people/${person?.id}`, { role: person?.role, ...to });
  }
  const begin = async (ask: Ask) => String((await ask('POST', '/change-sets', { name: 'Winter' })).body.id);
  const save = (ask: Ask, id: string, body: string | null, revision = 0, into = set) =>
    ask('PUT', `/change-sets/${into}/documents/${id}`, { body, revision });
  const go = (ask: Ask, state: string, revision: number) =>
    ask('PATCH', `/change-sets/${set}`, { state, revision, why: 'Please' });
  const live = async () => (await store.liveRelease())?.documents.map(({ body }) => body).join('\n') ?? '';

  it('read everything, and are told what is theirs', async () => {
    expect((await ann('GET', '/me')).body.limits).toEqual({ areas: ['pages/help'], languages: [] });
    const { body } = await ann('GET', `/releases/${await store.liveId()}/documents`);
    expect(body).toHaveLength(3);
  });

  it('save and publish what lies within, and are told in words why not what lies beyond', async () => {
    expect((await save(ann, 'help', page('help', '/help', 'Better'))).status).toBe(200);
    expect((await save(ann, 'faq', page('faq', '/help/faq'))).status).toBe(200);
    expect(await save(ann, 'order', page('order', '/order', 'Mine'))).toMatchObject({
      status: 403,
      body: {
        document: 'order',
        message: 'Your work is limited to the page /help and those below it, and this is the page /order.',
      },
    });
    expect((await ann('GET', `/change-sets/${set}`)).body.drafts).toHaveLength(2);
    expect((await ann('POST', `/change-sets/${set}/publish`, {})).body.outcome).toBe('published');
    expect(await live()).toContain('Better');
  });

  it('move nothing in, out or away', async () => {
    for (const [id, body] of [
      ['order', page('order', '/help/order')],
      ['help', page('help', '/order/help')],
      ['help-2', page('help-2', '/elsewhere')],
      ['order', null],
      ['order', 'no JSON'],
      ['new', 'no JSON'],
      ['new', '[]'],
      ['form', JSON.stringify({ kind: 'form', id: 'form', path: '/help' })],
      ['site', site],
    ] as const)
      expect((await save(ann, id, body)).status, `${id} ${body}`).toBe(403);
    expect((await ann('GET', `/change-sets/${set}`)).body.drafts).toEqual([]);
    expect((await save(ann, 'help', null)).status).toBe(200);
  });

  it('cannot have a draft of somebody else back, reviewed, approved, given up, published or scheduled', async () => {
    const pat = await studio.join('publisher', 'pat');
    expect((await save(pat, 'order', page('order', '/order', 'Theirs'))).status).toBe(200);
    expect((await save(ann, 'help', page('help', '/help', 'Better'))).status).toBe(200);
    const draft = `/change-sets/${set}/documents/order?revision=1`;
    expect((await ann('DELETE', draft, {})).status).toBe(403);
    expect((await save(ann, 'order', page('order', '/help'), 1)).status).toBe(403);
    const why = 'Your work is limited to the page /help and those below it, and this is the page /order.';
    expect((await ann('GET', `/change-sets/${set}/review`)).body.beyond).toBe(why);
    expect((await pat('GET', `/change-sets/${set}/review`)).body.beyond).toBeUndefined();
    expect((await go(ann, 'in-review', 1)).status).toBe(403);
    expect((await go(ann, 'abandoned', 1)).status).toBe(403);
    const at = new Date(Date.now() + 86_400_000).toISOString();
    expect((await ann('POST', `/change-sets/${set}/publish`, { at })).status).toBe(403);
    expect((await ann('POST', `/change-sets/${set}/publish`, {})).status).toBe(403);
    expect((await go(pat, 'in-review', 1)).status).toBe(200);
    expect((await go(ann, 'approved', 2)).status).toBe(403);
    expect((await go(ann, 'open', 2)).status).toBe(403);
    expect((await go(pat, 'approved', 2)).status).toBe(200);
    expect((await pat('POST', `/change-sets/${set}/publish`, { at })).status).toBe(200);
    expect((await ann('DELETE', `/change-sets/${set}/schedule`, {})).status).toBe(403);
    expect((await pat('DELETE', `/change-sets/${set}/schedule`, {})).status).toBe(200);
    expect(await live()).not.toContain('Theirs');
    expect((await ann('PATCH', `/change-sets/${set}`, { name: 'Spring', revision: 5 })).status).toBe(200);
  });

  it('bring no release back, as a whole or in parts, that changed more', async () => {
    const first = await store.liveId();
    await store.publish({ changed: [page('order', '/order', 'Newer')], author: 'pat', message: 'Order' });
    const second = await store.liveId();
    await store.publish({ changed: [page('help', '/help', 'Newer')], author: 'pat', message: 'Help' });
    const third = await store.liveId();
    const sets = (await ann('GET', '/change-sets')).body.length;
    expect((await ann('POST', `/releases/${first}/rollback`, { why: 'Oh' })).status).toBe(403);
    expect((await ann('POST', `/releases/${second}/revert`, {})).status).toBe(403);
    expect((await ann('POST', `/releases/${second}/revert`, { document: 'order' })).status).toBe(403);
    expect((await ann('GET', '/change-sets')).body).toHaveLength(sets);
    expect((await ann('POST', `/releases/${third}/revert`, {})).status).toBe(201);
    expect((await ann('POST', `/releases/${second}/rollback`, { why: 'Oh' })).status).toBe(200);
  });

  it('bring what was published into no draft that lies beyond', async () => {
    const pat = await studio.join('publisher', 'pat');
    await save(pat, 'order', page('order', '/order', 'Theirs'));
    const changed = [JSON.stringify({ kind: 'page', id: 'order', path: '/order', title: 'A page', now: 1 })];
    await store.publish({ changed, author: 'pat', message: 'Order' });
    expect((await ann('POST', `/change-sets/${set}/rebase`, {})).status).toBe(403);
    expect((await pat('POST', `/change-sets/${set}/rebase`, {})).body.documents).toEqual(['order']);
  });

  it('are bound by a personal key, too, and publish no folder that has more', async () => {
    const key = await ann('POST', '/me/keys', { name: 'laptop', scopes: ['edit', 'publish'], days: 1 });
    const by = studio.program(key.body.token);
    expect((await save(by, 'order', page('order', '/order', 'Mine'))).status).toBe(403);
    const publish = (changed: string[], removed: string[] = []) =>
      by('POST', '/store/releases', { changed, removed, message: 'Quick' });
    expect((await publish([page('help', '/help', 'Mine'), page('order', '/order', 'Mine')])).status).toBe(
      403,
    );
    expect((await publish([], ['order'])).status).toBe(403);
    expect((await publish([page('order', '/help', 'Mine')])).status).toBe(403);
    expect(await live()).not.toContain('Mine');
    expect((await publish([page('help', '/help', 'Mine')])).status).toBe(200);
  });

  it('change no document, set or file of others by any route', async () => {
    const pat = await studio.join('publisher', 'pat');
    await save(pat, 'order', page('order', '/order', 'Theirs'));
    const first = await store.liveId();
    await store.publish({ changed: [page('order', '/order', 'Newer')], author: 'pat', message: 'Order' });
    const parts = { set, document: 'order', release: first, name: 'dot.png' };
    const now = async () => ({
      live: await store.liveRelease(),
      drafts: await store.listDrafts(set),
      set: { ...(await store.readChangeSet(set)), name: '', revision: 0, updatedAt: '' },
      files: await store.database.query.selectFrom('assets').selectAll().execute(),
      scheduled: await store.listScheduled(),
    });
    const before = await now();
    const sent = {
      ...{ body: page('order', '/help', 'Mine'), revision: 1, state: 'in-review', why: 'Oh', message: 'Oh' },
      ...{ changed: [page('order', '/order', 'Mine')], removed: ['help'], choices: [], accept: [] },
    };
    for (const { path, methods } of studioRoutes)
      for (const method of Object.keys(methods)) {
        const named = path.replace(/:(\w+)/g, (_, name: keyof typeof parts) => parts[name] ?? 'none');
        const file = path.includes('/assets/') ? Buffer.from(picture, 'base64') : sent;
        const address = `${named.replace('/studio/api', '')}${method === 'delete' ? '?revision=1' : ''}`;
        await ann(method.toUpperCase(), address, method === 'get' ? undefined : file);
        expect(await now(), `${method} ${path}`).toEqual(before);
      }
  });

  it('upload files where they may', async () => {
    const upload = async () => (await ann('POST', '/assets/dot.png', Buffer.from(picture, 'base64'))).status;
    expect(await upload()).toBe(403);
    expect(await store.database.query.selectFrom('assets').selectAll().execute()).toEqual([]);
    await limit('ann', { areas: ['pages/help', 'assets/images'], languages: [] });
    expect(await upload()).toBe(201);
  });

  it('write one language, in the part of the site that is theirs', async () => {
    await limit('ann', { areas: ['pages/help'], languages: ['mi'] });
    expect((await save(ann, 'help', page('help', '/help', 'Mine'))).status).toBe(403);
    expect((await save(ann, 'order-mi', inMaori('order'))).status).toBe(403);
    expect((await save(ann, 'help-mi', inMaori('help'))).status).toBe(200);
    await limit('ann', { areas: [], languages: ['mi'] });
    expect((await save(ann, 'order-mi', inMaori('order'))).status).toBe(200);
    await limit('ann', { areas: [], languages: ['en'] });
    expect((await save(ann, 'help-mi', inMaori('help'), 1)).status).toBe(403);
    expect((await save(ann, 'order', page('order', '/order', 'Mine'))).status).toBe(200);
  });

  it('join with the limits of their invitation, are limited at once, and never as administrators', async () => {
    const asked = { email: 'bo@example.nz', role: 'author', areas: ['/pages/help/'], languages: [] };
    const { path } = (await root('POST', '/people/invitations', asked)).body;
    const token = new URL(path, 'http://localhost').hash.slice(1);
    const limits = { areas: ['pages/help'], languages: [] };
    expect((await root('GET', '/people/invitations')).body).toMatchObject([{ email: asked.email, limits }]);
    expect(await studio.people.findInvitation(token)).toMatchObject({ limits: { areas: ['pages/help'] } });
    await studio.people.join({
      token,
      name: 'Bo',
      email: 'bo@example.nz',
      password: 'a long enough password',
    });
    const bo = (await studio.people.list()).find(({ name }) => name === 'Bo');
    expect(bo?.limits).toEqual({ areas: ['pages/help'], languages: [] });
    expect((await limit('ann', { areas: ['<everything>'], languages: [] })).status).toBe(422);
    expect((await limit('root', { areas: ['pages'], languages: [] })).status).toBe(422);
    expect(
      (await ann('PATCH', `/people/${bo?.id}`, { role: 'author', areas: [], languages: [] })).status,
    ).toBe(403);
    expect((await limit('ann', {})).status).toBe(200);
    expect((await ann('GET', '/me')).body.limits).toEqual({ areas: ['pages/help'], languages: [] });
    expect((await limit('ann', { role: 'administrator' })).status).toBe(200);
    expect((await ann('GET', '/me')).body.limits).toBeUndefined();
    expect((await store.listAudit(9)).map(({ detail }) => detail.limits)).toContainEqual({
      areas: ['pages/help'],
      languages: [],
    });
  });
});
