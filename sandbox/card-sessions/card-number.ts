export const cardTypes = ['visa', 'mastercard', 'amex', 'diners', 'other'] as const;

export type CardType = (typeof cardTypes)[number];

/** First digits of the card schemes. */
const schemes: readonly (readonly [CardType, RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(?:5[1-5]|2[2-7])/],
  ['amex', /^3[47]/],
  ['diners', /^3(?:0[0-5]|[689])/],
];

export function cardTypeOf(number: string): CardType {
  return schemes.find(([, beginning]) => beginning.test(number))?.[0] ?? 'other';
}

/** The first six and the last two digits, with dots between. */
export function maskedNumber(number: string): string {
  return `${number.slice(0, 6)}${'.'.repeat(number.length - 8)}${number.slice(-2)}`;
}

/** Twelve to nineteen digits that pass the Luhn check. */
export function isCardNumber(number: string): boolean {
  if (!/^[0-9]{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Valid numbers that the bank refuses, with its response. Every other valid number is approved. */
const refusedNumbers: Readonly<Record<string, string>> = {
  '4999999999999202': 'DECLINED',
  '4999999999999236': 'INSUFFICIENT FUNDS',
};

/** The bank's response to a card. */
export function responseTextOf(number: string): string {
  return refusedNumbers[number] ?? 'APPROVED';
}
