import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { staticRegions } from '../../renderer/registry/region-registry.ts';
import { regionReaders } from '../../server/content/regions/region-readers.ts';

const root = join(import.meta.dirname, '../..');
const names = new Set(['list', 'where', 'order', 'skip', 'take', 'fields']);

interface Part {
  readonly properties?: Readonly<Record<string, { readonly const?: unknown; readonly type?: unknown }>>;
  readonly required?: readonly string[];
}

/** Object schemas whose values could be taken for a query: they may have a `list` and nothing beside. */
function* likeQueries(schema: unknown): Iterable<Part> {
  if (typeof schema !== 'object' || schema === null) return;
  const { properties, required = [] } = schema as Part;
  if (properties && 'list' in properties && required.every((name) => names.has(name))) yield schema as Part;
  for (const part of Object.values(schema)) yield* likeQueries(part);
}

it('Nothing in a page or the site document looks like a query of content but queries', () => {
  const files = globSync('schemas/{modules,shared,documents}/*.schema.json', { cwd: root });
  const found = files.filter((file) => {
    const schema: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return [...likeQueries(schema)].length > 0;
  });
  // Types of values have a list too, but neither pages nor the site document hold any.
  expect(found.map((file) => file.split('/').at(-1)).sort()).toEqual([
    'content-query.schema.json',
    'value-schema.schema.json',
  ]);
});

it('Every region has a reader on the server, and every reader a region', () => {
  const regions = Object.keys(staticRegions).sort();
  expect(regions.length).toBeGreaterThan(0);
  expect(Object.keys(regionReaders).sort()).toEqual(regions);
});
