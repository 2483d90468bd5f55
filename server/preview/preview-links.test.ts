import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import { openTestStore } from '../../tests/support/databases/stores.ts';
import { type ServedSite, serveBakery } from '../../tests/support/instances/served-site.ts';
import { deriveKeyRing } from '../keys/key-ring.ts';
import { page } from '../pages/bakery.fixture.ts';
import type { Store } from '../store/store.ts';
import { linkPath } from './link-endpoints.ts';
import { previewAccess } from './preview-access.ts';
import { previewLinks } from './preview-links.ts';
import { previewReleases } from './preview-release.ts';
import { stepPath } from './step-endpoints.ts';
import { stepsAhead } from './steps-ahead.ts';

const winter = JSON.stringify(page('winter', '/winter'));
const summer = JSON.stringify(page('summer', '/summer'));
const unused = JSON.stringify({
  kind: 'options',
  id: 'unused',
  schemaVersion: 1,
  options: [{ id: 'a', label: 'A' }],
});

describe.each(databases)('links to previews on $name', ({ create }) => {
  let site: ServedSite;
  let store: Store;
  let now: Date;
  beforeEach(async () => {
    const url = await create();
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
    return { set: set.id, link };
  }

  /** Sends the form of a link, as the script of its page does, or somebody who has pasted it. */
  const open = (link: string, more: Readonly<Record<string, string>> = {}) =>
    site.get(linkPath, {
      method: 'POST',
      body: new URLSearchParams({ link, ...more }),
      redirect: 'manual',
    });
  const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const see = (path: string, cookie: string) => site.get(path, { headers: { cookie }, redirect: 'manual' });
  const goal = ({ status, headers }: Response) => [status, headers.get('location')];

  it('show one change set to somebody without an account, and no other', async () => {
    const { link } = await share('winter', winter);
    await share('summer', summer);
    const opened = await open(link.token, { slug: '/winter' });
    expect(goal(opened)).toEqual([303, '/winter']);
    const cookie = cookieOf(opened);
    const shown = await see('/winter', cookie);
    expect([shown.status, shown.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect((await see('/summer', cookie)).status).toBe(404);
    expect((await site.get('/winter')).status).toBe(404);
  });

  it('bear their token in no address: looking at one begins nothing, and neither does an address with a token', async () => {
    const { link } = await share('winter', winter);
    const asked = await site.get(`${linkPath}?slug=/winter%22%3E`);
    const text = await asked.text();
    expect([asked.status, asked.headers.get('set-cookie')]).toEqual([200, null]);
    expect(text).toContain(`<form method="post" action="${linkPath}">`);
    expect(text).not.toContain('/winter">');
    const hash = createHash('sha256')
      .update(/<script>([\s\S]*)<\/script>/.exec(text)?.[1] ?? '')
      .digest('base64');
    expect(asked.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`);
    for (const address of [
      `/api/preview/${link.token}`,
      `${linkPath}/${link.token}`,
      `${linkPath}?link=${link.token}`,
    ])
      expect((await site.get(address)).headers.get('set-cookie'), address).toBeNull();
  });

  it('open as they were pasted, and from no other body than that of the form', async () => {
    const { link } = await share('winter', winter);
    const address = `${site.origin}${linkPath}#${link.token}`;
    expect(goal(await open(` ${address}\n`))).toEqual([303, '/winter']);
    const json = { method: 'POST', body: JSON.stringify({ link: link.token }) };
    expect((await site.get(linkPath, json)).status).toBe(400);
    expect((await open('x'.repeat(10_000))).status).toBe(400);
  });

  it('end when they are revoked, expire, or their set is closed: previews that they began, too', async () => {
    const { set, link } = await share('winter', winter);
    const cookie = cookieOf(await open(link.token));
    const both = async () => [(await open(link.token)).status, (await see('/winter', cookie)).status];
    expect(await both()).toEqual([303, 200]);
    expect(await store.reviewing.revoke({ changeSet: 'other', id: link.id, by: 'bob' })).toBe(false);
    expect(await store.reviewing.revoke({ changeSet: set, id: link.id, by: 'bob' })).toBe(true);
    expect(await both()).toEqual([404, 404]);
    expect(await store.reviewing.links(set)).toEqual([]);

    const given = await share('summer', summer);
    const preview = cookieOf(await open(given.link.token));
    expect((await see('/summer', preview)).status).toBe(200);
    await store.changeChangeSet({ id: given.set, author: 'ann', expectedRevision: 1, state: 'abandoned' });
    const ended = [(await open(given.link.token)).status, (await see('/summer', preview)).status];
    expect(ended).toEqual([404, 404]);
    now = new Date(now.getTime() - 8 * 24 * 60 * 60 * 1000);
    const old = await share('winter', winter);
    expect((await open(old.link.token)).status).toBe(404);
  });

  it('that are guessed open nothing, and neither does a cookie for another one', async () => {
    const { link } = await share('winter', winter);
    const other = await share('summer', summer);
    const cookie = cookieOf(await open(link.token));
    const refused = await open('guessed');
    expect([refused.status, cookieOf(refused)]).toEqual([404, '']);
    expect(await refused.text()).toMatch(/This link does not work[\s\S]*name="link"/);
    expect((await open(link.id)).status).toBe(404);
    const forged = cookie.replace(link.id, other.link.id);
    expect(forged).not.toBe(cookie);
    expect((await see('/summer', forged)).status).toBe(404);
    const asSecret = cookie.replace(`.${link.id}`, '');
    expect((await see('/winter', asSecret)).status).toBe(404);
  });

  it('lead to the page that their set changes, or to a list of them', async () => {
    const { set, link } = await share('winter', winter);
    expect(goal(await open(link.token))).toEqual([303, '/winter']);
    await store.saveDraft({ id: 'summer', body: summer, author: 'ann', expectedRevision: 0, changeSet: set });
    const several = await open(link.token);
    expect(goal(several)).toEqual([303, '/api/preview/changes']);
    const cookie = cookieOf(several);
    const list = await (await see('/api/preview/changes', cookie)).text();
    expect(list).toContain('<a href="/winter">winter</a>');
    expect(list).toContain('<a href="/summer">summer</a>');
    expect((await see('/summer', cookie)).status).toBe(200);
    expect(goal(await see('/api/preview/changes', ''))).toEqual([303, linkPath]);
    await store.reviewing.revoke({ changeSet: set, id: link.id, by: 'bob' });
    expect(goal(await see('/api/preview/changes', cookie))).toEqual([303, linkPath]);
  });

  it('of changes that are on no page of their own lead to the home page', async () => {
    const { link } = await share('unused', unused);
    expect(goal(await open(link.token))).toEqual([303, '/']);
  });

  it.each(['//evil.example', '/..//evil.example/login', 'https://evil.example'])(
    'lead home instead of to %s',
    async (slug) => {
      const { link } = await share('winter', winter);
      expect(goal(await open(link.token, { slug }))).toEqual([303, '/']);
    },
  );

  it('tell no notes for authors, but what cannot be shown', async () => {
    const { link } = await share('winter', winter);
    const keys = deriveKeyRing(['a'], 'preview');
    const access = previewAccess({ secret: undefined, keys, now: () => now.getTime() });
    const problem = (severity: 'error' | 'warning') =>
      ({
        code: 'outdated-translation',
        severity,
        document: 'winter',
        pointer: '',
        message: severity,
      }) as const;
    const previews = previewReleases(store);
    const links = previewLinks(
      access,
      store,
      {
        read: async (set) => ({
          ...(await previews.read(set)),
          problems: [problem('warning'), problem('error')],
        }),
      },
      stepsAhead({ today: () => '2030-01-01', scenarios: async () => [] }),
    );
    const cookie = (await links.open(link.token, undefined))?.cookie.split(';')[0];
    expect((await links.releaseOf({ cookie }))?.problems).toEqual([problem('error')]);
  });

  describe('to a step that nobody sees at once', () => {
    const thanks = JSON.stringify({
      kind: 'form',
      id: 'done-form',
      schemaVersion: 2,
      fields: [{ name: 'thanks', type: 'notice', tone: 'success', text: 'Thanks, and good night' }],
    });
    const address = `${stepPath}?slug=%2Forder%2Fdone`;
    const name = 'The questions that must be answered';
    const show = (cookie: string) =>
      site.get(stepPath, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie },
        body: new URLSearchParams({ slug: '/order/done', as: name }),
      });

    it('ask as whom, and show it as somebody who has come there, without a call to any service', async () => {
      const { link } = await share('done-form', thanks);
      const opened = await open(link.token);
      expect(goal(opened)).toEqual([303, address]);
      const asked = await see(address, cookieOf(opened));
      expect([asked.status, cookieOf(asked)]).toEqual([200, '']);
      expect(await asked.text()).toContain(`<option>${name}</option>`);
      expect((await see('/order/done', cookieOf(opened))).status).toBe(307);
      const shown = await show(cookieOf(opened));
      expect(goal(shown)).toEqual([303, '/order/done']);
      const cookie = `${cookieOf(opened)}; ${cookieOf(shown)}`;
      expect(await (await see('/order/done', cookie)).text()).toContain('Thanks, and good night');
      expect(site.baked).toEqual([]);
    });

    it('leave a visitor of the site where they are', async () => {
      await site.order('Ann');
      const visitor = site.cookie();
      const seen = async () => {
        const shown = await (await see('/order/done', visitor)).text();
        return [/"text":"([^"]*)"/.exec(shown)?.[1], /"run":"([^"]*)"/.exec(shown)?.[1]];
      };
      const before = await seen();
      expect(before[0]).toBe('Thank you');
      const { link } = await share('done-form', thanks);
      const cookie = `${visitor}; ${cookieOf(await open(link.token))}`;
      expect(cookieOf(await show(cookie))).toBe('');
      expect(await (await see('/order/done', cookie)).text()).toContain('Thanks, and good night');
      expect(await seen()).toEqual(before);
    });

    it('show it to nobody else', async () => {
      await share('done-form', thanks);
      expect(cookieOf(await show(''))).toBe('');
      expect(goal(await see(address, ''))).toEqual([303, '/order/done']);
    });

    it('are in the list of pages, where there are several', async () => {
      const { set, link } = await share('done-form', thanks);
      await store.saveDraft({
        id: 'winter',
        body: winter,
        author: 'ann',
        expectedRevision: 0,
        changeSet: set,
      });
      const list = await see('/api/preview/changes', cookieOf(await open(link.token)));
      expect(await list.text()).toContain(`<a href="${address}">`);
    });
  });
});
