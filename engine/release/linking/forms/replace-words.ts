import { mapLeaves, visitParts } from '../../../base/json/json-parts.ts';

const partOfWord = '[\\p{L}\\p{N}_-]';

/** A value with words in its texts replaced; names of properties are kept. */
export interface Replaced {
  readonly value: unknown;
  /** Words that occurred. */
  readonly found: ReadonlySet<string>;
}

/**
 * Replaces words in every text of a value, all at once. A word may contain spaces. It matches only if no
 * letter, digit, `_` or `-` is next to it. Of two matches at the same place, the longer wins.
 */
export function replaceWords(value: unknown, words: { readonly [word: string]: string }): Replaced {
  const found = new Set<string>();
  const longestFirst = Object.keys(words).sort((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return { value, found };
  const pattern = new RegExp(
    `(?<!${partOfWord})(?:${longestFirst.map(escaped).join('|')})(?!${partOfWord})`,
    'gu',
  );
  const replace = (word: string) => {
    found.add(word);
    return words[word] ?? word;
  };
  const replaced = mapLeaves(value, (leaf) =>
    typeof leaf === 'string' ? leaf.replaceAll(pattern, replace) : leaf,
  );
  return { value: replaced, found };
}

const words = new RegExp(`${partOfWord}+`, 'gu');

/** The words in all texts of a value. */
export function wordsIn(value: unknown): readonly string[] {
  const found = new Set<string>();
  visitParts(value, (part) => {
    if (typeof part === 'string') for (const [word] of part.matchAll(words)) found.add(word);
    return true;
  });
  return [...found];
}

function escaped(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
