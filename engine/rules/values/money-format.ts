import { digits, writeNumber } from './number-format.ts';

/** An amount with its currency symbol, by default with the currency's usual decimals. */
export function formatMoney(
  value: number,
  locale: string | undefined,
  currency: string,
  decimals?: number,
): string | undefined {
  const style: Intl.NumberFormatOptions = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' };
  return writeNumber(
    value,
    locale ?? 'en',
    decimals === undefined ? style : { ...style, ...digits(decimals) },
  );
}

/** True for a text in the form of an ISO 4217 code. */
export function isCurrency(code: unknown): code is string {
  return typeof code === 'string' && /^[A-Z]{3}$/.test(code);
}

/** Whether there is such a currency, or was. */
export function isKnownCurrency(code: string): boolean {
  return new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' }).of(code) !== undefined;
}
