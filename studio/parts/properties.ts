import { pathOf, pointerOf } from '#engine';
import { memberOf, textIn } from './json.ts';
import { fitting, isRule, type PlacedSchema, schemaAt } from './schemas.ts';
import { wordsOf } from './words.ts';

/** How the value of a property is entered. */
type Input =
  | { readonly kind: 'text'; readonly isLong: boolean }
  | { readonly kind: 'number' }
  | { readonly kind: 'choice'; readonly values: readonly (string | number | boolean)[] }
  /** A formula, or a plain value. */
  | { readonly kind: 'rule'; readonly isCondition: boolean }
  | { readonly kind: 'group'; readonly properties: readonly Property[] }
  /** A list of parts, each with a panel of its own. */
  | { readonly kind: 'parts'; readonly item: PlacedSchema }
  /** A list of texts. */
  | { readonly kind: 'texts' }
  /** What has no input yet. */
  | { readonly kind: 'other' };

/** A property of a part, as a panel shows it. */
export interface Property {
  readonly name: string;
  readonly pointer: string;
  readonly label: string;
  /** Explains it, from the schema. */
  readonly help: string;
  readonly isRequired: boolean;
  readonly isBasic: boolean;
  readonly value: unknown;
  readonly input: Input;
}

/** A part with the words of its schema and its properties. */
export interface DescribedPart {
  readonly title: string;
  readonly help: string;
  readonly properties: readonly Property[];
}

/** Conditions by the names that rules of yes or no have. */
const conditions = new Set(['when', 'required', 'that', 'unless', 'optionWhen']);
/** Properties that authors look for first, though they may be left out. */
const everyday = new Set([
  'label',
  'title',
  'hint',
  'description',
  'text',
  'heading',
  'intro',
  'when',
  'required',
]);
/** Properties that say what the part is; they do not change. */
const fixed = new Set(['$schema', 'kind', 'schemaVersion', 'type']);
const longText = 120;
const deepest = 2;

/** The schema of the part at a pointer of a document. */
function schemaOf(document: unknown, pointer: string): PlacedSchema {
  const kind = textIn(document, 'kind') ?? 'document';
  let placed = fitting(schemaAt(`documents/${kind}.schema.json`), document);
  let value = document;
  for (const key of pathOf(pointer)) {
    value = memberOf(value, key);
    const inner = memberSchema(placed, key);
    if (inner === undefined) return { schema: {}, path: '' };
    placed = fitting(inner, value);
  }
  return placed;
}

/** The schema of the entries of a list. */
export function itemsOf(document: unknown, list: string): PlacedSchema {
  const { schema, path } = schemaOf(document, list);
  return { schema: schema.items ?? {}, path };
}

function memberSchema({ schema, path }: PlacedSchema, key: string): PlacedSchema | undefined {
  const own = schema.properties?.[key] ?? (/^\d+$/.test(key) ? schema.items : undefined);
  return own ? { schema: own, path } : undefined;
}

/** The part at a pointer of a document, with its properties in the order of the schema. */
export function describePart(document: unknown, pointer: string): DescribedPart {
  const part = pathOf(pointer).reduce<unknown>(memberOf, document);
  const placed = schemaOf(document, pointer);
  const { schema } = placed;
  return {
    title: schema.title ?? wordsOf(textIn(part, 'type') ?? pathOf(pointer).at(-1) ?? ''),
    help: schema.description ?? '',
    properties: propertiesOf(placed, part, pointer),
  };
}

function propertiesOf(
  { schema, path }: PlacedSchema,
  part: unknown,
  pointer: string,
  depth = 0,
): readonly Property[] {
  const required = schema.required ?? [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, own]) => {
    if (own === false || (depth === 0 && fixed.has(name))) return [];
    const value = memberOf(part, name);
    const at = pointer + pointerOf(name);
    const placed = fitting({ schema: own, path }, value);
    const isRequired = required.includes(name);
    return {
      name,
      pointer: at,
      label: wordsOf(name),
      help: placed.schema.description ?? '',
      isRequired,
      isBasic: isRequired || value !== undefined || (depth === 0 && everyday.has(name)),
      value,
      input: inputOf(placed, name, value, at, depth),
    };
  });
}

function inputOf(placed: PlacedSchema, name: string, value: unknown, pointer: string, depth: number): Input {
  const { schema, path } = placed;
  if (isRule(placed)) return { kind: 'rule', isCondition: conditions.has(name) };
  if (schema.const === true) return { kind: 'choice', values: [true] };
  if (schema.enum) return { kind: 'choice', values: schema.enum.filter(isSimple) };
  const types = [schema.type ?? []].flat();
  const type = types.length > 1 && value !== undefined ? typeAmong(types, value) : types[0];
  if (type === 'string') return { kind: 'text', isLong: (schema.maxLength ?? 0) > longText };
  if (type === 'boolean') return { kind: 'choice', values: [true, false] };
  if (type === 'integer' || type === 'number') return { kind: 'number' };
  if (schema.items && (type ?? 'array') === 'array') return listInput({ schema: schema.items, path }, value);
  const isOpen = depth === 0 || (value !== undefined && depth < deepest);
  if (schema.properties && isOpen)
    return { kind: 'group', properties: propertiesOf(placed, value, pointer, depth + 1) };
  return { kind: 'other' };
}

function listInput(items: PlacedSchema, value: unknown): Input {
  if (items.schema.$ref?.endsWith('action.schema.json')) return { kind: 'other' };
  const item = fitting(items, memberOf(value, 0));
  if (item.schema.type === 'string') return { kind: 'texts' };
  const isObject = item.schema.type === 'object' || item.schema.properties !== undefined;
  return isObject ? { kind: 'parts', item: items } : { kind: 'other' };
}

function typeAmong(types: readonly string[], value: unknown): string | undefined {
  const type = Array.isArray(value) ? 'array' : typeof value;
  return types.find((each) => each === type || (each === 'integer' && type === 'number'));
}

export function isSimple(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
