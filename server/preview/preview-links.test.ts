import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/databases/databases.ts';
import { openTestStore } from '../../tests/support/databases/stores.ts';
import { type ServedSite, serveBakery } from '../../tests/support/instances/served-site.ts';
import { deriveKeyRing } from '../keys/key-ring.ts';
import { page } from '../pages/bakery.fixture.ts';
import type { Store } from '../store/store.ts';
import { previewAccess } from './preview-access.ts';
import { previewLinks } from './preview-links.ts';
import { previewReleases } from './preview-release.ts';

let site: ServedSite;
let store: Store;
let now: Date;
const winter = JSON.stringify(page('winter', '/winter'));
const summer = JSON.stringify(page('summer', '/summer'));

beforeEach(async () => {
  const url = `sqlite:${join(temporaryFolder(), 'store.db')}`;
  site = await serveBakery({ DATABASE_URL: url });
  now = new Date();
  store = await openTestStore(url, { now: () => now, checkRelease: () => [] });
});

/** A change set with a page of its own, and a link to its preview. */
async function share(id: string, body: string, days = 7) {
  const set = await store.createChangeSet({ name: id, author: 'ann' });
  await store.saveDraft({ id, body, author: 'ann', expectedRevision: 0, changeSet: set.id });
  const link = await store.reviewing.share({ changeSet: set.id, author: 'ann', days });
  if (link === undefined) throw new Error('The set is closed.');
  return { set: set.id, link, path: `/api/preview/${link.token}` };
}

const open = (path: string) => site.get(path, { redirect: 'manual' });
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
const see = (path: string, cookie: string) => site.get(path, { headers: { cookie } });

it('A link shows one change set to somebody without an account, and no other', async () => {
  const { path } = await share('winter', winter);
  await share('summer', summer);
  const opened = await open(`${path}?slug=/winter`);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/winter']);
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
  const cookie = cookieOf(opened);
  const shown = await see('/winter', cookie);
  expect([shown.status, shown.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect((await see('/summer', cookie)).status).toBe(404);
  expect((await site.get('/winter')).status).toBe(404);
});

it('A link ends when it is revoked, expires, or its set is closed: previews that it began, too', async () => {
  const { set, link, path } = await share('winter', winter);
  const cookie = cookieOf(await open(path));
  const both = async () => [(await open(path)).status, (await see('/winter', cookie)).status];
  expect(await both()).toEqual([303, 200]);
  expect(await store.reviewing.revoke({ changeSet: 'other', id: link.id, by: 'bob' })).toBe(false);
  expect(await store.reviewing.revoke({ changeSet: set, id: link.id, by: 'bob' })).toBe(true);
  expect(await both()).toEqual([404, 404]);
  expect(await store.reviewing.links(set)).toEqual([]);

  const given = await share('summer', summer);
  const preview = cookieOf(await open(given.path));
  expect((await see('/summer', preview)).status).toBe(200);
  await store.changeChangeSet({ id: given.set, author: 'ann', expectedRevision: 1, state: 'abandoned' });
  expect([(await open(given.path)).status, (await see('/summer', preview)).status]).toEqual([404, 404]);
  now = new Date(now.getTime() - 8 * 24 * 60 * 60 * 1000);
  const old = await share('winter', winter);
  expect((await open(old.path)).status).toBe(404);
});

it('Neither a guessed link nor a cookie for another one opens anything', async () => {
  const { link, path } = await share('winter', winter);
  const other = await share('summer', summer);
  const cookie = cookieOf(await open(path));
  expect((await open('/api/preview/guessed')).status).toBe(404);
  expect((await open(`/api/preview/${link.id}`)).status).toBe(404);
  const forged = cookie.replace(link.id, other.link.id);
  expect(forged).not.toBe(cookie);
  expect((await see('/summer', forged)).status).toBe(404);
  const asSecret = cookie.replace(`.${link.id}`, '');
  expect((await see('/winter', asSecret)).status).toBe(404);
});

it('A link leads to the page that its set changes, or to a list of them', async () => {
  const { set, path } = await share('winter', winter);
  const one = await open(path);
  expect([one.status, one.headers.get('location')]).toEqual([303, '/winter']);
  await store.saveDraft({ id: 'summer', body: summer, author: 'ann', expectedRevision: 0, changeSet: set });
  const several = await open(path);
  expect([several.status, several.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
  const list = await several.text();
  expect(list).toContain('<a href="/winter">winter</a>');
  expect(list).toContain('<a href="/summer">summer</a>');
  expect((await see('/summer', cookieOf(several))).status).toBe(200);
});

const unused = JSON.stringify({
  kind: 'options',
  id: 'unused',
  schemaVersion: 1,
  options: [{ id: 'a', label: 'A' }],
});

it('A link of changes that are on no page of their own leads to the home page', async () => {
  const { path } = await share('unused', unused);
  const opened = await open(path);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/']);
});

it('Whoever comes by a link is told no notes for authors, but what cannot be shown', async () => {
  const { link } = await share('winter', winter);
  const keys = deriveKeyRing(['a'], 'preview');
  const access = previewAccess({ secret: undefined, keys, now: () => now.getTime() });
  const problem = (severity: 'error' | 'warning') =>
    ({ code: 'outdated-translation', severity, document: 'winter', pointer: '', message: severity }) as const;
  const previews = previewReleases(store);
  const links = previewLinks(access, store, {
    read: async (set) => ({
      ...(await previews.read(set)),
      problems: [problem('warning'), problem('error')],
    }),
  });
  const cookie = (await links.open(link.token, undefined))?.cookie.split(';')[0];
  expect((await links.releaseOf({ cookie }))?.problems).toEqual([problem('error')]);
});
