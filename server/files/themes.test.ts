import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import type { Site } from '#schemas';
import { cleanUpAfterTest } from '../../tests/support/running/cleanup.ts';
import { createThemes, type Themes } from './themes.ts';

const orange: Site['theme'] = { colors: { accent: '#ff7a1f' } };
const green: Site['theme'] = { colors: { accent: '#7cc576' } };

function linked(themes: Themes, theme: Site['theme']): string {
  return /href="([^"]+)"/.exec(themes.linkHtml(theme))?.[1] ?? '';
}

async function serve(themes: Themes) {
  const server = createServer(themes.answer).listen(0);
  cleanUpAfterTest(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async (path: string) => {
    const { headers, ...answer } = await fetch(origin + path).then(async (response) => ({
      headers: response.headers,
      status: response.status,
      text: await response.text(),
    }));
    return { ...answer, type: headers.get('content-type'), kept: headers.get('cache-control') };
  };
}

it('a theme is served for ever under the hash of its stylesheet', async () => {
  const themes = createThemes(() => orange);
  const get = await serve(themes);
  const path = linked(themes, orange);
  expect(themes.isTheme(path)).toBe(true);
  expect(await get(path)).toEqual({
    status: 200,
    text: ':root{--colors-accent:#ff7a1f}',
    type: 'text/css; charset=utf-8',
    kept: 'public, max-age=31536000, immutable',
  });
});

it('a former theme and one of drafts are served beside the live one', async () => {
  let live = green;
  const themes = createThemes(() => live);
  const get = await serve(themes);
  const [former, draft] = [linked(themes, green), linked(themes, { radii: { sm: '0' } })];
  live = orange;
  expect((await get(former)).text).toContain('#7cc576');
  expect((await get(draft)).text).toBe(':root{--radii-sm:0}');
});

it('a theme that another instance knows already is the live one meanwhile, and is not kept', async () => {
  const get = await serve(createThemes(() => orange));
  const path = linked(
    createThemes(() => green),
    green,
  );
  expect(await get(path)).toMatchObject({ text: ':root{--colors-accent:#ff7a1f}', kept: 'no-store' });
});

it('a live theme is known after a restart, before a page has been asked for', async () => {
  const get = await serve(createThemes(() => orange));
  const path = linked(
    createThemes(() => orange),
    orange,
  );
  expect((await get(path)).kept).toContain('immutable');
});

it('a site without a theme links to nothing', () => {
  const themes = createThemes(() => undefined);
  expect([themes.linkHtml(undefined), themes.linkHtml({})]).toEqual(['', '']);
});

it('no other path is that of a theme', () => {
  const { isTheme } = createThemes(() => undefined);
  expect(
    ['/theme', '/theme/x.css', '/theme/0123456789abcdef.css/', '/themes/0123456789abcdef.css'].map(isTheme),
  ).toEqual([false, false, false, false]);
});
