import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkRooms } from '../../scripts/house/check-rooms.ts';
import { filesWithOneImporter } from '../../scripts/house/figures.ts';
import { readImports, readSources } from '../../scripts/house/read-imports.ts';
import { layers, layersWithRooms } from '../../scripts/house/rooms.ts';

const sources = readSources();
const imports = readImports(sources);

it('has few small files that only one other file imports', () => {
  const small = filesWithOneImporter(sources, imports, layersWithRooms).filter(({ lines }) => lines < 30);
  expect(small.length).toBeLessThanOrEqual(80);
});

it.each(layersWithRooms)(
  'keeps the order of rooms in %s, and has no folders that import each other',
  (layer) => {
    expect(checkRooms(imports, layer, layers[layer]?.rooms ?? [])).toEqual([]);
  },
);

it('knows the layers by the aliases of package.json', () => {
  const entries = Object.assign({}, ...Object.values(layers).map((layer) => layer.entries));
  const { imports: aliases } = JSON.parse(readFileSync('package.json', 'utf8'));
  const files = Object.entries<string>(aliases).map(([alias, file]) => [alias, file.replace('./', '')]);
  expect(entries).toEqual(Object.fromEntries(files));
});

it('has an order of rooms for every layer but schemas and app', () => {
  const without = Object.keys(layers).filter((layer) => !layersWithRooms.includes(layer));
  expect(without).toEqual(['schemas', 'app']);
});
