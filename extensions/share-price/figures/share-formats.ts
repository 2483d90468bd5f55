/** Writes the numbers of a share as the language of the site does. */
export interface ShareFormats {
  readonly language: string;
  readonly price: (value: number) => string;
  readonly count: (value: number) => string;
  readonly index: (value: number) => string;
  /** With a sign: "+0.45%". */
  readonly percent: (value: number) => string;
  /** Short, for an axis: "1.2M". */
  readonly compact: (value: number) => string;
}

export function shareFormats(language: string, currency: string): ShareFormats {
  const formatter = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(language, options);
    return (value: number) => format.format(value);
  };
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const percent = formatter({ ...decimals, style: 'percent', signDisplay: 'exceptZero' });
  return {
    language,
    price: formatter({ ...decimals, style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    count: formatter({ maximumFractionDigits: 0 }),
    index: formatter(decimals),
    percent: (value) => percent(value / 100),
    compact: formatter({ notation: 'compact', maximumFractionDigits: 1 }),
  };
}

/** A class, and the one for the direction of a move: `share-price-move share-price-move--up`. */
export function moveClass(name: string, movePercent: number): string {
  if (movePercent === 0) return name;
  return `${name} ${name}--${movePercent > 0 ? 'up' : 'down'}`;
}
