import { dirname, join } from 'node:path';

type Schema = Readonly<Record<string, unknown>>;

/** Definitions of values that name something else, by the kind of their names. */
const naming = { id: ['id'], name: ['name'], address: ['href', 'path', 'src'] } as const;

const shared = 'shared/definitions.schema.json';

/** Names of the properties of documents by what the definitions of their values say that they hold. */
export interface DocumentProperties {
  /** Properties whose values, or the texts of whose lists, name something, by the kind of the names. */
  readonly naming: ReadonlyMap<string, readonly string[]>;
  /** Properties of modules, and of the blocks in them, that hold texts for people. */
  readonly texts: readonly string[];
  /** Properties of any document that hold texts for people. */
  readonly shown: readonly string[];
  /** Properties that hold HTML, at any depth, by the `type` of the module or block. */
  readonly html: ReadonlyMap<string, readonly string[]>;
}

/**
 * Reads the schemas of documents.
 *
 * @param paths of the schemas
 * @param readSchema reads a schema by its path
 */
export async function propertiesOf(
  paths: readonly string[],
  readSchema: (path: string) => Promise<unknown>,
): Promise<DocumentProperties> {
  const schemas = new Map<string, unknown>();
  for (const path of paths) schemas.set(path, await readSchema(path));

  /** Every object that a schema describes, with its properties. */
  function* objectsIn(part: unknown, path: string): Iterable<readonly [path: string, properties: Schema]> {
    if (typeof part !== 'object' || part === null) return;
    const { properties } = part as Schema;
    if (typeof properties === 'object' && properties !== null) yield [path, properties as Schema];
    for (const inner of Object.values(part)) yield* objectsIn(inner, path);
  }

  /** Definitions of a value, also in a choice and of the items of a list, and those of its properties if they are wanted. */
  function* definitionsOf(
    part: unknown,
    path: string,
    withProperties = false,
    seen = new Set<string>(),
  ): Iterable<string> {
    if (typeof part !== 'object' || part === null) return;
    const { $ref, properties, ...rest } = part as Schema;
    if (typeof $ref === 'string') {
      const [target, pointer] = targetOf($ref, path);
      const key = `${target}#${pointer}`;
      const definition = pointer.replace('/definitions/', '');
      if (target === shared) yield definition;
      if (!seen.has(key)) {
        seen.add(key);
        const inner = pointer === '' ? schemas.get(target) : definitionIn(schemas.get(target), definition);
        yield* definitionsOf(inner, target, withProperties, seen);
      }
    }
    // A part with a type of its own is listed under that.
    const inner = withProperties && typeIn(properties) === undefined ? Object.values(properties ?? {}) : [];
    for (const name of ['anyOf', 'oneOf', 'allOf', 'items', 'then', 'else']) inner.push(rest[name]);
    for (const each of inner.flat()) yield* definitionsOf(each, path, withProperties, seen);
  }

  const byDefinition = new Map<string, Set<string>>();
  const html = new Map<string, Set<string>>();
  const texts = new Set<string>();
  const shown = new Set<string>();
  const ofPages = modulesAndBlocks(schemas);
  for (const [from, schema] of schemas)
    for (const [path, properties] of objectsIn(schema, from))
      for (const [name, property] of Object.entries(properties)) {
        for (const definition of definitionsOf(property, path)) {
          add(byDefinition, definition, name);
          if (isText.test(definition) && !namedByAuthors.has(path)) shown.add(name);
          // A label of a control says nothing about the page.
          if (ofPages.has(path) && isText.test(definition) && !name.endsWith('Label')) texts.add(name);
        }
        // A text that a rule may give, or a row of several.
        if (JSON.stringify(property).includes('/shownText"')) shown.add(name);
        const type = typeIn(properties);
        if (type !== undefined && [...definitionsOf(property, path, true)].some((each) => isHtml.test(each)))
          add(html, type, name);
      }
  const named = Object.entries(naming).map(([kind, definitions]) => {
    const names = definitions.flatMap((definition) => [...(byDefinition.get(definition) ?? [])]);
    return [kind, sorted(names)] as const;
  });
  return {
    naming: new Map(named),
    texts: sorted(texts),
    shown: sorted(shown),
    html: new Map(sorted(html.keys()).map((type) => [type, sorted(html.get(type) ?? [])])),
  };
}

/** Definitions of texts for people. */
const isText = /^(?:label|shownLabel|text|htmlText|shownHtml)$/;

const isHtml = /^(?:htmlText|shownHtml)$/;

/** Schemas whose properties are keywords, and those of texts that are not in a document of their own. */
const namedByAuthors: ReadonlySet<string> = new Set([
  'shared/messages.schema.json',
  'shared/value-schema.schema.json',
  'documents/translation.schema.json',
]);

/** Paths of the schemas of modules and of those that they refer to, and of the shared definitions. */
function modulesAndBlocks(schemas: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  const paths = new Set([...schemas.keys()].filter((path) => /^modules\/(?!module\.)/.test(path)));
  // The set grows while it is read. Rules, which the shared definitions refer to, hold no texts.
  for (const path of paths) {
    if (path === shared) continue;
    for (const [, ref = ''] of JSON.stringify(schemas.get(path)).matchAll(/"\$ref":"([^"]+)"/g))
      paths.add(targetOf(ref, path)[0]);
  }
  return paths;
}

function targetOf(ref: string, path: string): readonly [path: string, pointer: string] {
  const [file = '', pointer = ''] = ref.split('#');
  return [file === '' ? path : join(dirname(path), file), pointer];
}

function definitionIn(schema: unknown, name: string): unknown {
  const { definitions: own = {} } = schema as { readonly definitions?: Schema };
  return own[name];
}

/** The one type that an object with these properties has. */
function typeIn(properties: unknown): string | undefined {
  const { type } = (properties ?? {}) as { readonly type?: { readonly const?: string } };
  return type?.const;
}

function add(names: Map<string, Set<string>>, key: string, name: string): void {
  names.set(key, (names.get(key) ?? new Set()).add(name));
}

function sorted(names: Iterable<string>): readonly string[] {
  return [...new Set(names)].sort();
}
