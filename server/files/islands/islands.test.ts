import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Islands, loadIslands } from './islands.ts';

const manifest = {
  'a/site.ts': { file: 'site-1.js', name: 'site', isEntry: true },
  'a/browser.ts': { file: 'islands-1.js', name: 'islands', isEntry: true },
  'a/site.css': { file: 'style-1.css', name: 'style', isEntry: true },
  '_shared.js': { file: 'shared-1.js', name: 'shared', imports: ['_react.js'] },
  '_react.js': { file: 'react-1.js', name: 'react' },
  'a/menu.ts': { file: 'menu-1.js', name: 'menu', isEntry: true },
  'a/early/alerts.ts': { file: 'alerts-1.js', name: 'alerts', isEntry: true },
  'a/chat.ts': { file: 'chat-1.js', name: 'chat', isEntry: true },
  'a/chart-island.ts': { file: 'chart-1.js', name: 'chart-island', imports: ['_react.js', '_shared.js'] },
};

let folder: string;
let islands: Islands;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-islands-'));
  await mkdir(join(folder, 'browser'));
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'browser/manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'browser/site-1.js'), 'one()');
  await writeFile(join(folder, 'browser/site-1.js.br'), brotliCompressSync('one()'));
  await writeFile(join(folder, 'browser/letters-1.woff2'), 'letters');
  await writeFile(
    join(folder, 'server/render-island.js'),
    'export const renderIsland = async (name, props) => ({ html: [name + props.bars], titlePrefix: "" });',
  );
  islands = await loadIslands(folder);
  server = createServer(islands.answer).listen(0);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

describe('built islands', () => {
  it('are rendered by what was built', async () => {
    expect(await islands.render('chart', { bars: 3 })).toEqual({ html: ['chart3'], titlePrefix: '' });
  });

  it('add a style and one script to a page without islands', () => {
    expect(islands.headHtml(new Set(), new Set())).toBe(
      '<link rel="stylesheet" href="/assets/style-1.css"/><script type="module" src="/assets/site-1.js"></script>',
    );
  });

  it('have all that they need loaded early, each once', () => {
    const html = islands.headHtml(new Set(['chart']), new Set());
    expect([...html.matchAll(/modulepreload" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/assets/react-1.js',
      '/assets/chart-1.js',
      '/assets/shared-1.js',
    ]);
    expect(html).toContain('<script type="module" src="/assets/islands-1.js"></script>');
  });

  it('have early scripts before the style', () => {
    expect(islands.headHtml(new Set(), new Set(['alerts']))).toMatch(
      /^<script src="\/assets\/alerts-1.js"><\/script><link rel="stylesheet"/,
    );
  });

  it('list the scripts that come late', () => {
    const html = islands.headHtml(new Set(), new Set(['menu', 'chat']));
    expect(html).toContain('<meta name="late-scripts" content="/assets/menu-1.js /assets/chat-1.js"/>');
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  it('that were not built are an error', () => {
    expect(() => islands.headHtml(new Set(['map']), new Set())).toThrow(
      'The build has nothing called "map-island".',
    );
  });
});

describe('a built file', () => {
  it('is kept by browsers for ever', async () => {
    const answer = await fetch(`${origin}/assets/site-1.js`, { headers: { 'accept-encoding': 'br' } });
    expect(await answer.text()).toBe('one()');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  it('without a compressed copy is sent as it is', async () => {
    const answer = await fetch(`${origin}/assets/letters-1.woff2`, {
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(await answer.text()).toBe('letters');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(islands.isFile('/assets/site-1.js.br')).toBe(false);
  });

  it('is known by its path, and nothing else is', () => {
    const paths = [
      '/assets/site-1.js',
      '/assets/site-2.js',
      '/assets/manifest.json',
      '/site-1.js',
      '/assets/',
    ];
    expect(paths.map(islands.isFile)).toEqual([true, false, false, false, false]);
  });
});
