import { type Document, shownProperties } from '#schemas';
import type { DocumentOf } from '../documents/document-kinds.ts';
import { isShownByExtension } from '../documents/module-extensions.ts';
import { readCall } from '../rules/notation/shape.ts';
import { memoize } from '../rules/runtime/memoize.ts';
import { isOperatorName } from '../rules/types/operator-names.ts';
import { isPlainObject } from '../rules/values/property.ts';
import { entryNames, pathSegment } from './text-paths.ts';

/** A text of a document that a translation may say. */
export interface TranslatableText {
  /** As translations name it, such as `fields/email/label`. */
  readonly path: string;
  /** The text, or the rule that gives it. */
  readonly source: unknown;
  /** Whether it has words, so that a complete translation says it. */
  readonly isWorded: boolean;
}

/** Kinds of documents whose texts are translated, besides functions and decisions that say so. */
const translatableKinds: ReadonlySet<Document['kind']> = new Set([
  'asset',
  'content',
  'facts',
  'form',
  'journey',
  'options',
  'page',
  'site',
]);

/** Parts of the site document that hold texts; the words of the product come from language packs. */
const partsOfSite: ReadonlySet<string> = new Set([
  'brand',
  'everyField',
  'header',
  'navigation',
  'alerts',
  'footer',
  'thirdParties',
  'words',
]);

/** Parts of other documents that only authors read, besides all but the items of content. */
const notes: ReadonlySet<string> = new Set(['description', 'facts']);

/** Search engines show descriptions of pages. */
const texts: ReadonlySet<string> = new Set([...shownProperties, 'credit', 'metaDescription']);

/** Properties whose members are texts, whatever their names. */
const listsOfTexts: ReadonlySet<string> = new Set(['messages', 'summaryMessages', 'phoneLabels']);

/** Properties of parts that visitors never read as they are written. */
const unshown: ReadonlySet<string> = new Set(
  '$schema id name href src url path with data value when that where query set metaHTML derivedFields'.split(
    ' ',
  ),
);

const address = /^(?:\/|https:\/\/|#)\S*$/;

/** Whether a document has texts that visitors read. */
export function isTranslatable(document: Document): boolean {
  return translatableKinds.has(document.kind) || isShownValue(document);
}

/** Whether a document is a function or decision whose texts are shown to visitors. */
export function isShownValue(document: Document): document is DocumentOf<'function' | 'decision'> {
  return (document.kind === 'function' || document.kind === 'decision') && document.shown === true;
}

/** The texts of a document, as it is written, that visitors read, in its order. */
export const translatableTexts = memoize((document: Document): readonly TranslatableText[] => {
  if (isShownValue(document)) {
    const found: TranslatableText[] = [];
    const parts =
      document.kind === 'function'
        ? { value: document.value }
        : { rows: document.rows, otherwise: document.otherwise };
    gatherValue(parts, [], found);
    return found;
  }
  if (!translatableKinds.has(document.kind)) return [];
  if (document.kind === 'content' && document.texts === undefined) return [];
  const named = 'texts' in document && Array.isArray(document.texts) ? new Set(document.texts) : undefined;
  const found: Found = { texts: [], named };
  for (const [name, part] of Object.entries(document)) {
    if (isShownPart(document, name)) gather(part, name, [pathSegment(name)], found);
  }
  return document.kind === 'site' ? found.texts.map(optionalOfSite) : found.texts;
});

function isShownPart({ kind }: Document, name: string): boolean {
  if (kind === 'content') return name === 'items';
  return kind === 'site' ? partsOfSite.has(name) : !notes.has(name);
}

interface Found {
  readonly texts: TranslatableText[];
  /** Names of data of options, or fields of items, that the document calls texts. */
  readonly named: ReadonlySet<string> | undefined;
}

function add(source: unknown, path: readonly string[], { texts }: Found): void {
  texts.push({ path: path.join('/'), source, isWorded: isWorded(source) });
}

/** A brand is a name, and words of the product have packs. */
function optionalOfSite(text: TranslatableText): TranslatableText {
  return /^(?:brand$|words\/)/.test(text.path) ? { ...text, isWorded: false } : text;
}

/** @param property name of the property that holds the part, or the list that it is an entry of */
function gather(part: unknown, property: string, path: readonly string[], found: Found): void {
  if (found.named !== undefined && isPlainObject(part) && (property === 'data' || property === 'fields')) {
    for (const [name, inner] of Object.entries(part)) {
      const isNamed = found.named.has(name);
      if (isNamed || typeof inner === 'object')
        gather(inner, isNamed ? 'text' : name, [...path, pathSegment(name)], found);
    }
    return;
  }
  // The names that an action clears are a list.
  if (namesSteps(property, path)) return;
  if (unshown.has(property) || part === null || (property === 'clear' && Array.isArray(part))) return;
  if ((texts.has(property) || isShownByExtension(property)) && isText(part)) {
    add(part, path, found);
    return;
  }
  if (typeof part !== 'object' || isRule(part)) return;
  const names = Array.isArray(part) ? entryNames(part) : undefined;
  for (const [index, [name, inner]] of Object.entries(part).entries()) {
    const isListed = names !== undefined || (listsOfTexts.has(property) && isText(inner));
    const own = names?.[index] ?? pathSegment(name);
    if (name === 'value' && isRow(part) && isText(inner) && isWorded(inner))
      add(inner, [...path, own], found);
    else if (listsOfTexts.has(property) && isText(inner)) add(inner, [...path, own], found);
    else gather(inner, isListed ? property : name, [...path, own], found);
  }
}

/** Whether a part is the list of the steps of a section, by their ids. */
function namesSteps(property: string, path: readonly string[]): boolean {
  return property === 'steps' && path[0] === 'sections';
}

/** Gathers the texts and rules of a value, whatever the names of its parts are; a rule without words is no text. */
function gatherValue(part: unknown, path: readonly string[], found: TranslatableText[]): void {
  if (isText(part)) {
    if (isWorded(part)) found.push({ path: path.join('/'), source: part, isWorded: true });
    return;
  }
  if (typeof part !== 'object' || part === null) return;
  const names = Array.isArray(part) ? entryNames(part) : undefined;
  for (const [index, [name, inner]] of Object.entries(part).entries())
    if (name !== 'when') gatherValue(inner, [...path, names?.[index] ?? pathSegment(name)], found);
}

/** Whether a part is a row with a label and a value; the `value` of a field is a schema. */
function isRow(part: object): boolean {
  return 'label' in part && !('type' in part);
}

function isText(part: unknown): boolean {
  if (typeof part === 'string') return part !== '' && !address.test(part);
  return isRule(part);
}

function isRule(part: unknown): boolean {
  return isPlainObject(part) && isOperatorName(readCall(part)?.name ?? '');
}

const letter = /\p{L}/u;

/** Texts of cards and options of items are written with formulas in them. */
const formula = /\{\{.*?\}\}/gs;

/** Operators whose texts are no words: names, what is compared, and formats. */
const wordless: ReadonlySet<string> = new Set(
  'var get pick split == != < <= > >= in matches decide lookup options call format-date format-money'.split(
    ' ',
  ),
);

function isWorded(part: unknown): boolean {
  if (typeof part === 'string') return letter.test(part.replace(formula, ''));
  if (Array.isArray(part)) return part.some(isWorded);
  if (!isPlainObject(part)) return false;
  // The value shown in place of an unanswered one is a text.
  const { var: reference } = part;
  if (Array.isArray(reference)) return isWorded(reference[1]);
  return Object.entries(part).some(([name, inner]) => !wordless.has(name) && isWorded(inner));
}
