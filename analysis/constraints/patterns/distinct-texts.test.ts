import { describe, expect, it } from 'vitest';
import { distinctTexts, type TextComparisons } from './distinct-texts.ts';

function texts(
  patterns: readonly (string | readonly [pattern: string, flags: string])[],
  { constants = [], ...lengths }: Omit<Partial<TextComparisons>, 'constants'> & { constants?: string[] } = {},
) {
  const written = patterns.map((each) => (typeof each === 'string' ? [each, ''] : each));
  return distinctTexts({
    patterns: written.map(([pattern = '', flags = '']) => ({ pattern, flags })),
    constants: new Set(['', ...constants]),
    ...lengths,
  });
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_,;:';

describe('texts that a pattern tells apart', () => {
  it.each([
    ['^[A-Z]{3}$', ['1', 'AAA']],
    ['b', ['1', 'b']],
    ['^(?:yes|no)$', ['1', 'no']],
    ['^[^@]+@[^@]+\\.[a-z]{2,}$', ['1', '1@1.aa']],
    ['(^|,)x$', ['1', 'x']],
    ['^', ['1']],
    ['^.+$', ['1', '\n']],
    ['^[^\\u0000-\\ud7ff]$', ['1', '\ue000']],
  ])('of %s are the shortest that matches and the shortest that does not', (pattern, expected) => {
    expect(texts([pattern])?.toSorted()).toEqual(expected.toSorted());
  });

  it('ignore the case of letters where the pattern does', () => {
    expect(texts(['^[A-Z]+$', ['^[a-z]+$', 'i']])).toEqual(['1', 'a', 'A']);
  });

  it('are found for every combination that is possible', () => {
    expect(texts(['^\\d{4}$', '^[A-Z]'])).toEqual(['1', 'A', '1111']);
    expect(texts(['^\\d{4}$', '^\\d'])?.length).toBe(3);
  });

  it('stand for other texts than the constants', () => {
    expect(texts(['^[ab]$'], { constants: ['a', '1'] })).toEqual(['A', 'b']);
    expect(texts(['^[ab]$'], { constants: ['a', 'b'] })).toEqual(['1']);
  });

  it('may be empty where the empty text is no constant', () => {
    expect(distinctTexts({ patterns: [{ pattern: '^a*$', flags: '' }], constants: new Set() })).toEqual([
      '',
      '1',
    ]);
  });

  it('are too short, kept and too long', () => {
    expect(texts(['^1*$'], { minLength: 2, maxLength: 3 })).toEqual(['1', 'a', '11', '1a', '1111', '111a']);
    expect(texts(['^1{4}$'], { maxLength: 3 })).toEqual(['1', '1111', '111a']);
  });

  it.each([
    ['a boundary of words', ['\\bx']],
    ['a class of Unicode', ['\\p{L}']],
    ['lines of their own', [['^x$', 'm'] as const]],
    ['letters beyond ASCII in both cases', [['é', 'i'] as const]],
    ['all but some letters in both cases', [['[^a]', 'i'] as const]],
    ['too many characters', [`^[${letters}]*${letters}$`]],
    ['too many positions', ['^(?:a{50}){50}$']],
    ['too many cases', ['^[ab]*a[ab]{14}$']],
  ])('are not sought for %s', (_, patterns) => {
    expect(texts(patterns)).toBeUndefined();
  });
});
