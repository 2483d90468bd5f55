import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtInApiPaths, reservedPaths } from '#engine';

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
  const [, matcher = ''] = /'(\/\(\(\?![^']*)'/.exec(readFileSync(join(root, 'proxy.ts'), 'utf8')) ?? [];
  const passedBy = [...matcher.matchAll(/(?<=[!|])([a-z]+)\/(?=\|)/g)].map(([, folder = '']) => folder);
  const routes = globSync('app/*/[[]*/**/page.tsx', { cwd: root }).map((file) => file.split('/')[1] ?? '');
  expect(passedBy).toContain('api');
  expect([...passedBy, ...routes].filter((folder) => !reservedPaths.has(folder))).toEqual([]);
});
