import { pathOf } from '#engine';
import type { Read } from '../parts/outline.ts';
import { labelOfLimit } from '../settings/answer-limits.ts';
import { isObject, memberOf, textIn } from '../settings/json.ts';
import { labelOf, titleOf, wordsOf } from '../settings/words.ts';

/** Members that only hold others: a place is known without them. */
const holders: ReadonlySet<string> = new Set([
  'zones',
  'content',
  'fields',
  'options',
  'items',
  'steps',
  'blocks',
  'below',
  'everyStep',
  'texts',
]);

/** The title of a document, or of the one that a translation is of; the words of its id where it is not read. */
export function titleOfDocument(id: string, read: Read): string {
  const document = read(id);
  const source = textIn(document, 'kind') === 'translation' ? textIn(document, 'document') : undefined;
  if (source !== undefined && source !== id) return titleOfDocument(source, read);
  return isObject(document) ? titleOf({ ...document, id }) : wordsOf(id);
}

/** Words for the path of a text in a translation: `zones/content/header-banner/title` is "Header banner, title". */
export function wordsOfTextPath(path: string): string {
  const names = path.split('/').filter((name) => !holders.has(name));
  return sentenceOf(
    names.map((name) =>
      name.startsWith('#') ? `number ${name.slice(1)}` : wordsOf(pathOf(`/${name}`)[0] ?? name),
    ),
  );
}

/** Words for a place in a document, such as "Header banner, title"; empty for the document as a whole. */
export function wordsOfPlace(document: unknown, pointer: string): string {
  if (textIn(document, 'kind') === 'translation') return wordsOfTextPath(pathOf(pointer)[1] ?? '');
  if (textIn(document, 'kind') === 'types') return wordsOfType(document, pointer);
  const names: string[] = [];
  let value = document;
  for (const key of pathOf(pointer)) {
    const isEntry = Array.isArray(value);
    value = memberOf(value, key);
    if (isEntry)
      names.push(labelOf(value, wordsOf(textIn(value, 'type') ?? '') || `number ${Number(key) + 1}`));
    else if (!holders.has(key)) names.push(labelOfLimit(key) ?? wordsOf(key));
  }
  return sentenceOf(names);
}

/** Members by which kinds of values are described: what they hold is known without them. */
const describing: ReadonlySet<string> = new Set(['types', 'object', 'list', 'enum', 'properties', 'items']);
/** Those whose members have names that authors gave. */
const naming: ReadonlySet<string> = new Set(['types', 'object', 'properties']);

/** Words for a place in a description of values, such as "Order, reasons, “Dog”". */
function wordsOfType(document: unknown, pointer: string): string {
  const names: string[] = [];
  let value = document;
  let isName = false;
  for (const key of pathOf(pointer)) {
    value = memberOf(value, key);
    if (isName || !(describing.has(key) || /^\d+$/.test(key))) names.push(wordsOf(key.replace(/\?$/, '')));
    else if (typeof value === 'string') names.push(`“${value}”`);
    isName = !isName && naming.has(key);
  }
  return sentenceOf(names);
}

function sentenceOf(names: readonly string[]): string {
  return names
    .map((name, at) => (at > 0 && /^[A-Z][a-z ]*$/.test(name) ? name.toLowerCase() : name))
    .join(', ');
}

const languages = new Intl.DisplayNames('en', { type: 'language' });

/** The name of the language of a translation, such as "Māori". */
export function languageOf(translation: unknown): string {
  const tag = textIn(translation, 'language');
  return tag === undefined ? 'another language' : (languages.of(tag) ?? tag);
}
