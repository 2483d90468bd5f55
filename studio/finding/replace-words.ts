/** Words to find in texts. */
export interface WantedWords {
  readonly words: string;
  readonly matchesCase: boolean;
  /** Whether the words are not found inside of longer ones. */
  readonly areWhole: boolean;
}

/** Where words stand in a text. */
export interface Occurrence {
  readonly from: number;
  readonly to: number;
}

/** Parts of a text that visitors do not read as they are written: inserted values and tags. */
const unread = /\{\{.*?\}\}|<\/?[a-z][^>]*>/gis;
const tag = /<\/?[a-z][^>]*>/i;

/** The places of words in a text, outside of tags and inserted values. */
export function occurrencesOf(text: string, wanted: WantedWords): readonly Occurrence[] {
  const words = writtenIn(text, wanted.words.trim());
  if (words === '') return [];
  const skipped = [...text.matchAll(unread)].map(({ index, 0: { length } }) => [index, index + length]);
  return [...text.matchAll(patternOf({ ...wanted, words }))]
    .map(({ index, 0: { length } }) => ({ from: index, to: index + length }))
    .filter(({ from, to }) => skipped.every(([start = 0, end = 0]) => to <= start || from >= end));
}

/** The text with other words at each of the places. */
export function replaceAt(text: string, places: readonly Occurrence[], words: string): string {
  const written = writtenIn(text, words);
  return places.reduceRight((all, { from, to }) => all.slice(0, from) + written + all.slice(to), text);
}

/** Why words cannot stand in a text; undefined if they can. */
export function whyNotWords(words: string): string | undefined {
  if (words.includes('{{') || words.includes('}}')) return 'A value is inserted in the panel of the text.';
  if (words.trimStart().startsWith('=')) return 'A text that begins with “=” would be a formula.';
  return undefined;
}

/** Words as a text has them: one with tags writes some characters as entities. */
function writtenIn(text: string, words: string): string {
  return tag.test(text) ? words.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : words;
}

function patternOf({ words, matchesCase, areWhole }: WantedWords): RegExp {
  const spaced = words.split(/\s+/).map(escaped).join('\\s+');
  const pattern = areWhole ? `(?<![\\p{L}\\p{N}])${spaced}(?![\\p{L}\\p{N}])` : spaced;
  return new RegExp(pattern, matchesCase ? 'gu' : 'giu');
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
