import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingLog } from '../../tests/support/databases/stores.ts';
import type { Log } from '../observing/log.ts';
import type { PreviewAccess } from './preview-access.ts';
import {
  answerExitPreview,
  enterPreview as enter,
  type KeepPlace,
  showPreviewForm,
} from './preview-endpoints.ts';

const access = {
  isConfigured: true,
  enter: (secret: string) => (secret === 'known' ? 'preview=yes' : undefined),
  leave: () => 'preview=no',
  isPreviewing: () => false,
};
const site = 'https://site.example';
const kept: Parameters<KeepPlace>[1][] = [];
const keepPlace: KeepPlace = async (_, place) => {
  kept.push(place);
  return { path: '/join/card', cookie: 'session=yes' };
};
const enterPreview = (request: Request, of: PreviewAccess, log: Log) => enter(request, of, log, keepPlace);

const post = (secret: string, slug = '/about') =>
  new Request(`${site}/api/preview`, { method: 'POST', body: new URLSearchParams({ secret, slug }) });

async function locationsOf(slug: string): Promise<readonly string[]> {
  const left = new Request(`${site}/api/exit-preview?${new URLSearchParams({ slug })}`);
  const answers = [
    await enterPreview(post('known', slug), access, recordingLog()),
    answerExitPreview(left, access),
  ];
  return answers.map(({ headers }) => headers.get('location') ?? '');
}

describe('the secret of a preview', () => {
  it('is asked for by a form, which leads to the page that was wanted', async () => {
    const asked = showPreviewForm(new Request(`${site}/api/preview?slug=/about%22%3E`), access);
    const page = await asked.text();
    expect(asked.status).toBe(200);
    expect(asked.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(page).toContain('<form method="post" action="/api/preview">');
    expect(page).not.toContain('/about">');
  });

  it('is taken from the body of a POST, and from no address', async () => {
    const entered = await enterPreview(post('known'), access, recordingLog());
    expect([entered.status, entered.headers.get('set-cookie')]).toEqual([303, 'preview=yes']);
    const inAddress = new Request(`${site}/api/preview?secret=known`, {
      method: 'POST',
      body: new URLSearchParams(),
    });
    const refused = await enterPreview(inAddress, access, recordingLog());
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([401, null]);
  });

  it('that is wrong is logged, but not shown, and the form is shown again', async () => {
    const log = recordingLog();
    const refused = await enterPreview(post('a guess', '/help'), access, log);
    expect(refused.status).toBe(401);
    expect(await refused.text()).toMatch(/This secret opens no preview[\s\S]*value="\/help"/);
    expect(log.lines).toEqual(['warn A secret opened no preview.']);
  });

  it('is not read from a body that is too large, or no form', async () => {
    const large = await enterPreview(post('x'.repeat(10_000)), access, recordingLog());
    const json = new Request(`${site}/api/preview`, { method: 'POST', body: '{"secret": "known"}' });
    expect([large.status, (await enterPreview(json, access, recordingLog())).status]).toEqual([400, 400]);
  });

  it('is not asked for where none is configured', () => {
    const asked = showPreviewForm(new Request(`${site}/api/preview`), { ...access, isConfigured: false });
    expect(asked.status).toBe(404);
  });
});

describe('a link to a step', () => {
  const inPreview = { ...access, isPreviewing: () => true };
  const link = `/api/preview?journey=join&step=card&answers=${encodeURIComponent('{"name":"Mere"}')}`;
  const posted = (fields: Readonly<Record<string, string>>) =>
    new Request(`${site}/api/preview`, { method: 'POST', body: new URLSearchParams(fields) });

  it('is followed by a form, which asks for no secret in a preview, and stores nothing before', async () => {
    const page = await showPreviewForm(new Request(site + link), inPreview).text();
    expect(page).toContain('name="answers" value="{&quot;name&quot;:&quot;Mere&quot;}"');
    expect(page).not.toContain('type="password"');
    const outside = await showPreviewForm(new Request(site + link), access).text();
    expect(outside).toContain('type="password"');
    expect(kept).toEqual([]);
  });

  it('has its answers stored once the form is sent, by those who may preview', async () => {
    const fields = { journey: 'join', step: 'card', answers: '{"name":"Mere"}' };
    const refused = await enterPreview(posted(fields), access, recordingLog());
    expect([refused.status, kept]).toEqual([401, []]);
    expect(await refused.text()).toContain('name="answers"');
    const opened = await enterPreview(posted(fields), inPreview, recordingLog());
    expect([opened.status, opened.headers.get('location'), opened.headers.getSetCookie()]).toEqual([
      303,
      '/join/card',
      ['session=yes'],
    ]);
    const entered = await enterPreview(posted({ ...fields, secret: 'known' }), access, recordingLog());
    expect(entered.headers.getSetCookie()).toEqual(['preview=yes', 'session=yes']);
    expect(kept).toEqual([1, 2].map(() => ({ journey: 'join', step: 'card', answers: { name: 'Mere' } })));
  });

  it.each(['[', '[]', '"a"', '{"__proto__":1}'])('with the answers %s is refused', async (answers) => {
    const before = kept.length;
    const fields = { journey: 'join', step: 'card', answers };
    expect((await enterPreview(posted(fields), inPreview, recordingLog())).status).toBe(400);
    expect(kept).toHaveLength(before);
  });
});

describe('entering and leaving a preview', () => {
  it('leads to a path of the site', async () => {
    expect(await locationsOf('/about?a=1#b')).toEqual(['/about?a=1#b', '/about?a=1#b']);
    expect(await locationsOf('/a/../about')).toEqual(['/about', '/about']);
  });

  it.each([
    '/..//evil.example/login',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/\\evil.example',
    '',
    'about',
  ])('leads home instead of to %j', async (slug) => expect(await locationsOf(slug)).toEqual(['/', '/']));

  it('never leads to another site', async () => {
    const parts = constantFrom(
      '/',
      '//',
      '\\',
      '..',
      '.',
      '%2e',
      '%2f',
      '\t',
      '\n',
      '?',
      '#',
      '@',
      'evil.example',
    );
    await assert(
      asyncProperty(array(parts, { maxLength: 10 }), async (slug) => {
        for (const location of await locationsOf(`/${slug.join('')}`))
          expect(new URL(location, site).origin + new URL(location, site).pathname).toMatch(
            /^https:\/\/site\.example\/(?!\/)/,
          );
      }),
      { numRuns: 1000 },
    );
  });
});
