import { decimalOf, scaled } from './decimal.ts';

/**
 * Whether a number is a whole multiple of another, computed in decimal. In floating point, 19.99 is not a
 * multiple of 0.01.
 *
 * @example isMultipleOf(19.99, 0.01) // true
 */
export function isMultipleOf(value: number, factor: number): boolean {
  if (!Number.isFinite(value)) return false;
  const [of, by] = [decimalOf(value), decimalOf(factor)];
  const exponent = Math.min(of.exponent, by.exponent);
  return scaled(of, exponent) % scaled(by, exponent) === 0n;
}
