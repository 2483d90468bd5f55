import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtInApiPaths, reservedPaths } from '#analysis';
import { publicPaths } from '#server';
import { interfaces, isInterfacePath } from '../../server/front/site-api.ts';

const root = join(import.meta.dirname, '../..');
const files = publicPaths(join(root, 'media')) ?? new Set();
const isNoPage = (path: string) => isInterfacePath(path) || files.has(path);

it('no operation can be exposed where the site has an interface of its own', () => {
  const own = interfaces
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/api/') && path !== '/api/*');
  expect(own.length).toBeGreaterThan(0);
  const open = own.filter(
    (path) => !builtInApiPaths.some((reserved) => path === reserved || path.startsWith(`${reserved}/`)),
  );
  expect(open).toEqual([]);
});

it('no page can have a path that never reaches the pages', () => {
  const folders = globSync('media/*/', { cwd: root }).map((folder) => folder.split('/')[1] ?? '');
  const names = interfaces.map(({ path }) => path.split('/')[1] ?? '');
  const pageNames = [...folders, ...names].filter((name) => /^[a-z0-9-]+$/.test(name));
  expect(pageNames).toEqual(expect.arrayContaining(['api', 'images', 'validators']));
  expect(pageNames.filter((name) => !reservedPaths.has(name))).toEqual([]);
  expect(['/api/x', '/validators/x', '/images/icon.svg'].every(isNoPage)).toBe(true);
});

it('every interface is told from a page', () => {
  const paths = interfaces.map(({ path }) => path.replace(/[:*]\w*/g, 'x'));
  expect(paths.filter((path) => !isInterfacePath(path))).toEqual([]);
});

it.each([
  '/',
  '/about',
  '/render/0123',
  '/assets/site.js',
  '/api',
  '/images/nope',
  '/_next/static/chunks/a.js',
])('the address %s is a page’s, known or not', (path) => expect(isNoPage(path)).toBe(false));

it.each(['/images/../server/index.ts', '/_next/image', '/_next/../x', '/validators/a/b', '/__nextjs_font/x'])(
  'the site has nothing at %s',
  (path) => expect(isNoPage(path)).toBe(false),
);
