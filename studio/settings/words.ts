import { isObject, textIn } from './json.ts';

/** A name of a document for people: `metaDescription` is "Meta description", `text-input` is "Text input". */
export function wordsOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const namingTexts = [
  'label',
  'title',
  'heading',
  'question',
  'text',
  'content',
  'caption',
  'message',
  'name',
  'id',
];
const mostLetters = 60;

/** The words by which people know a part: its own text, or else the kind of thing that it is. */
export function labelOf(part: unknown, otherwise: string): string {
  const found = isObject(part) ? namingTexts.map((name) => textIn(part, name)).find(isShown) : undefined;
  if (found === undefined) return otherwise;
  const plain = withoutEntities(found.replace(/<[^>]*>/g, '')).trim();
  return plain.length > mostLetters ? `${plain.slice(0, mostLetters - 1).trimEnd()}…` : plain;
}

/** A part in a sentence: “Phone number”, or "the divider" where it has no words of its own. */
export function partWords(part: unknown): string {
  const label = labelOf(part, '');
  if (label !== '') return `“${label}”`;
  const kind = textIn(part, 'type');
  return kind === undefined ? 'a part' : `the ${wordsOf(kind).toLowerCase()}`;
}

/** Characters that HTML writes as entities. */
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** A text of HTML as it reads: `Fish &amp; chips` is "Fish & chips". */
function withoutEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole);
}

/** The words by which people know a document: its own title, or else those of its id. */
export function titleOf(document: { readonly id: string }): string {
  const { id, ...others } = document;
  return labelOf(others, wordsOf(id));
}

function isShown(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '' && !text.startsWith('=') && !text.includes('{{');
}

/** Words of a question that say nothing of its answer. */
const emptyWords = new Set(
  'a an and any are can do does for have how if in is it many may much of on or our please enter should tell that the there this to us want we what whats when where which who will with would you your'.split(
    ' ',
  ),
);
const mostWords = 4;

/** A name in camel case for the answer to a question, other than those that are taken. */
export function nameFor(label: string, taken: ReadonlySet<string>): string {
  const all = label
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const telling = all.filter((word) => !emptyWords.has(word));
  const words = (telling.length > 0 ? telling : all).slice(0, mostWords);
  const joined = words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
  return freeName(/^[a-z]/.test(joined) ? joined : `question${joined}`, taken);
}

/** A title as the end of an address: "Friendlier bills" is `friendlier-bills`; '' where it has no letters. */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, longestSlug)
    .replace(/-$/, '');
}

const longestSlug = 60;

/**
 * A name, or the name with the first number that makes it free.
 *
 * @param between stands before the number
 */
export function freeName(name: string, taken: ReadonlySet<string>, between = ''): string {
  for (let count = 1; ; count++) {
    const tried = count === 1 ? name : `${name}${between}${count}`;
    if (!taken.has(tried)) return tried;
  }
}
