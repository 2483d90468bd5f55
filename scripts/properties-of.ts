import { dirname, join } from 'node:path';

type Schema = Readonly<Record<string, unknown>>;

/** Definitions of values that name something else, by the kind of their names. */
const definitions = { id: ['id'], name: ['name'], address: ['href', 'path', 'src'] } as const;

const shared = 'shared/definitions.schema.json';

/**
 * Names of the properties whose values, or the texts of whose lists, are of these definitions.
 *
 * @param paths of the schemas of documents
 * @param readSchema reads a schema by its path
 */
export async function propertiesOf(
  paths: readonly string[],
  readSchema: (path: string) => Promise<unknown>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const schemas = new Map<string, unknown>();
  for (const path of paths) schemas.set(path, await readSchema(path));
  const found = new Map<string, Set<string>>();

  function add(definition: string, property: string): void {
    const names = found.get(definition) ?? new Set();
    found.set(definition, names.add(property));
  }

  function lookIn(part: unknown, path: string): void {
    if (typeof part !== 'object' || part === null) return;
    const { properties } = part as Schema;
    if (typeof properties === 'object' && properties !== null)
      for (const [name, property] of Object.entries(properties))
        for (const definition of definitionsOf(property, path, new Set())) add(definition, name);
    for (const inner of Object.values(part)) lookIn(inner, path);
  }

  /** Definitions of a value, also in a choice and of the items of a list; not those of its properties. */
  function* definitionsOf(part: unknown, path: string, seen: Set<string>): Iterable<string> {
    if (typeof part !== 'object' || part === null) return;
    const { $ref, ...rest } = part as Schema;
    if (typeof $ref === 'string') {
      const [file = '', pointer = ''] = $ref.split('#');
      const target = file === '' ? path : join(dirname(path), file);
      const key = `${target}#${pointer}`;
      const definition = pointer.replace('/definitions/', '');
      if (target === shared) yield definition;
      if (!seen.has(key)) {
        seen.add(key);
        const inner = pointer === '' ? schemas.get(target) : definitionIn(schemas.get(target), definition);
        yield* definitionsOf(inner, target, seen);
      }
    }
    for (const name of ['anyOf', 'oneOf', 'allOf', 'items', 'then', 'else'])
      for (const inner of [rest[name]].flat()) yield* definitionsOf(inner, path, seen);
  }

  for (const path of paths) lookIn(schemas.get(path), path);
  return new Map(
    Object.entries(definitions).map(([kind, names]) => [
      kind,
      [...new Set(names.flatMap((name) => [...(found.get(name) ?? [])]))].sort(),
    ]),
  );
}

function definitionIn(schema: unknown, name: string): unknown {
  const { definitions: own = {} } = schema as { readonly definitions?: Schema };
  return own[name];
}
