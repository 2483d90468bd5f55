import type { RuleScope } from '../../../engine/rules/runtime/scope.ts';

type Numbers = readonly [number, ...number[]];

/** Operators on numbers that are all answered. */
export const numbers = {
  '+': (values: Numbers) => values.reduce((sum, value) => sum + value),
  '*': (values: Numbers) => values.reduce((product, value) => product * value),
  '-': ([first, second]: Numbers) => (second === undefined ? -first : first - second),
  '/': ([first, second = 0]: Numbers) => first / second,
  '%': ([first, second = 0]: Numbers) => first % second,
  min: (values: Numbers) => Math.min(...values),
  max: (values: Numbers) => Math.max(...values),
  round: ([number, decimals = 0, mode = 'nearest']: readonly [number, number?, string?]) =>
    Number(roundDecimal(number, decimals, mode)),
  'format-number': (
    [number, decimals]: readonly [number, number?],
    { formats: { locale } = { locale: 'en' } }: RuleScope,
  ) =>
    formatted(
      number,
      decimals ?? 10,
      locale,
      decimals === undefined ? { maximumFractionDigits: 10 } : fixed(decimals),
    ),
  'format-money': (
    [number, currency, decimals]: readonly [number, string, number?],
    { formats: { locale } = { locale: 'en' } }: RuleScope,
  ) => {
    const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
    const usual = new Intl.NumberFormat(locale, style).resolvedOptions().maximumFractionDigits ?? 2;
    return formatted(number, decimals ?? usual, locale, { ...style, ...fixed(decimals ?? usual) });
  },
};

const fixed = (decimals: number) => ({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });

function formatted(
  number: number,
  decimals: number,
  locale: string,
  format: Intl.NumberFormatOptions,
): string {
  const rounded = roundDecimal(number, decimals, 'nearest');
  const positive = Number(rounded) === 0 ? '0' : rounded;
  return new Intl.NumberFormat(locale, format).format(positive as Intl.StringNumericLiteral);
}

/** Rounds the decimal that JSON shows, digit by digit, and returns it as text. */
function roundDecimal(number: number, decimals: number, mode: string): string {
  const [mantissa = '0', exponent = '0'] = String(Math.abs(number)).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const digits = BigInt(whole + fraction);
  const scale = fraction.length - Number(exponent);
  if (scale <= decimals) return String(number);
  const unit = 10n ** BigInt(scale - decimals);
  const rest = digits % unit;
  const isNegative = number < 0;
  const awayFromZero = mode === 'nearest' ? rest * 2n >= unit : rest > 0n && (mode === 'up') !== isNegative;
  const kept = digits / unit + (awayFromZero ? 1n : 0n);
  return `${isNegative ? '-' : ''}${kept}e${-decimals}`;
}
