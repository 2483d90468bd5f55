/** One word of a text, as it is compared, and its place in the text. */
export interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const wordShape = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Lower case without accents: `Māori` and `maori` are the same word. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

export function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(wordShape)].map(({ 0: word, index }) => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  }));
}

/** Number of typos that a word of this length may have. */
export function allowedTypos(length: number): 0 | 1 | 2 {
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
}

/**
 * Number of typos in `typed` (letters that are wrong, missing, too many or swapped) compared with a word, or
 * with the beginning of the word that fits best; undefined if there are more than `most`.
 */
export function typosIn(typed: string, word: string, isPrefix: boolean, most: number): number | undefined {
  if (word === typed || (isPrefix && word.startsWith(typed))) return 0;
  if (most === 0 || typed.length - word.length > most) return undefined;
  if (!isPrefix && word.length - typed.length > most) return undefined;
  const compared = word.slice(0, typed.length + most);
  // A wrong first letter counts as two.
  const firstLetter = typed[0] === compared[0] ? 0 : 1;
  const distances = distancesToPrefixes(typed, compared);
  const distance = isPrefix ? Math.min(...distances) : (distances[compared.length] ?? typed.length);
  const typos = distance + firstLetter;
  return typos <= most ? typos : undefined;
}

/** Optimal string alignment distances from a text to every prefix of a word, the empty one first. */
function distancesToPrefixes(typed: string, word: string): readonly number[] {
  let older: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const next = [row];
    for (let column = 1; column <= word.length; column++) {
      const same = typed[row - 1] === word[column - 1];
      const [left = 0, above = 0, diagonal = 0] = [next[column - 1], last[column], last[column - 1]];
      let distance = Math.min(left + 1, above + 1, diagonal + (same ? 0 : 1));
      if (typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]) {
        distance = Math.min(distance, (older[column - 2] ?? 0) + 1);
      }
      next.push(distance);
    }
    older = last;
    last = next;
  }
  return last;
}
