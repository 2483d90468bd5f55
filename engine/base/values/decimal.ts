/** An exact decimal number: `digits` times ten to the power of `exponent`. */
export interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

/** JavaScript writes a number with the fewest digits that identify it: those its author wrote. */
export function decimalOf(value: number): Decimal {
  const [digits = '', power = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = digits.split('.');
  return { digits: BigInt(whole + fraction), exponent: Number(power) - fraction.length };
}

/** The digits of a decimal written with another exponent, which must not be greater than its own. */
export function scaled({ digits, exponent }: Decimal, to: number): bigint {
  return digits * 10n ** BigInt(exponent - to);
}
