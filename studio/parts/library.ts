/// <reference types="vite/client" />
import { kindNamedBy } from '#analysis';
import { isQuestion, type JsonValue } from '#engine';
import type { Field } from '#schemas';
import { isObject, listIn } from '../settings/json.ts';
import { fitting, followed, type PlacedSchema, takesName } from '../settings/schemas.ts';
import { wordsOf } from '../settings/words.ts';
import { sampleWord, withSampleWords } from './sample-words.ts';

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
  /** Whether it belongs to a form and asks nothing, such as a notice. */
  readonly asksNothing: boolean;
  /** Address of a picture of an example of a module; undefined for kinds that have none. */
  readonly picture: string | undefined;
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

const pictures = import.meta.glob<string>('../../storybook/screenshots/accepted/wide-modules-*.png', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** The kinds of parts that a list may have, the most used first. */
export function kindsOf(items: PlacedSchema): readonly PartKind[] {
  const leaves = leavesOf(items);
  const typed = leaves.filter(({ schema }) => typeOf(schema.properties) !== '');
  const titled = leaves.filter(({ schema }) => schema.title !== undefined);
  const untyped = titled.length > 1 ? titled : leaves.slice(0, 1);
  const kinds = (typed.length > 0 ? typed : untyped).map((placed) => {
    const type = typeOf(placed.schema.properties);
    const guidance = guidances[fileOf(placed, 'guidance')];
    return {
      type,
      title: type === '' ? (placed.schema.title ?? 'Part') : wordsOf(type),
      help: placed.schema.description ?? '',
      use: String(listIn(guidance, 'use')[0] ?? ''),
      synonyms: listIn(guidance, 'synonyms').join(' '),
      asksNothing: type !== '' && placed.path.startsWith('fields/') && !isQuestion({ type } as Field),
      picture: pictures[pictureOf(placed)],
      placed,
    };
  });
  return commonFirst(kinds);
}

/** The kinds that are known by some words, those that are called so first. */
export function kindsWith(kinds: readonly PartKind[], words: string): readonly PartKind[] {
  const wanted = words.trim().toLowerCase();
  const isCalledSo = ({ title, synonyms }: PartKind) => `${title} ${synonyms}`.toLowerCase().includes(wanted);
  return kinds
    .filter(({ title, help, use, synonyms }) => hasWords(`${title} ${help} ${use} ${synonyms}`, words))
    .toSorted((one, other) => Number(isCalledSo(other)) - Number(isCalledSo(one)));
}

/** Whether a text has all of some words, in any order. */
export function hasWords(text: string, words: string): boolean {
  const own = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => own.includes(word));
}

/** Whether a part is of a kind that a list may have: by its type, or else by the properties that it has. */
export function takesPart(items: PlacedSchema, part: { readonly [name: string]: unknown }): boolean {
  return leavesOf(items).some(({ schema: { properties = {}, required = [] } }) => {
    const type = typeOf(properties);
    if (type !== '') return part.type === type;
    const names = Object.keys(part);
    return (
      !names.includes('type') &&
      required.every((name) => names.includes(name)) &&
      names.every((name) => properties[name] !== undefined && properties[name] !== false)
    );
  });
}

function typeOf(properties: PlacedSchema['schema']['properties']): string {
  const type = properties?.type;
  return type !== undefined && type !== false && typeof type.const === 'string' ? type.const : '';
}

function fileOf({ path }: PlacedSchema, name: string): string {
  return `../../renderer/${path.replace('.schema.json', '')}/${name}.json`;
}

/** The picture of the examples of a module. */
function pictureOf({ path }: PlacedSchema): string {
  const name = path.replace(/^modules\/|\.schema\.json$/g, '');
  return `../../storybook/screenshots/accepted/wide-modules-${name}.png`;
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

/** A part of a kind, with what it needs and no more: of its first example, or else of its schema. Its words are samples. */
export function newPart({ placed }: Pick<PartKind, 'placed'>): { readonly [name: string]: JsonValue } {
  const [first] = examples[fileOf(placed, 'examples')] ?? [];
  const example = isObject(first) ? (first.module ?? first.field) : undefined;
  const { properties = {}, required = [], else: otherwise } = placed.schema;
  const needed = new Set([...required, ...(otherwise?.required ?? []), 'type', 'label', 'title']);
  const entries = Object.entries(properties).flatMap(
    ([name, own]): readonly (readonly [string, JsonValue])[] => {
      if (own === false || !needed.has(name)) return [];
      const shown = isObject(example) ? example[name] : undefined;
      if (shown !== undefined)
        return [[name, isWords(placed, name) ? withSampleWords(shown, name) : withoutLeast(shown)]];
      return required.includes(name) || own.const !== undefined
        ? [[name, newValue({ schema: own, path: placed.path }, name)]]
        : [];
    },
  );
  return Object.fromEntries(entries);
}

/** The limits of an answer, without the least length that the example asks for: the author says whether there is one. */
function withoutLeast(value: unknown): JsonValue {
  if (!isObject(value)) return value as JsonValue;
  const { minLength: _, ...others } = value as { readonly [name: string]: JsonValue };
  return others;
}

/** Settings of questions that have words of the example's own; their others, such as "Choose a size", are as they are needed. */
const inQuestions: ReadonlySet<string> = new Set([
  ...['options', 'fields', 'steps', 'rows', 'text', 'empty', 'fewerLabel', 'moreLabel'],
  ...['html', 'itemTitle'],
]);

function isWords({ path }: PlacedSchema, name: string): boolean {
  return !path.startsWith('fields/') || inQuestions.has(name);
}

function newValue(placed: PlacedSchema, name: string): JsonValue {
  // The thing that it names has to be chosen.
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
  if (schema.properties) return newPart({ placed: { schema, path } });
  if (name === 'when' || name === 'that') return true;
  return name === 'id' ? 'new' : (sampleWord(name) ?? wordsOf(name));
}

/** Kinds of parts that sites have most of, the most used first. */
const commonKinds: readonly string[] = [
  // Questions
  ...['text-input', 'radio-group', 'yes-no', 'text-area', 'select', 'checkbox', 'checkbox-group'],
  ...['number-input', 'date-input', 'choice-cards', 'suggest-input', 'stepper', 'switch', 'item-list'],
  ...['name-input', 'address-input', 'money-input', 'month-input', 'time-input', 'duration-input'],
  ...['date-range', 'signature-input', 'rich-text-input', 'ranking'],
  // Other parts of a form
  ...['notice', 'text-block', 'table', 'next-steps', 'button'],
  // Modules of a page
  ...['rich-text', 'section-header', 'header-banner', 'image-card', 'cards', 'form', 'accordion', 'notes'],
  ...['quote', 'quick-links', 'feature-cards', 'banner', 'stats', 'description-list', 'text-table'],
  ...['video-card', 'breadcrumb', 'faq-in-page', 'image-strip', 'tabbed-content', 'related-articles'],
];

/** Sorts kinds by how often they are used; the others stay in their order, after these. */
function commonFirst<Kind extends { readonly type: string }>(kinds: readonly Kind[]): readonly Kind[] {
  const rank = ({ type }: Kind) => {
    const found = commonKinds.indexOf(type);
    return found === -1 ? commonKinds.length : found;
  };
  return kinds.toSorted((one, other) => rank(one) - rank(other));
}
