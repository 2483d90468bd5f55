import { kindNamedBy, type NamedKind } from '#analysis';
import { pathOf, pointerOf } from '#engine';
import { isRuleIn } from '#engine/parts';
import { answerLimits, limitsSchema } from './answer-limits.ts';
import { isObject, memberOf, textIn } from './json.ts';
import {
  addressIn,
  isLinkToItem,
  isSchemaOfItem,
  type Meaning,
  meaningOf,
  type PictureMeaning,
} from './meanings.ts';
import { fitting, isRule, type PlacedSchema, schemaAt, takesName } from './schemas.ts';
import { helpOfSetting, inOrder, isForSpecialists, isTechnical, settingWords } from './setting-words.ts';
import { wordsOf } from './words.ts';

/** How the value of a property is entered. */
type Input =
  | { readonly kind: 'text'; readonly isLong: boolean }
  | { readonly kind: 'number' }
  | { readonly kind: 'choice'; readonly values: readonly (string | number | boolean)[] }
  /** A formula, or a plain value. */
  | { readonly kind: 'rule'; readonly isCondition: boolean }
  /** @property more words for what is seldom changed in it */
  | { readonly kind: 'group'; readonly properties: readonly Property[]; readonly more?: string }
  /** A list of parts, each with a panel of its own. */
  | { readonly kind: 'parts'; readonly item: PlacedSchema }
  /** A list of parts that are edited where they stand, as rows of a table. */
  | { readonly kind: 'rows'; readonly rows: Rows }
  /** Values by names that the author chooses. */
  | { readonly kind: 'members'; readonly members: readonly Property[] }
  /** The name of something of the site. */
  | { readonly kind: 'reference'; readonly to: NamedKind }
  /** A list of texts. */
  | { readonly kind: 'texts' }
  /** Some of a few values. */
  | { readonly kind: 'several'; readonly values: readonly (string | number | boolean)[] }
  /** A picture, with what else is said of it. */
  | (PictureMeaning & { readonly properties: readonly Property[] })
  | Exclude<Meaning, PictureMeaning>
  /** A value that has no input yet. */
  | { readonly kind: 'other' };

/** A list whose entries are rows of a table. */
export interface Rows {
  readonly count: number;
  /** The properties that the table shows. */
  readonly columns: readonly Property[];
  /** Whether a row may have others, too. */
  readonly hasMore: boolean;
  /** The property of each row whose names are columns that the author chooses. */
  readonly openColumns: string | undefined;
  readonly rowAt: (index: number) => Row;
}

/** An entry of a list of rows. */
export interface Row {
  readonly pointer: string;
  /** One for each column. */
  readonly cells: readonly Property[];
}

/** A property of a part, as a panel shows it. */
export interface Property {
  readonly name: string;
  readonly pointer: string;
  readonly label: string;
  /** Explains it, from the schema. */
  readonly help: string;
  readonly isRequired: boolean;
  readonly isBasic: boolean;
  /** Whether it stands apart, behind a disclosure of its own. */
  readonly isForSpecialists?: boolean;
  readonly value: unknown;
  readonly input: Input;
  /** Whether the author chose its name, such as that of a part of a request. */
  readonly isNamedFreely?: true;
  /** The same property of another row, where it is no formula. */
  readonly example?: unknown;
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
  'path',
  'when',
  'required',
]);
/** Properties that say what the part is; they do not change. */
const fixed = new Set(['$schema', 'kind', 'schemaVersion', 'type']);
const longText = 120;
const deepest = 2;
const templates: PlacedSchema = {
  schema: { $ref: 'definitions.schema.json#/definitions/template' },
  path: 'shared/definitions.schema.json',
};

/** The schema of the part at a pointer of a document. */
function schemaOf(document: unknown, pointer: string, fields?: PlacedSchema): PlacedSchema {
  const kind = textIn(document, 'kind') ?? 'document';
  let placed = fitting(schemaAt(`documents/${kind}.schema.json`), document);
  let value = document;
  for (const key of pathOf(pointer)) {
    value = memberOf(value, key);
    const isFields = fields !== undefined && key === 'fields' && isSchemaOfItem(placed.schema);
    const inner = isFields ? fields : memberSchema(placed, key);
    if (inner === undefined) return { schema: {}, path: '' };
    placed = fitting(inner, value);
  }
  return placed;
}

/** The schema of the entries of a list. */
export function itemsOf(document: unknown, list: string, fields?: PlacedSchema): PlacedSchema {
  const { schema, path } = schemaOf(document, list, fields);
  return { schema: schema.items ?? {}, path };
}

function memberSchema({ schema, path }: PlacedSchema, key: string): PlacedSchema | undefined {
  const own = schema.properties?.[key] ?? (/^\d+$/.test(key) ? schema.items : undefined);
  return own ? { schema: own, path } : undefined;
}

/**
 * The part at a pointer of a document, with its properties in the order of the schema.
 *
 * @param fields the schema of the fields of items, in a document that holds a list
 */
