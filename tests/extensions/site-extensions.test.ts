import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Module, Page } from '#schemas';
import { loadExtensions, type SiteExtensions } from '#server';
import { extensionRuntime } from '../../renderer/hydration/render-island.ts';
import { temporaryFolder } from '../support/databases/databases.ts';
import { openingHours, write, writeExtendedSite } from './extended-site.fixture.ts';

let folder = '';
const own = 'extensions/opening-hours';
const module = openingHours as unknown as Module;
const host = { language: 'en-nz', timeZone: 'UTC' };
const runtime = {
  ...extensionRuntime,
  islandsHtml: () => '<script src="/islands.js"></script>',
  fieldsHtml: () => '',
};

beforeEach(() => {
  folder = temporaryFolder();
  writeExtendedSite(folder);
});

const pageOf = (...content: readonly Module[]) => ({ zones: { content } }) as unknown as Page;
const load = (): Promise<SiteExtensions> =>
  loadExtensions(join(folder, 'extensions'), join(folder, '.waymark/extensions'), runtime);

/** The HTML of a module whose component returns this JSX. */
async function htmlOf(jsx: string): Promise<unknown> {
  write(
    folder,
    `${own}/opening-hours.tsx`,
    `import { Link, RichText } from 'waymark/extend'; import { useId } from 'react';
    void [Link, RichText, useId]; export function OpeningHours({ module, host }) { return ${jsx}; }`,
  );
  return (await load()).render(module, host, 'content/0');
}

it('a module is rendered with parts of the product', async () => {
  const { html = '' } = (await load()).render(module, host, 'content/0') ?? {};
  expect(html).toContain(
    '<dl class="opening-hours" lang="en-nz"><div><dt>Monday</dt><dd>8 to 5</dd></div></dl>',
  );
  expect(html).toMatch(/^<section class="band.*<h2 class="band-band-title">When we are open<\/h2>/);
});

it('a module may use hooks of React, links and rich texts', async () => {
  expect(
    await htmlOf(
      '<p id={useId()}><Link href="javascript:alert(1)">a</Link><RichText inline html="<b onclick=1>b</b><script>c</script>" /></p>',
    ),
  ).toEqual({
    html: expect.stringMatching(/^<p id="[^"]+"><a>a<\/a><span><b>b<\/b><\/span><\/p>$/),
  });
});

it.each([
  ['<script>alert(1)</script>'],
  ['<script type="module" src="/a.js" />'],
  ['<style>{"body{}"}</style>'],
  ['<meta httpEquiv="refresh" content="0;url=https://elsewhere.test" />'],
  ['<base href="https://elsewhere.test" />'],
  ['<link rel="stylesheet" href="https://elsewhere.test/a.css" />'],
  ['<template data-island="journey-form" />'],
  ['<object data="/a" />'],
])('a module cannot bring %s', async (element) => {
  expect(await htmlOf(`<div>{<>${element}</>}<p>A</p></div>`)).toEqual({ html: '<div><p>A</p></div>' });
});

it('a module cannot leave elements open, have handlers, or name scripts of the product', async () => {
  expect(
    await htmlOf(
      `<i data-script="chat" dangerouslySetInnerHTML={{ __html: '<b onclick="alert(1)">A</div></main>' }} />`,
    ),
  ).toEqual({ html: '<i><b>A</b></i>' });
});

it('a module that throws is named, and so is one that cannot be compiled', async () => {
  expect(await htmlOf('module.nothing.at')).toEqual({
    html: '',
    trouble: expect.stringContaining('undefined'),
  });
  expect(await htmlOf('<p')).toEqual({ html: '', trouble: 'It could not be compiled.' });
  expect((await load()).troubles).toEqual([
    expect.stringMatching(/^extensions\/opening-hours\/opening-hours\.tsx:2: The code cannot be compiled: /),
  ]);
});

it('a module that fails when it is loaded is named', async () => {
  write(
    folder,
    `${own}/opening-hours.tsx`,
    'export const OpeningHours = () => null; throw new Error("at once");',
  );
  expect((await load()).troubles).toEqual([
    'extensions/opening-hours: The code fails when it is loaded: at once',
  ]);
});

it('other types are none of the site’s own', async () => {
  expect((await load()).render({ type: 'breadcrumb' }, host, 'content/0')).toBeUndefined();
});

let server: Server | undefined;
afterEach(() => void server?.close());

it('pages with the module link its styles and its script, which browsers keep for ever', async () => {
  write(
    folder,
    `${own}/opening-hours.browser.ts`,
    'const hours: number = 3; document.title = String(hours);',
  );
  const extensions = await load();
  expect(extensions.headHtml(pageOf({ type: 'breadcrumb' }))).toBe('');
  const html = extensions.headHtml(pageOf(module, module));
  const [, style = '', script = ''] =
    /^<link rel="stylesheet" href="([^"]+)"\/><script type="module" src="([^"]+)"><\/script>$/.exec(html) ??
    [];
  expect(style).toMatch(/^\/assets\/extensions\/opening-hours-[0-9a-f]{8}\.css$/);
  server = createServer(extensions.answer).listen(0);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await (await fetch(origin + style)).text()).toContain('.opening-hours > div');
  const answer = await fetch(origin + script);
  expect(await answer.text()).toContain('document.title=');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect([style, script, '/assets/extensions/other.css'].map(extensions.isFile)).toEqual([true, true, false]);
});

