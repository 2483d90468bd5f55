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
