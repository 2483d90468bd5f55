import type { IndexedRecord, TextIndex } from './text-index.ts';
import { allowedTypos, typosIn, wordsOf } from './words.ts';

export interface Query {
  readonly query: string;
  readonly queryType: 'prefixLast' | 'prefixAll' | 'prefixNone';
  /** With `allOptional`, records that lack some of the words are found if none has them all. */
  readonly removeWordsIfNoResults: 'none' | 'allOptional';
}

export interface Found {
  /** Best first. */
  readonly records: readonly IndexedRecord[];
  readonly words: readonly MatchedWord[];
}

export interface MatchedWord extends QueryWord {
  readonly matches: Matches;
}

/** Smaller is better, the first difference counts. */
type Rank = readonly number[];

const farthest = 8;

/** The records that match a query; all records if it has no word. */
export function findRecords(index: TextIndex, { query, queryType, removeWordsIfNoResults }: Query): Found {
  const typed = wordsOf(query);
  if (typed.length === 0) return { records: index.all(), words: [] };
  const vocabulary = [...index.vocabulary()];
  const words = typed.map(({ folded }, place): MatchedWord => {
    const isLast = place === typed.length - 1;
    const isPrefix = queryType === 'prefixAll' || (queryType === 'prefixLast' && isLast);
    return { folded, isPrefix, matches: matchesOf({ folded, isPrefix }, vocabulary) };
  });
  const holders = words.map(({ matches }) => index.holding(matches.keys()));
  const some = [...new Set(holders.flatMap((ids) => [...ids]))].sort();
  const all = some.filter((id) => holders.every((ids) => ids.has(id)));
  const ids = all.length === 0 && removeWordsIfNoResults === 'allOptional' ? some : all;
  const ranked = ids.flatMap((id) => {
    const record = index.get(id);
    return record ? [{ record, rank: rankOf(record, words) }] : [];
  });
  ranked.sort((a, b) => compareRanks(a.rank, b.rank));
  return { records: ranked.map(({ record }) => record), words };
}

/** Words missing, then typos, distance between the words, attribute, and words that are only begun. */
function rankOf({ texts }: IndexedRecord, words: readonly MatchedWord[]): Rank {
  let [missing, typos, attributes, begun, distance] = [0, 0, 0, 0, 0];
  let before: Place | undefined;
  for (const { folded, matches } of words) {
    const best = bestPlace(texts, matches, folded, before);
    if (best === undefined) {
      missing += 1;
      continue;
    }
    typos += best.typos;
    attributes += best.attribute;
    begun += best.isExact ? 0 : 1;
    if (before) distance += distanceBetween(before, best);
    before = best;
  }
  return [missing, typos, distance, attributes, begun];
}

interface Place {
  readonly attribute: number;
  readonly word: number;
  readonly typos: number;
  readonly isExact: boolean;
}

/** Position of a word with the fewest typos, and then nearest to the word before it. */
function bestPlace(
  texts: IndexedRecord['texts'],
  matches: Matches,
  typed: string,
  before: Place | undefined,
): Place | undefined {
  let best: { readonly place: Place; readonly rank: Rank } | undefined;
  for (const [attribute, { words }] of texts.entries()) {
    for (const [word, { folded }] of words.entries()) {
      const typos = matches.get(folded);
      if (typos === undefined) continue;
      const place = { attribute, word, typos, isExact: folded === typed };
      const distance = before ? distanceBetween(before, place) : 0;
      const rank = [typos, distance, attribute, place.isExact ? 0 : 1];
      if (best === undefined || compareRanks(rank, best.rank) < 0) best = { place, rank };
    }
  }
  return best?.place;
}

function distanceBetween(a: Place, b: Place): number {
  return a.attribute === b.attribute ? Math.min(Math.abs(b.word - a.word), farthest) : farthest;
}

function compareRanks(a: Rank, b: Rank): number {
  for (const [place, value] of a.entries()) {
    const difference = value - (b[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** A word of a query. Only the beginning of a `prefix` has to be typed. */
interface QueryWord {
  readonly folded: string;
  readonly isPrefix: boolean;
}

/** The words of an index that match a word of a query, and the number of typos in each. */
type Matches = ReadonlyMap<string, number>;

function matchesOf({ folded, isPrefix }: QueryWord, vocabulary: Iterable<string>): Matches {
  const most = allowedTypos(folded.length);
  const found = new Map<string, number>();
  for (const word of vocabulary) {
    const typos = typosIn(folded, word, isPrefix, most);
    if (typos !== undefined) found.set(word, typos);
  }
  return found;
}