export function describePart(document: unknown, pointer: string, fields?: PlacedSchema): DescribedPart {
  const part = pathOf(pointer).reduce<unknown>(memberOf, document);
  const placed = schemaOf(document, pointer, fields);
  const { schema } = placed;
  const own = propertiesOf(placed, part, pointer);
  const isItem = fields !== undefined && isSchemaOfItem(schema);
  const properties = isItem
    ? [
        ...propertiesOf(fields, memberOf(part, 'fields'), `${pointer}/fields`),
        ...own.flatMap((each) => (each.name === 'fields' ? [] : { ...each, isBasic: isTimed(each) })),
      ]
    : own;
  const itself = inputOfWhole(placed, properties);
  return {
    title: schema.title ?? wordsOf(textIn(part, 'type') ?? pathOf(pointer).at(-1) ?? ''),
    help: helpOfSetting('', schema.description ?? '', placed.path),
    properties: itself ? [{ ...whole, pointer, value: part, ...itself }] : inOrder(properties),
  };
}

/** Whether a setting of an item says when it is seen, and is set: its others are seldom changed. */
function isTimed({ input, value }: Property): boolean {
  return input.kind === 'moment' && value !== undefined;
}

const whole = { name: '', help: '', isRequired: true, isBasic: true };

/** The input of a part that is one value, such as a picture in a row of pictures; undefined for all others. */
function inputOfWhole(
  placed: PlacedSchema,
  properties: readonly Property[],
): Pick<Property, 'label' | 'input'> | undefined {
  if (isLinkToItem(placed)) return { label: 'Item', input: { kind: 'item' } };
  const address = addressIn(placed);
  return address === undefined
    ? undefined
    : { label: 'Picture', input: { kind: 'picture', address, properties } };
}

/** The input of a value whose meaning a shared definition says. */
function meaningInput(
  own: PlacedSchema,
  placed: PlacedSchema,
  around: string,
  name: string,
  value: unknown,
): Input | undefined {
  const meaning = meaningOf(own, placed, around, name);
  return meaning?.kind === 'picture'
    ? { ...meaning, properties: propertiesOf(placed, value, around + pointerOf(name), 1) }
    : meaning;
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
    const input =
      meaningInput({ schema: own, path }, placed, pointer, name, value) ??
      inputOf({ placed, name, value, pointer: at, depth, isName: takesName({ schema: own, path }) });
    const isLookedFor =
      (depth === 0 && (everyday.has(name) || input.kind === 'picture')) || input.kind === 'alternative';
    const isOfPicture = addressIn({ schema, path }) !== undefined;
    return {
      name,
      pointer: at,
      ...settingWords(name, placed.schema.description ?? '', path, isOfPicture),
      isRequired,
      isBasic: (isRequired || value !== undefined || isLookedFor) && !isTechnical(name, pointer),
      isForSpecialists: pointer === '' && isForSpecialists(name, path),
      value,
      input,
    };
  });
}

interface Described {
  readonly placed: PlacedSchema;
  readonly name: string;
  readonly value: unknown;
  readonly pointer: string;
  readonly depth: number;
  /** Whether it may hold a name. */
  readonly isName: boolean;
}

function inputOf({ placed, name, value, pointer, depth, isName }: Described): Input {
  const { schema, path } = placed;
  const named = isName && (value === undefined || typeof value === 'string') ? kindNamedBy(name) : undefined;
  if (named !== undefined) return { kind: 'reference', to: named };
  if (isRule(placed))
    return isObject(value) && !isRuleIn(value)
      ? { kind: 'members', members: membersOf(value, pointer, placed) }
      : { kind: 'rule', isCondition: conditions.has(name) };
  if (schema.const === true) return { kind: 'choice', values: [true] };
  if (schema.enum) return { kind: 'choice', values: schema.enum.filter(isSimple) };
  const types = [schema.type ?? []].flat();
  const type = types.length > 1 && value !== undefined ? typeAmong(types, value) : types[0];
  if (type === 'string') return { kind: 'text', isLong: (schema.maxLength ?? 0) > longText };
  if (type === 'boolean') return { kind: 'choice', values: [true, false] };
  if (type === 'integer' || type === 'number') return { kind: 'number' };
  if (schema.items && (type ?? 'array') === 'array')
    return listInput({ schema: schema.items, path }, value, pointer);
  const isOpen = depth === 0 || (value !== undefined && depth < deepest);
  if (schema.properties && isOpen) {
    const properties = propertiesOf(placed, value, pointer, depth + 1);
    return path === limitsSchema
      ? { kind: 'group', properties: answerLimits(properties, value), more: 'For specialists' }
      : { kind: 'group', properties };
  }
  const members = namedFreely(placed);
  if (members) return { kind: 'members', members: membersOf(value, pointer, members) };
  return { kind: 'other' };
}

/** The schema of the members of an object whose names the author chooses. */
function namedFreely({ schema, path }: PlacedSchema): PlacedSchema | undefined {
  if (schema.type !== 'object' || schema.properties !== undefined) return undefined;
  if (schema.additionalProperties === undefined) return templates;
  return typeof schema.additionalProperties === 'object'
    ? { schema: schema.additionalProperties, path }
    : undefined;
}