const tally = { type: 'tally', label: 'Count' } as unknown as Module;

it('an island has its script, its props and ids of its own', async () => {
  const extensions = await load();
  const { html, attributes = {} } =
    extensions.render(tally, { ...host, ...{ items: () => [] } }, 'content/4') ?? {};
  expect(html).toMatch(/<output id="_[^"]*content-4-[^"]*">0<\/output>/);
  expect(attributes).toEqual({
    'data-extension': expect.stringMatching(/^\/assets\/extensions\/tally-island-[\w-]{8}\.js$/),
    'data-props': JSON.stringify({ module: tally, host }),
    'data-ids': 'content-4-',
  });
  const script = attributes['data-extension'] ?? '';
  expect(extensions.headHtml(pageOf(tally, tally))).toBe(
    `<link rel="stylesheet" href="${/[^"]*tally[^"]*\.css/.exec(extensions.headHtml(pageOf(tally)))?.[0]}"/>` +
      `${runtime.islandsHtml()}<link rel="modulepreload" href="${script}"/>`,
  );
  server = createServer(extensions.answer).listen(0);
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${script}`, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(await answer.text()).toMatch(/waymark\.extend.*import\(/s);
});

it('an island says when it is hydrated, and is not HTML alone as well', async () => {
  write(
    folder,
    'extensions/tally/tally.island.tsx',
    "export const hydration = 'at-once'; export const Tally = () => null;",
  );
  expect((await load()).render(tally, host, 'content/0')?.attributes).toMatchObject({ 'data-at-once': '' });
  write(folder, 'extensions/tally/tally.tsx', 'export const Tally = () => null;');
  expect((await load()).troubles).toEqual([expect.stringContaining('There is tally.tsx, too')]);
});

it('a region keeps its place in the page, and is rendered with data, with its element', async () => {
  const rates = { type: 'rates', title: 'Rates', operation: 'rate', refreshSeconds: 20 } as unknown as Module;
  const extensions = await load();
  expect(extensions.regions.get('rates')).toEqual({
    ...{ operation: 'operation', parameters: ['amount'], refreshSeconds: 60, patienceSeconds: 1.5 },
  });
  const region = { isHydrated: false, refreshes: true };
  expect(extensions.render(rates, host, 'content/0')).toEqual({ html: '', region });
  const show = (rate: number) => {
    const data = { data: { state: 'ready', result: { rate } } };
    return extensions.renderRegion(rates, { data, query: 'amount=2', path: '/' }, host, 'content/0');
  };
  expect(show(3)?.html).toMatch(
    /^<div data-region="content\/0" data-refresh-seconds="20"><section .*<p class="rates" lang="en-nz">6<\/p>/,
  );
  expect(show(0)).toEqual({
    html: expect.stringMatching(/^<div class=.*>rates<\/code> cannot be shown: There is no rate\.<\/div>$/),
    trouble: 'There is no rate.',
  });
  expect(
    extensions.renderRegion(module, { data: {}, query: '', path: '/' }, host, 'content/0'),
  ).toBeUndefined();
});

it.each([
  ['{ operation: 3 }', '"operation" of "region" is the name of a property.'],
  ['{ parameters: [3] }', '"parameters" of "region" is a list of names.'],
  ['{ refreshSeconds: 0 }', '"refreshSeconds" of "region" is a number from 1.'],
  ['{ patienceSeconds: "long" }', '"patienceSeconds" of "region" is a number from 0.'],
])('a region that is described as %s is a trouble', async (region, reason) => {
  write(
    folder,
    'extensions/rates/rates.tsx',
    `export const region = ${region}; export const Rates = () => null;`,
  );
  expect((await load()).troubles).toEqual([`extensions/rates: The code fails when it is loaded: ${reason}`]);
});

it('code is compiled once, and the key of pages with the module changes with it', async () => {
  const page = pageOf(module);
  const first = await load();
  expect((await load()).keyOf(page)).toBe(first.keyOf(page));
  expect(first.keyOf(pageOf({ type: 'breadcrumb' }))).toBe('');
  write(folder, `${own}/opening-hours.css`, '.opening-hours { color: red }');
  expect((await load()).keyOf(page)).not.toBe(first.keyOf(page));
});
