import { allowedTypos, typosIn } from './typos.ts';

/** A word of a query. Only the beginning of a `prefix` has to be typed. */
export interface QueryWord {
  readonly folded: string;
  readonly isPrefix: boolean;
}

/** The words of an index that match a word of a query, and the number of typos in each. */
export type Matches = ReadonlyMap<string, number>;

export function matchesOf({ folded, isPrefix }: QueryWord, vocabulary: Iterable<string>): Matches {
  const most = allowedTypos(folded.length);
  const found = new Map<string, number>();
  for (const word of vocabulary) {
    const typos = typosIn(folded, word, isPrefix, most);
    if (typos !== undefined) found.set(word, typos);
  }
  return found;
}