function membersOf(value: unknown, pointer: string, members: PlacedSchema): readonly Property[] {
  return Object.entries(isObject(value) ? value : {}).map(([name, member]) => {
    const at = pointer + pointerOf(name);
    const placed = fitting(members, member);
    const input = inputOf({ placed, name, value: member, pointer: at, depth: 1, isName: false });
    const label = wordsOf(name.replace(/\?$/, ''));
    const own = { name, pointer: at, label, help: '', isNamedFreely: true } as const;
    return { ...own, isRequired: true, isBasic: true, value: member, input };
  });
}

function listInput(items: PlacedSchema, value: unknown, pointer: string): Input {
  // Actions may hold further ones, and are told apart by their keys.
  if (/(action\.schema\.json|^#)$/.test(items.schema.$ref ?? '')) return { kind: 'parts', item: items };
  const item = fitting(items, memberOf(value, 0) ?? {});
  if (item.schema.enum) return { kind: 'several', values: item.schema.enum.filter(isSimple) };
  if (item.schema.type === 'string') return { kind: 'texts' };
  if (item.schema.properties === undefined && item.schema.type !== 'object') return { kind: 'other' };
  const columns = propertiesOf(item, {}, '', deepest);
  const openColumns = columns.find(({ input }) => input.kind === 'members');
  return openColumns || isTabular(columns)
    ? { kind: 'rows', rows: rowsOf(items, columns, openColumns?.name, value, pointer) }
    : { kind: 'parts', item: items };
}

const mostColumns = 4;
const cellKinds: ReadonlySet<Input['kind']> = new Set(['text', 'number', 'choice', 'rule', 'reference']);

/** Whether parts have so little in them that they are rows of a table: a condition, and what follows from it. */
function isTabular(columns: readonly Property[]): boolean {
  return (
    columns.length <= mostColumns &&
    columns.every(({ input }) => cellKinds.has(input.kind)) &&
    columns.some(({ name }) => conditions.has(name))
  );
}

function rowsOf(
  items: PlacedSchema,
  columns: readonly Property[],
  openColumns: string | undefined,
  value: unknown,
  pointer: string,
): Rows {
  const entries = Array.isArray(value) ? value : [];
  const isSet = (name: string) => entries.some((entry) => memberOf(entry, name) !== undefined);
  const isShown = ({ name, isRequired, isBasic, input }: Property) =>
    cellKinds.has(input.kind) && (isRequired || isSet(name) || (isBasic && openColumns === undefined));
  const listed = columns.filter(isShown);
  const own = openColumns === undefined ? [] : columnsNamed(entries, openColumns);
  const rowAt = (index: number): Row => {
    const entry: unknown = entries[index];
    const at = pointer + pointerOf(index);
    const known = propertiesOf(fitting(items, entry), entry, at, deepest);
    const cells = listed.flatMap(({ name }) => {
      const cell = known.find((each) => each.name === name);
      return cell ? [{ ...cell, example: exampleIn(entries, (each) => memberOf(each, name)) }] : [];
    });
    const ownCells = own.map((column) => {
      const read = (each: unknown) => memberOf(memberOf(each, openColumns ?? ''), column.name);
      return cellOf(
        column,
        at + pointerOf(openColumns ?? '', column.name),
        read(entry),
        exampleIn(entries, read),
      );
    });
    return { pointer: at, cells: [...cells, ...ownCells] };
  };
  const hasMore = listed.length + (openColumns === undefined ? 0 : 1) < columns.length;
  return { count: entries.length, columns: [...listed, ...own], hasMore, openColumns, rowAt };
}

/** The columns that some entry has in a property whose names are free. */
function columnsNamed(entries: readonly unknown[], property: string): readonly Property[] {
  const names = entries.flatMap((entry) => {
    const own = memberOf(entry, property);
    return isObject(own) ? Object.keys(own) : [];
  });
  return [...new Set(names)].map((name) => ({
    name,
    pointer: '',
    label: wordsOf(name),
    help: '',
    isRequired: false,
    isBasic: true,
    value: undefined,
    input: { kind: 'text', isLong: false },
  }));
}

/** A cell of a column that the author has named: what other rows hold there says what it is. */
function cellOf(column: Property, pointer: string, value: unknown, example: unknown): Property {
  const sample = value ?? example;
  const input: Input =
    typeof sample === 'number'
      ? { kind: 'number' }
      : typeof sample === 'boolean'
        ? { kind: 'choice', values: [true, false] }
        : typeof sample === 'object'
          ? { kind: 'other' }
          : { kind: 'text', isLong: false };
  return { ...column, pointer, value, input, example };
}

function exampleIn(entries: readonly unknown[], read: (entry: unknown) => unknown): unknown {
  return entries.map(read).find(isLiteral);
}

function isLiteral(value: unknown): boolean {
  return isSimple(value) && !(typeof value === 'string' && value.startsWith('='));
}

function typeAmong(types: readonly string[], value: unknown): string | undefined {
  const type = Array.isArray(value) ? 'array' : typeof value;
  return types.find((each) => each === type || (each === 'integer' && type === 'number'));
}

export function isSimple(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
