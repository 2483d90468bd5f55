import { describe, expect, it } from 'vitest';
import { replaceWords } from './replace-words.ts';

describe('words that replace others', () => {
  it('are replaced in every text, however deep, and not in the names of properties', () => {
    const value = { home: ['home', { label: 'At home?' }], count: 2, isAtHome: true };
    expect(replaceWords(value, { home: 'work' })).toEqual({
      value: { home: ['work', { label: 'At work?' }], count: 2, isAtHome: true },
      found: new Set(['home']),
    });
  });

  it('are replaced only as whole words', () => {
    const text = 'home homes home-made results.home.id āhome homeā {home}';
    expect(replaceWords(text, { home: 'work' }).value).toBe(
      'work homes home-made results.work.id āhome homeā {work}',
    );
  });

  it('may change places, and count the longer where two begin at one place', () => {
    expect(replaceWords('a b, a b c', { a: 'b', b: 'a', 'a b c': 'd' })).toEqual({
      value: 'b a, d',
      found: new Set(['a', 'b', 'a b c']),
    });
  });

  it('may have signs that mean something in a pattern', () => {
    expect(replaceWords('Is it (a+b)?', { '(a+b)?': '$&' })).toEqual({
      value: 'Is it $&',
      found: new Set(['(a+b)?']),
    });
  });
});
