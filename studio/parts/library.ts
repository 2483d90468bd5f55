/// <reference types="vite/client" />
import { kindNamedBy } from '#analysis';
import type { JsonValue } from '#engine';
import { isObject, listIn } from './json.ts';
import { fitting, followed, type PlacedSchema, takesName } from './schemas.ts';
import { wordsOf } from './words.ts';

/** A kind of part that can be added to a list. */
export interface PartKind {
  /** Its `type`; empty where a list has parts of one kind. */
  readonly type: string;
  readonly title: string;
  readonly help: string;
  /** When to use it. */
  readonly use: string;
  /** Words by which it is found, too. */
  readonly synonyms: string;
  readonly placed: PlacedSchema;
}

const guidances = import.meta.glob<unknown>('../../renderer/{modules,fields}/*/guidance.json', {
  eager: true,
  import: 'default',
});
const examples = import.meta.glob<readonly unknown[]>('../../renderer/{modules,fields}/*/examples.json', {
  eager: true,
  import: 'default',
});

/** The kinds of parts that a list may have. */
export function kindsOf(items: PlacedSchema): readonly PartKind[] {
  const leaves = leavesOf(items);
  const typed = leaves.filter(({ schema }) => typeOf(schema.properties) !== '');
  const titled = leaves.filter(({ schema }) => schema.title !== undefined);
  const untyped = titled.length > 1 ? titled : leaves.slice(0, 1);
  return (typed.length > 0 ? typed : untyped).map((placed) => {
    const type = typeOf(placed.schema.properties);
    const guidance = guidances[fileOf(placed, 'guidance')];
    return {
      type,
      title: type === '' ? (placed.schema.title ?? 'Part') : wordsOf(type),
      help: placed.schema.description ?? '',
      use: String(listIn(guidance, 'use')[0] ?? ''),
      synonyms: listIn(guidance, 'synonyms').join(' '),
      placed,
    };
  });
}

function typeOf(properties: PlacedSchema['schema']['properties']): string {
  const type = properties?.type;
  return type !== undefined && type !== false && typeof type.const === 'string' ? type.const : '';
}

function fileOf({ path }: PlacedSchema, name: string): string {
  return `../../renderer/${path.replace('.schema.json', '')}/${name}.json`;
}

/** The schemas between which one leaves a choice. */
function leavesOf(placed: PlacedSchema): readonly PlacedSchema[] {
  const { schema, path } = placed;
  const inner = [...(schema.oneOf ?? schema.anyOf ?? []), schema.then, schema.else];
  if (schema.$ref !== undefined) return leavesOf(followed(schema.$ref, path));
  if (schema.properties !== undefined) return [placed];
  const all = inner.flatMap((each) => (each === undefined ? [] : leavesOf({ schema: each, path })));
  return all.filter((each, at) => all.findIndex((other) => other.schema === each.schema) === at);
}

/** A part of a kind, with what it needs and no more: of its first example, or else of its schema. */
export function newPart({ placed }: PartKind): { readonly [name: string]: JsonValue } {
  const [first] = examples[fileOf(placed, 'examples')] ?? [];
  const example = isObject(first) ? (first.module ?? first.field) : undefined;
  const { properties = {}, required = [], else: otherwise } = placed.schema;
  const needed = new Set([...required, ...(otherwise?.required ?? []), 'type', 'label', 'title']);
  const entries = Object.entries(properties).flatMap(
    ([name, own]): readonly (readonly [string, JsonValue])[] => {
      if (own === false || !needed.has(name)) return [];
      const shown = isObject(example) ? example[name] : undefined;
      if (shown !== undefined) return [[name, shown as JsonValue]];
      return required.includes(name) || own.const !== undefined
        ? [[name, newValue({ schema: own, path: placed.path }, name)]]
        : [];
    },
  );
  return Object.fromEntries(entries);
}

function newValue(placed: PlacedSchema, name: string): JsonValue {
  // What it names has to be chosen.
  if (kindNamedBy(name) !== undefined && takesName(placed)) return '';
  const { schema, path } = fitting(placed, undefined);
  if (schema.const !== undefined) return schema.const as JsonValue;
  if (schema.enum) return schema.enum[0] as JsonValue;
  const [type] = [schema.type ?? 'string'].flat();
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return false;
  if (type === 'array')
    return (schema.minItems ?? 0) > 0 && schema.items
      ? [newValue({ schema: schema.items, path }, 'text')]
      : [];
  if (schema.properties)
    return newPart({ type: '', title: '', help: '', use: '', synonyms: '', placed: { schema, path } });
  if (name === 'when' || name === 'that') return true;
  return name === 'id' ? 'new' : wordsOf(name);
}
