import type { JsonValue } from '#engine';
import { isObject } from '../settings/json.ts';

/** Names of the texts of parts that visitors read. */
const texts: ReadonlySet<string> = new Set([
  ...['title', 'subtitle', 'label', 'description', 'text', 'caption', 'content', 'quote', 'alt', 'empty'],
  ...['term', 'stat', 'greytext', 'orangetext', 'section', 'topic', 'listTitle', 'listItem', 'checklist'],
  ...['badge', 'value', 'note', 'author', 'endDate', 'timelineState_TextField'],
  ...['fewerLabel', 'moreLabel', 'html'],
]);
const long: ReadonlySet<string> = new Set(['description', 'text', 'content', 'quote', 'html']);

/** The same words as of templates. The check knows texts that begin so, and says that nobody has written them. */
const words = 'Sample text';
const sentence = `${words}: write your own.`;

/** Blocks of text, and entries of other lists, that a new part begins with. */
const mostBlocks = 2;
const mostEntries = 3;

/** A value with sample words in place of those that visitors read, no more entries than show how it looks, and links that lead home. */
export function withSampleWords(value: unknown, name: string, entry?: number): JsonValue {
  if (Array.isArray(value)) {
    const most = /^block/.test(name) ? mostBlocks : mostEntries;
    return value.slice(0, most).map((each, index) => withSampleWords(each, name, index));
  }
  if (isObject(value) && Array.isArray(value.cat))
    return { cat: value.cat.map((piece: JsonValue) => (typeof piece === 'string' ? `${words} ` : piece)) };
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([own, inner]) => [own, withSampleWords(inner, own, entry)]),
    );
  if (typeof value === 'string') return sampleOf(value, name, entry);
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** The name of a field, where others have words. */
const isName = /^[a-z][A-Za-z0-9]*$/;

function sampleOf(text: string, name: string, entry: number | undefined): string {
  if (name === 'href') return '/';
  if (!texts.has(name) || text === '' || isName.test(text)) return text;
  // The editor of rich text writes paragraphs.
  if (name === 'html' && text.startsWith('<')) return `<p>${sentence}</p>`;
  if (long.has(name)) return sentence;
  // Entries of a list are told apart.
  return entry === undefined ? words : `${words} ${entry + 1}`;
}

/** Names of texts of items that are a line. */
const headings: ReadonlySet<string> = new Set(['title', 'label', 'heading', 'name', 'term', 'question']);

/** The words for a field of an item that has none yet. */
export function sampleFieldText(name: string): string {
  return headings.has(name) ? words : sentence;
}

/** The word for a text that has none yet. */
export function sampleWord(name: string): string | undefined {
  return texts.has(name) ? words : undefined;
}
