import { isPlainObject } from '../../../rules/values/property.ts';

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
  const replaced = (part: unknown): unknown => {
    if (typeof part === 'string')
      return part.replaceAll(pattern, (word) => {
        found.add(word);
        return words[word] ?? word;
      });
    if (Array.isArray(part)) return part.map(replaced);
    if (!isPlainObject(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, replaced(inner)]));
  };
  return { value: replaced(value), found };
}

/** The words in all texts of a value. */
export function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.match(new RegExp(`${partOfWord}+`, 'gu')) ?? [];
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(wordsIn))];
}

function escaped(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
