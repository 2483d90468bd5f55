import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { dependencies, imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Loaded where code is changed only: Vite serves the islands then. */
const developmentOnly = new Set(['scripts/islands/develop-islands.ts']);

/** Packages that files import, and the files that those import, wherever the import is. */
function packagesOf(files: readonly string[]): ReadonlyMap<string, string> {
  const packages = new Map<string, string>();
  const seen = new Set<string>(developmentOnly);
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, typeOnly, name = ''] of text.matchAll(
      /(?:^(?:import|export)( type)?\b[^;'"]*?from |^import(?=\s*')|\bimport\(\s*)\s*'([^']+)'/gm,
    )) {
      if (typeOnly !== undefined || name.startsWith('node:')) continue;
      if (name.startsWith('#')) waiting.push(imports[name].slice(2));
      else if (name.startsWith('.')) waiting.push(join(dirname(file), name));
      else packages.set(name.split('/', name.startsWith('@') ? 2 : 1).join('/'), file);
    }
  }
  return packages;
}

it('what serves the site, and the command, import only packages of production', () => {
  const entries = ['scripts/serve.ts', 'scripts/serving/serve-site.ts', 'cli/main.ts', 'next.config.js'];
  expect(entries.every((file) => existsSync(join(root, file)))).toBe(true);
  const packages = packagesOf(entries);
  expect(packages.has('better-sqlite3') && packages.has('next') && packages.has('ajv')).toBe(true);
  expect([...packages].filter(([name]) => !(name in dependencies))).toEqual([]);
});

it('the build needs packages that production does without', () => {
  expect(packagesOf(['scripts/islands/build-islands.ts']).has('vite')).toBe(true);
  for (const name of ['esbuild', 'vite']) expect(dependencies).not.toHaveProperty(name);
});
