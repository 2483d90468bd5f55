/** A set of characters as ranges of code points, in order, both ends included. */
export type CharacterSet = readonly (readonly [number, number])[];

const last = 0x10ffff;

export const anyCharacter: CharacterSet = [[0, last]];
const digits: CharacterSet = [[48, 57]];
const wordCharacters: CharacterSet = [
  [48, 57],
  [65, 90],
  [95, 95],
  [97, 122],
];
const spaces: CharacterSet = [
  [9, 13],
  [32, 32],
  [160, 160],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];

/** Characters matched by `\d`, `\W` and so on; classes that need no precision match any character. */
export function escapedClass(letter: string): CharacterSet | undefined {
  switch (letter) {
    case 'd':
      return digits;
    case 'D':
      return complement(digits);
    case 'w':
      return wordCharacters;
    case 'W':
      return complement(wordCharacters);
    case 's':
      return spaces;
    case 'S':
      return complement(spaces);
    case 'p':
    case 'P':
      return anyCharacter;
    default:
      return undefined;
  }
}

/** The union of sets. */
export function union(sets: readonly CharacterSet[]): CharacterSet {
  return sets.flat().sort(([a], [b]) => a - b);
}

/** The complement of a set. */
export function complement(set: CharacterSet): CharacterSet {
  const rest: (readonly [number, number])[] = [];
  let next = 0;
  for (const [low, high] of union([set])) {
    if (low > next) rest.push([next, low - 1]);
    next = Math.max(next, high + 1);
  }
  if (next <= last) rest.push([next, last]);
  return rest;
}

/** Whether a character, by its code point, is in a set. */
export function hasCharacter(set: CharacterSet, code: number): boolean {
  return set.some(([low, high]) => low <= code && code <= high);
}

/** True when the sets have a common character. */
export function overlaps(a: CharacterSet, b: CharacterSet): boolean {
  return a.some(([low, high]) => b.some(([from, to]) => low <= to && from <= high));
}

/** The set with both cases of its ASCII letters. */
export function ignoringCase(set: CharacterSet): CharacterSet {
  const lower = set.map(([low, high]) => [Math.max(low, 65) + 32, Math.min(high, 90) + 32] as const);
  const upper = set.map(([low, high]) => [Math.max(low, 97) - 32, Math.min(high, 122) - 32] as const);
  return union([set, [...lower, ...upper].filter(([low, high]) => low <= high)]);
}
