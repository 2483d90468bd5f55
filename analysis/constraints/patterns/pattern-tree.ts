import { anyCharacter, type CharacterSet, complement, escapedClass, union } from './character-set.ts';

/** Syntax tree of a regular expression. Parts that match no character, such as a boundary of words, are `empty`. */
export type PatternTree =
  | { readonly node: 'empty' }
  | { readonly node: 'edge'; readonly of: 'start' | 'end' }
  | { readonly node: 'characters'; readonly set: CharacterSet }
  | { readonly node: 'sequence' | 'choice'; readonly parts: readonly PatternTree[] }
  | { readonly node: 'repeat'; readonly part: PatternTree; readonly least: number; readonly most: number };

/** Deepest nesting of groups. */
const deepest = 50;

/** Characters that `.` does not match without the flag s. */
const lineEnds: CharacterSet = [
  [10, 10],
  [13, 13],
  [0x2028, 0x2029],
];

/**
 * Parses a pattern that RE2 and JavaScript both accept, so syntax errors need no handling. Undefined when
 * groups are nested too deeply.
 */
export function parsePattern(pattern: string, flags = ''): PatternTree | undefined {
  const dot = flags.includes('s') ? anyCharacter : complement(lineEnds);
  const characters = [...pattern];
  let at = 0;
  let depth = 0;
  let isTooDeep = false;

  const choice = (): PatternTree => {
    depth += 1;
    if (depth > deepest) isTooDeep = true;
    const parts = [sequence()];
    while (characters[at] === '|' && !isTooDeep) {
      at += 1;
      parts.push(sequence());
    }
    depth -= 1;
    return { node: 'choice', parts };
  };

  const sequence = (): PatternTree => {
    const parts: PatternTree[] = [];
    while (!isTooDeep && at < characters.length && characters[at] !== '|' && characters[at] !== ')') {
      parts.push(repeat(atom()));
    }
    return { node: 'sequence', parts };
  };

  const repeat = (part: PatternTree): PatternTree => {
    const counted = /^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/.exec(characters.slice(at, at + 24).join(''));
    if (!counted) return part;
    at += counted[0].length;
    const [sign, least, comma, most] = counted;
    if (sign.startsWith('*')) return { node: 'repeat', part, least: 0, most: Infinity };
    if (sign.startsWith('+')) return { node: 'repeat', part, least: 1, most: Infinity };
    if (sign.startsWith('?')) return { node: 'repeat', part, least: 0, most: 1 };
    const from = Number(least);
    return { node: 'repeat', part, least: from, most: comma ? (most ? Number(most) : Infinity) : from };
  };

  const atom = (): PatternTree => {
    const character = characters[at++] ?? '';
    if (character === '(') {
      const prefix = /^\?(?::|<[A-Za-z_]\w*>)/.exec(characters.slice(at, at + 80).join(''));
      at += prefix?.[0].length ?? 0;
      const inner = choice();
      at += 1;
      return inner;
    }
    if (character === '^') return { node: 'edge', of: 'start' };
    if (character === '$') return { node: 'edge', of: 'end' };
    if (character === '.') return { node: 'characters', set: dot };
    if (character === '[') return { node: 'characters', set: characterClass() };
    if (character !== '\\') return single(character);
    if (characters[at] === 'b' || characters[at] === 'B') {
      at += 1;
      return { node: 'empty' };
    }
    return { node: 'characters', set: escaped() };
  };

  const characterClass = (): CharacterSet => {
    const isNegated = characters[at] === '^';
    if (isNegated) at += 1;
    const sets: CharacterSet[] = [];
    while (at < characters.length && characters[at] !== ']') {
      const low = classMember();
      const [start] = low[0] ?? [0];
      if (characters[at] === '-' && characters[at + 1] !== ']' && low.length === 1) {
        at += 1;
        const [, end] = classMember()[0] ?? [0, start];
        sets.push([[start, end]]);
      } else sets.push(low);
    }
    at += 1;
    return isNegated ? complement(union(sets)) : union(sets);
  };

  const classMember = (): CharacterSet => {
    const character = characters[at++] ?? '';
    return character === '\\' ? escaped() : [[codeOf(character), codeOf(character)]];
  };

  /** Reads the character class after a backslash. */
  const escaped = (): CharacterSet => {
    const letter = characters[at++] ?? '';
    const known = escapedClass(letter);
    if (known) {
      if (letter === 'p' || letter === 'P') while (at < characters.length && characters[at++] !== '}');
      return known;
    }
    const coded = /^(?:x([0-9A-Fa-f]{2})|u([0-9A-Fa-f]{4})|[ux]\{([0-9A-Fa-f]+)\})/.exec(
      [letter, ...characters.slice(at, at + 10)].join(''),
    );
    if (coded) at += coded[0].length - 1;
    const hexadecimal = coded?.[1] ?? coded?.[2] ?? coded?.[3];
    const controls: { readonly [letter: string]: number } = { n: 10, r: 13, t: 9, f: 12, v: 11, 0: 0 };
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : (controls[letter] ?? codeOf(letter));
    return [[code, code]];
  };

  const tree = choice();
  return isTooDeep ? undefined : tree;
}

function single(character: string): PatternTree {
  const code = codeOf(character);
  return { node: 'characters', set: [[code, code]] };
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
