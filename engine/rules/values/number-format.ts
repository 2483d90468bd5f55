const formats = new Map<string, Intl.NumberFormat>();
const mostFormats = 100;
const mostDecimals = 20;

/** A number with separators; by default with all its decimals, up to ten. `undefined` for no number. */
export function formatNumber(value: number, locale = 'en', decimals?: number): string | undefined {
  return writeNumber(
    value,
    locale,
    decimals === undefined ? { maximumFractionDigits: 10 } : digits(decimals),
  );
}

/** The options for this many decimals, as far as there can be so many. */
export function digits(decimals: number): Intl.NumberFormatOptions {
  const places = Math.max(0, Math.min(mostDecimals, Math.trunc(decimals) || 0));
  return { minimumFractionDigits: places, maximumFractionDigits: places };
}

/** The number in a locale; `undefined` for no number. */
export function writeNumber(
  value: number,
  locale: string,
  options: Intl.NumberFormatOptions,
): string | undefined {
  if (!Number.isFinite(value)) return undefined;
  const key = `${locale} ${options.currency} ${options.minimumFractionDigits} ${options.maximumFractionDigits}`;
  let format = formats.get(key);
  if (format === undefined) {
    if (formats.size >= mostFormats) formats.clear();
    // A number that rounds to zero gets no minus sign.
    format = new Intl.NumberFormat(locale, { ...options, signDisplay: 'negative' });
    formats.set(key, format);
  }
  return format.format(value);
}
