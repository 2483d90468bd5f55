import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtInApiPaths, reservedPaths } from '#analysis';
import { nextPaths } from '#server';

const root = join(import.meta.dirname, '../..');

it('no operation can be exposed where the site has an endpoint of its own', () => {
  const endpoints = globSync('app/api/**/route.ts', { cwd: root })
    .map((file) => `/${file.replace(/^app\//, '').replace(/\/route\.ts$/, '')}`)
    .filter((path) => path !== '/api/[...path]');
  expect(endpoints.length).toBeGreaterThan(0);
  const open = endpoints.filter(
    (path) => !builtInApiPaths.some((own) => path === own || path.startsWith(`${own}/`)),
  );
  expect(open).toEqual([]);
});

it('no page can have a path that never reaches the pages', () => {
  const isNextPath = nextPaths(join(root, 'public'));
  const folders = globSync(['app/*/', 'public/*/'], { cwd: root }).map(
    (folder) => folder.split('/')[1] ?? '',
  );
  const pageNames = folders.filter((folder) => /^[a-z0-9-]+$/.test(folder));
  expect(pageNames).toEqual(expect.arrayContaining(['api', 'images', 'validators']));
  expect(pageNames.filter((folder) => !reservedPaths.has(folder))).toEqual([]);
  expect(['/api/x', '/validators/x', '/images/icon.svg'].every(isNextPath)).toBe(true);
});

it.each([
  '/',
  '/about',
  '/render/0123',
  '/assets/site.js',
  '/api',
  '/images/nope',
  '/_next/static/chunks/a.js',
])('the address %s is a page’s, known or not, and never reaches Next', (path) =>
  expect(nextPaths(join(root, 'public'))(path)).toBe(false),
);

it.each(['/images/../server/index.ts', '/_next/image', '/_next/../x', '/validators/a/b', '/__nextjs_font/x'])(
  'the site has nothing at %s',
  (path) => {
    expect(nextPaths(join(root, 'public'))(path)).toBe(false);
  },
);
