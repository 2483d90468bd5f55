import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkExtensions } from '#server/extensions';
import { extensionRuntime } from '../../renderer/hydration/render-island.ts';
import { temporaryFolder } from '../support/databases/databases.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'extensions');
const types = globSync('*/', { cwd: folder }).map((path) => path.replace(/\/$/, ''));
const code = globSync('**/*.{ts,tsx}', { cwd: folder });

it('the extensions of the first site have no problems', async () => {
  expect(types.length).toBeGreaterThan(0);
  expect(await checkExtensions(folder, temporaryFolder(), extensionRuntime)).toEqual([]);
});

describe.each(types)('the extension %s', (type) => {
  const read = (file: string) => readFileSync(join(folder, type, file), 'utf8');

  it('has all that a module of the product has', () => {
    for (const file of ['guidance.json', `${type}.stories.tsx`, `${type}.dom.test.tsx`])
      expect(existsSync(join(folder, type, file)), file).toBe(true);
  });

  it('has a story for each of its examples', () => {
    const shown = [...read(`${type}.stories.tsx`).matchAll(/example\('([^']+)'\)/g)].map(([, name]) => name);
    const examples: readonly { readonly name: string }[] = JSON.parse(read('examples.json'));
    expect(shown).toEqual(examples.map(({ name }) => name));
  });
});

it('extensions import only themselves, packages and the public interface', () => {
  const shipped = code.filter((file) => !/\.(dom\.test|stories|fixture)\./.test(file));
  const reached = shipped.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/(?:from|import) '([^']+)'/g)].flatMap(
      ([, name = '']) => {
        const isInside =
          !name.startsWith('#') && !relative(folder, join(folder, dirname(file), name)).startsWith('..');
        return isInside ? [] : [`${file}: ${name}`];
      },
    ),
  );
  expect(reached).toEqual([]);
});
