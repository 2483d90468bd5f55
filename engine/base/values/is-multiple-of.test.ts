import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMultipleOf } from './is-multiple-of.ts';

describe('a multiple', () => {
  it('of a cent is every amount of whole cents, and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 14), max: 10 ** 14 }), (cents) => {
        const amount = decimal(cents, 2);
        expect(isMultipleOf(Number(amount), 0.01)).toBe(true);
        // Fifteen digits are exact, so adding one more decimal changes the value.
        if (Math.abs(cents) < 10 ** 13) expect(isMultipleOf(Number(`${amount}5`), 0.01)).toBe(false);
      }),
    );
  });

  it('of any decimal is that decimal taken a whole number of times', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: -99_999, max: 99_999 }),
        (digits, places, times) => {
          const [factor, value] = [decimal(digits, places), decimal(digits * times, places)];
          expect(isMultipleOf(Number(value), Number(factor))).toBe(true);
          if (digits === 1) return;
          expect(isMultipleOf(Number(decimal(digits * times + 1, places)), Number(factor))).toBe(false);
        },
      ),
    );
  });

  it.each([
    [19.99, 0.01, true],
    [0, 0.01, true],
    [-0, 3, true],
    [1e300, 0.01, true],
    [1e-7, 1e-8, true],
    [1.5e-7, 1e-7, false],
    [0.001, 0.01, false],
    [Number.NaN, 1, false],
    [Number.POSITIVE_INFINITY, 1, false],
  ])('%d of %d: %s', (value, factor, expected) => {
    expect(isMultipleOf(value, factor)).toBe(expected);
  });
});

/** Writes a whole number with its decimal point moved left by some places. */
function decimal(digits: number, places: number): string {
  const text = String(Math.abs(digits)).padStart(places + 1, '0');
  const at = text.length - places;
  return `${digits < 0 ? '-' : ''}${text.slice(0, at)}.${text.slice(at)}`;
}
