import { describe, expect, it } from 'vitest';
import { checkPattern } from './check-pattern.ts';
import { ambiguityOf } from './pattern-ambiguity.ts';

describe('a pattern that a browser could take for ever over', () => {
  it.each([
    '(a+)+$',
    '(a*)*b',
    '(a|a)*b',
    '(a|ab|b)*c',
    '(a*b*)*c',
    '(\\w+\\s?)*$',
    '(.*,)*x',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '(a{1,30}){1,30}b',
    '(a{1,2})*b',
    '([a-zA-Z0-9]+|[0-9]+)*!',
    '(\\d|[0-5])+x',
    '(?:x+x+)+y',
  ])('is found: %s', (pattern) => {
    expect(ambiguityOf(pattern)).toBe('exponential');
  });

  it('is found where only ignoring case makes it so', () => {
    expect(ambiguityOf('(a|A)*b')).toBe('none');
    expect(ambiguityOf('(a|A)*b', 'i')).toBe('exponential');
  });
});

describe('a pattern that is safe', () => {
  it.each([
    '^[a-z]+(-[a-z0-9]+)*$',
    '^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$',
    '^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$',
    '^\\+?[0-9 ()-]{7,20}$',
    '^(0|[1-9][0-9]*)(\\.[0-9]{1,2})?$',
    "^\\p{L}[\\p{L} .'-]*$",
    '^(a{3})*$',
    '^(\\d{3}-)*\\d{4}$',
    '(a?)*b',
    '^(red|green|blue)(,(red|green|blue))*$',
    '^.{1,60}$',
    '^[\\x41-\\x5a\\x61-z]+$',
  ])('is let through: %s', (pattern) => {
    expect(checkPattern(pattern)).toBeUndefined();
  });
});

describe('a pattern that one of the two engines does not know', () => {
  it.each(['(a)\\1', '(?=a)b', '(?<!a)b', '(', 'a{2000}', '[z-a]'])(
    'is refused by the server: %s',
    (pattern) => {
      expect(checkPattern(pattern)?.message).toContain('The server cannot use this pattern');
    },
  );

  it.each(['\\Aabc', '(?i)abc', '\\-a', 'a{,3}'])('is refused by the browser: %s', (pattern) => {
    expect(checkPattern(pattern)?.message).toContain('A browser cannot use this pattern');
  });
});

it('a contrived pattern is given up when it takes too many steps to check', () => {
  const contrived = [
    `(${'[a-z]?'.repeat(500)})*x`,
    `${'('.repeat(400)}a${')'.repeat(400)}`,
    `^(${Array.from({ length: 140 }, (_, index) => `[a-z]${index % 10}`).join('|')})*$`,
    `${'(a|b)*'.repeat(100)}c`,
    `(${'.'.repeat(500)})*`,
  ];
  expect(contrived.map((pattern) => ambiguityOf(pattern))).toEqual([
    'exponential',
    'too-complex',
    'too-complex',
    'too-complex',
    'none',
  ]);
});

it('a pattern said to be safe ends: a text of 30 characters would keep an exponential one busy for minutes', () => {
  for (const pattern of ['^[a-z]+(-[a-z0-9]+)*$', '(a?)*b', '^(a{3})*$']) {
    expect(ambiguityOf(pattern)).toBe('none');
    expect(new RegExp(`${pattern}c`, 'u').test(`${'a'.repeat(30)}!`)).toBe(false);
  }
});

describe('whether a loop can read the same characters in two ways', () => {
  it.each([
    // Counts are expanded, so a required part cannot be skipped.
    ['(a{2}b?)*c', 'none'],
    ['(a{0,1}a{0,1})*c', 'exponential'],
    ['(a{1}b{1})*c', 'none'],
    ['(a{2,3})*c', 'exponential'],
    // A count too large to expand is treated as a loop.
    ['(a{0,21})*c', 'exponential'],
    ['(a{21})*c', 'exponential'],
    ['(a{20})*c', 'none'],
    ['(b?a{21,}b)*c', 'none'],
    // Whether a part can be skipped decides which parts may be adjacent.
    ['(a|b?)*c', 'none'],
    ['(a(b|c?)|aa)*d', 'exponential'],
    ['(a(b|c)|aa)*d', 'none'],
    ['(ab|ac)*d', 'none'],
    ['(a?b)*c', 'none'],
    ['(a*b)*c', 'none'],
    ['(ab*)*c', 'none'],
    ['(a*b?)*c', 'exponential'],
    ['(a+b?a+)*c', 'exponential'],
    ['(a|b|c)*d', 'none'],
    ['a*a*', 'none'],
    // The two ways differ for more than one character.
    ['(ab|abab)*c', 'exponential'],
    ['(abc|abd)*e', 'none'],
    ['(abc|a[b-d]c)*e', 'exponential'],
    ['x*(y|yy)*z', 'exponential'],
    ['(a+|b+)*$', 'exponential'],
    ['(a$|a^)*', 'exponential'],
    // The name of a group, or its absence, matches no character.
    ['x(?:a|a)*c', 'exponential'],
    ['x(?<bread>a|a)*c', 'exponential'],
    ['x(?:a|:)*c', 'none'],
    // A boundary consumes nothing; a letter does.
    ['(a\\b|a)*c', 'exponential'],
    ['(ab|ac)*c', 'none'],
  ])('%s: %s', (pattern, expected) => {
    expect(ambiguityOf(pattern)).toBe(expected);
  });

  it('is not asked of a pattern of more than 600 places', () => {
    expect(ambiguityOf('a'.repeat(600))).toBe('none');
    expect(ambiguityOf('a'.repeat(700))).toBe('too-complex');
  });

  it('is reported to the author in words of their own', () => {
    expect(checkPattern('(a|ab|b)*c')?.message).toContain('in more than one way');
    expect(checkPattern('(a|A)*b')).toBeUndefined();
    expect(checkPattern('(a|A)*b', 'i')?.message).toContain('in more than one way');
    expect(checkPattern('a'.repeat(700))?.message).toContain('too complex');
  });
});
