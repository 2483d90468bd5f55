import { describe, expect, it } from 'vitest';
import { type PatternTree, parsePattern } from './pattern-tree.ts';

/** A tree as one text: sets as ranges of codes, lists with their operator, repeats with their bounds. */
function text(tree: PatternTree | undefined): string {
  if (tree === undefined) return 'too deep';
  switch (tree.node) {
    case 'empty':
      return '()';
    case 'edge':
      return tree.of;
    case 'characters':
      return tree.set.map(([low, high]) => (low === high ? low : `${low}-${high}`)).join('+');
    case 'repeat':
      return `${text(tree.part)}{${tree.least},${tree.most}}`;
    default:
      return tree.parts.length === 1
        ? text(tree.parts[0])
        : `(${tree.parts.map(text).join(tree.node === 'choice' ? '|' : ' ')})`;
  }
}

describe('a pattern that is parsed', () => {
  it.each([
    ['a*', '97{0,Infinity}'],
    ['a+', '97{1,Infinity}'],
    ['a?', '97{0,1}'],
    ['a+?b', '(97{1,Infinity} 98)'],
    ['a{2}', '97{2,2}'],
    ['a{2,}', '97{2,Infinity}'],
    ['a{2,15}', '97{2,15}'],
    ['a{0}', '97{0,0}'],
  ])('repeats as often as it says: %s', (pattern, expected) => {
    expect(text(parsePattern(pattern))).toBe(expected);
  });

  it.each([
    ['ab|c', '((97 98)|99)'],
    ['(ab|c)d', '(((97 98)|99) 100)'],
    ['(?:a|b)+', '(97|98){1,Infinity}'],
    ['(?<year>a)b', '(97 98)'],
    ['^a$', '(start 97 end)'],
    ['a\\bc\\B', '(97 () 99 ())'],
    ['', '()'],
  ])('has its parts in order: %s', (pattern, expected) => {
    expect(text(parsePattern(pattern))).toBe(expected);
  });

  it.each([
    ['.', '0-9+11-12+14-8231+8234-1114111'],
    ['[a-cx]', '97-99+120'],
    ['[a-]', '45+97'],
    ['[-a]', '45+97'],
    ['[\\d-]', '45+48-57'],
    ['[^b-y]', '0-97+122-1114111'],
    ['[\\]a]', '93+97'],
    ['\\x41\\u0042\\u{43}', '(65 66 67)'],
    ['\\n\\r\\t\\f\\v\\0\\.', '(10 13 9 12 11 0 46)'],
    ['\\p{Lu}b', '(0-1114111 98)'],
    ['\\d\\w', '(48-57 48-57+65-90+95+97-122)'],
  ])('has the characters it names: %s', (pattern, expected) => {
    expect(text(parsePattern(pattern))).toBe(expected);
  });

  it('may nest its groups to a limit', () => {
    const nested = (groups: number) => parsePattern(`${'('.repeat(groups)}a${')'.repeat(groups)}b`);
    expect(text(nested(49))).toBe('(97 98)');
    expect(text(nested(50))).toBe('too deep');
    expect(parsePattern('(a)'.repeat(200))).toBeDefined();
  });
});
