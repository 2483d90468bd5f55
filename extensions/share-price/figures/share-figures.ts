/** A closed trading day of the share. */
export interface TradingDay {
  /** yyyy-mm-dd */
  readonly date: string;
  readonly close: number;
  readonly volume: number;
}

/** The value of the market's index at the end of a trading day. */
export interface IndexDay {
  /** yyyy-mm-dd */
  readonly date: string;
  readonly gross: number;
}

export interface HighAndLow {
  readonly high: number;
  readonly low: number;
}

export interface ShareQuote {
  readonly symbol: string;
  readonly price: number;
  readonly movePercent: number;
  readonly volume: number;
  readonly previousClose: number;
  /** ISO 8601 with the exchange's offset. */
  readonly pricesAt: string;
}

/** The result of the operation that a share price module names. Days are in order. */
export interface ShareFigures {
  readonly quote: ShareQuote;
  readonly days: readonly TradingDay[];
  readonly index: readonly IndexDay[];
  readonly summary: { readonly month: HighAndLow; readonly year: HighAndLow };
}

/** Reads the result of an operation; undefined when it is something else than figures of a share. */
export function readShareFigures(result: unknown): ShareFigures | undefined {
  if (!isObject(result)) return undefined;
  const quote = readShareQuote(result.quote);
  const { days, index, summary } = result;
  if (!quote || !isListOf(days, isTradingDay) || !isListOf(index, isIndexDay) || !isObject(summary)) {
    return undefined;
  }
  const { month, year } = summary;
  return isHighAndLow(month) && isHighAndLow(year)
    ? { quote, days, index, summary: { month, year } }
    : undefined;
}

/** Reads a quote alone; undefined when it is something else. */
export function readShareQuote(result: unknown): ShareQuote | undefined {
  return isQuote(result) ? result : undefined;
}

type Read = { readonly [name: string]: unknown };

function isObject(value: unknown): value is Read {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem);
}

function hasNumbers(value: unknown, ...names: readonly string[]): value is Read {
  return isObject(value) && names.every((name) => Number.isFinite(value[name]));
}

function isQuote(value: unknown): value is Read & ShareQuote {
  return (
    hasNumbers(value, 'price', 'movePercent', 'volume', 'previousClose') &&
    typeof value.symbol === 'string' &&
    typeof value.pricesAt === 'string'
  );
}

function isTradingDay(value: unknown): value is Read & TradingDay {
  return hasNumbers(value, 'close', 'volume') && isDate(value.date);
}

function isIndexDay(value: unknown): value is Read & IndexDay {
  return hasNumbers(value, 'gross') && isDate(value.date);
}

function isHighAndLow(value: unknown): value is Read & HighAndLow {
  return hasNumbers(value, 'high', 'low');
}

function isDate(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
}
