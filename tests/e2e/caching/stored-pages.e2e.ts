import { contentPages } from '../support/shipped/shipped-pages.ts';
import type { Site } from '../support/sites/site.ts';
import { expect, test } from '../support/test.ts';

/** Pages that are the same for every visitor. */
const stored = contentPages;

/** The text that differs between two versions of a page. */
async function tags(site: Site): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const { path } of stored) {
    // The first answer comes from the renderer, with a tag of its own; from then on the stored page is sent.
    await (await fetch(site.url + path)).text();
    const answer = await fetch(site.url + path);
    await answer.text();
    found.set(path, answer.headers.get('etag') ?? '');
  }
  return found;
}

function changed(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] {
  return [...before].flatMap(([path, tag]) => (after.get(path) === tag ? [] : [path]));
}

async function publish(site: Site, file: string): Promise<void> {
  const { release } = await (await fetch(`${site.url}/api/health`)).json();
  const outcome = await site.waymark('publish', file, '--message', 'A change', '--author', 'Aroha');
  expect(outcome.exitCode, outcome.output).toBe(0);
  await expect
    .poll(async () => (await (await fetch(`${site.url}/api/health`)).json()).release, { intervals: [50] })
    .not.toBe(release);
}

test('Publishing a document changes exactly the pages that contain it', async ({ startOwnSite }) => {
  const site = await startOwnSite();
  const first = await tags(site);
  expect(new Set(first.values()).size).toBe(stored.length);

  await publish(
    site,
    site.edit('pages/privacy-page.json', (page) => {
      page.title = 'Your privacy';
    }),
  );
  const second = await tags(site);
  expect(changed(first, second)).toEqual(['/privacy']);

  await publish(
    site,
    site.edit('forms/gas-order-form.json', (form) => {
      form.fields[0].label = 'Your name';
    }),
  );
  const third = await tags(site);
  expect(changed(second, third)).toEqual([]);

  await publish(
    site,
    site.edit('site.json', (document) => {
      document.footer.copyrightMessage = 'All rights reserved.';
    }),
  );
  expect(changed(third, await tags(site))).toHaveLength(stored.length);
  const rolledBack = await site.waymark('rollback', '--author', 'Aroha');
  expect(rolledBack.exitCode, rolledBack.output).toBe(0);
  await expect.poll(async () => changed(third, await tags(site))).toEqual([]);
});

test('A page is stored once for all, and its stored copy is the page itself', { tag: '@full' }, async ({
  startOwnSite,
}) => {
  const site = await startOwnSite();
  const ask = async () => {
    const answer = await fetch(`${site.url}/for-home`);
    return { headers: answer.headers, html: await answer.text() };
  };
  const fresh = await ask();
  await ask();
  const kept = await ask();
  expect(kept.html).toBe(fresh.html);
  for (const name of [
    'content-security-policy',
    'cache-control',
    'content-type',
    'vary',
    'x-frame-options',
  ]) {
    expect(kept.headers.get(name)?.toLowerCase(), name).toBe(fresh.headers.get(name)?.toLowerCase());
  }
  expect(kept.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});

test('A browser that has a page is told so instead of being sent it again', async ({ site }) => {
  const first = await fetch(`${site.url}/help`);
  await first.text();
  await expect
    .poll(async () => {
      const etag = (await fetch(`${site.url}/help`)).headers.get('etag') ?? '';
      return (await fetch(`${site.url}/help`, { headers: { 'if-none-match': etag } })).status;
    })
    .toBe(304);
});

test('Files of the build are kept for ever, and a content page sets no cookie', async ({ site }) => {
  const html = await (await fetch(`${site.url}/help`)).text();
  const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  const answer = await fetch(site.url + style);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const page = await fetch(`${site.url}/help`);
  expect(page.headers.get('set-cookie')).toBeNull();
});

test('Content pages carry no script but our own small ones', async ({ site }) => {
  for (const { path } of stored) {
    const html = await (await fetch(site.url + path)).text();
    // An island of the site's own.
    if (html.includes(' data-extension=')) continue;
    const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g)].map(([, src]) => src);
    for (const script of scripts)
      expect(script, path).toMatch(/^\/assets\/(alerts|regions|site)-[\w-]+\.js$/);
    expect(scripts.join(), path).toContain('/assets/site-');
  }
});
