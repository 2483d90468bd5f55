import { describe, expect, it } from 'vitest';
import { growth } from '../../../tests/support/running/worked-ms.ts';
import { nativePatterns } from './native-patterns.ts';
import { linearPatterns } from './patterns.ts';

describe('patterns', () => {
  it.each([
    ['^[A-Z]{3}[0-9]+$', '', 'ABC12', true],
    ['^[A-Z]{3}[0-9]+$', '', 'xABC12', false],
    ['b', '', 'abc', true],
    ['^abc$', 'i', 'ABC', true],
    ['^b', 'm', 'a\nb', true],
    ['a.b', 's', 'a\nb', true],
  ])('mean the same on both engines: %s %s', (pattern, flags, text, found) => {
    expect(linearPatterns(pattern, flags)(text)).toBe(found);
    expect(nativePatterns(pattern, flags)(text)).toBe(found);
  });

  it('run in linear time on the server, whatever the text', () => {
    const searchFor = (length: number) => () =>
      expect(linearPatterns('^(a+)+$')(`${'a'.repeat(length)}b`)).toBe(false);
    expect(growth(searchFor(2_000), searchFor(20_000))).toBeLessThan(50);
  });
});
