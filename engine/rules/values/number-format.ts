const formats = new Map<string, Intl.NumberFormat>();
const mostFormats = 100;
const mostDecimals = 20;

/** A number with separators; by default with all its decimals, up to ten. `undefined` for no number. */
export function formatNumber(value: number, locale = 'en', decimals?: number): string | undefined {
  return write(value, locale, decimals === undefined ? { maximumFractionDigits: 10 } : digits(decimals));
}

/** An amount with its currency symbol, by default with the currency's usual decimals. */
export function formatMoney(
  value: number,
  locale: string | undefined,
  currency: string,
  decimals?: number,
): string | undefined {
  const style: Intl.NumberFormatOptions = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' };
  return write(value, locale ?? 'en', decimals === undefined ? style : { ...style, ...digits(decimals) });
}

/** True for a text in the form of an ISO 4217 code. */
export function isCurrency(code: unknown): code is string {
  return typeof code === 'string' && /^[A-Z]{3}$/.test(code);
}

/** Whether there is such a currency, or was. */
export function isKnownCurrency(code: string): boolean {
  return new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' }).of(code) !== undefined;
}

function digits(decimals: number): Intl.NumberFormatOptions {
  const places = Math.max(0, Math.min(mostDecimals, Math.trunc(decimals) || 0));
  return { minimumFractionDigits: places, maximumFractionDigits: places };
}

function write(value: number, locale: string, options: Intl.NumberFormatOptions): string | undefined {
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
