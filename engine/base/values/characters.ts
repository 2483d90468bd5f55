/** Most UTF-16 units that count as one character; a longer pile of marks counts as several. */
const largestCharacter = 16;

/** Texts in which every UTF-16 unit is a character; the segmenter is slow beside them. */
const plain = /^[\t\n -\u02ff]*$/;

const segmenter: { made?: Intl.Segmenter } = {};

/**
 * Length of a text in what people see as characters (extended grapheme clusters), whatever they are made of.
 *
 * @example characterCount('👨‍👩‍👧') // 1
 */
export function characterCount(text: string): number {
  if (plain.test(text)) return text.length;
  let count = 0;
  for (const _ of segmentsOf(text)) count++;
  return Math.max(count, Math.ceil(text.length / largestCharacter));
}

/** Whether a text has more characters than a limit. Only a text of more UTF-16 units is counted. */
export function isLongerThan(text: string, most: number): boolean {
  if (text.length <= most) return false;
  return text.length > most * largestCharacter || characterCount(text) > most;
}

/** The beginning of a text: so many characters, none of them cut. */
export function firstCharacters(text: string, count: number): string {
  if (!isLongerThan(text, count)) return text;
  const most = count * largestCharacter;
  let [seen, end] = [0, 0];
  for (const { length } of segmentsOf(text.slice(0, most))) {
    if (seen++ === count) break;
    end += length;
  }
  // A pile of marks is cut between code points.
  return text.slice(0, isInPair(text, end) ? end + 1 : end);
}

function isInPair(text: string, index: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(index - 1, index + 1));
}

/** The characters of a text; its code points in a browser without a segmenter, where the server decides. */
function* segmentsOf(text: string): Iterable<string> {
  if (typeof Intl.Segmenter !== 'function') return yield* text;
  segmenter.made ??= new Intl.Segmenter('en');
  for (const { segment } of segmenter.made.segment(text)) yield segment;
}
