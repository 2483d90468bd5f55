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

/** `digits` times ten to the power of `exponent`. */
interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

/** JavaScript writes a number with the fewest digits that identify it: those its author wrote. */
function decimalOf(value: number): Decimal {
  const [digits = '', power = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = digits.split('.');
  return { digits: BigInt(whole + fraction), exponent: Number(power) - fraction.length };
}

function scaled({ digits, exponent }: Decimal, to: number): bigint {
  return digits * 10n ** BigInt(exponent - to);
}
