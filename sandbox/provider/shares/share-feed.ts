import { addDays, monthsBefore } from './calendar.ts';
import { closingTime, marketTime } from './market-time.ts';
import { indexDays, priceWithin, type ShareDay, shareDays, volumeWithin } from './prices.ts';
import { isTradingDay } from './trading-days.ts';

export const stockCode = 'GNE';
export const indexCode = 'NZ50';

/** The state of the market at a moment of the feed. */
interface Market {
  /** In New Zealand, yyyy-mm-dd. */
  readonly day: string;
  /** Completed trading days of the last year. */
  readonly days: readonly ShareDay[];
  readonly last: number;
  readonly previousClose: number;
  readonly volume: number;
  readonly pricesAt: string;
}

export function quote(now: Date): object {
  const { last, previousClose, volume, pricesAt } = market(now);
  const move = round(last - previousClose, 2);
  return feed({
    issuer: {
      id: stockCode,
      last,
      move,
      move_percent: round((100 * move) / previousClose, 2),
      volume,
      previous_close: previousClose,
      prices_at_time: pricesAt,
    },
  });
}

export function priceHistory(now: Date): object {
  return feed({ stock: { id: stockCode, date: market(now).days } });
}

export function indexHistory(now: Date): object {
  const { days } = market(now);
  const [first] = days;
  const last = days.at(-1);
  const dates = first && last ? indexDays(first.date, last.date) : [];
  return feed({ stock: { id: indexCode, date: dates } });
}

export function priceSummary(now: Date): object {
  const { days, last, day } = market(now);
  const since = (months: number) => {
    const from = monthsBefore(day, months);
    const prices = [...days.filter(({ date }) => date >= from).map(({ close }) => close), last];
    return { high: Math.max(...prices), low: Math.min(...prices) };
  };
  return feed({ stock: { id: stockCode }, summary: { month: since(1), year: since(12) } });
}

function market(now: Date): Market {
  const { day, passed, text } = marketTime(now);
  const from = monthsBefore(day, 12);
  // A fortnight more holds the close before the first day shown, however long the holidays.
  const known = shareDays(addDays(from, -14), day);
  const isComplete = passed === 1 || !isTradingDay(day);
  const completed = isComplete ? known : known.slice(0, -1);
  const days = completed.filter(({ date }) => date >= from);
  const today = known.at(-1);
  const yesterday = completed.at(-1);
  if (!today || !yesterday) throw new Error(`The market has no days before ${day}.`);
  if (passed === undefined || passed === 1) {
    const { date, close, volume } = yesterday;
    const previousClose = completed.at(-2)?.close ?? close;
    return { day, days, last: close, previousClose, volume, pricesAt: closingTime(date) };
  }
  return {
    day,
    days,
    last: priceWithin(today, yesterday.close, passed),
    previousClose: yesterday.close,
    volume: volumeWithin(today, passed),
    pricesAt: text,
  };
}

function feed(content: object): object {
  return { document: { feed: content } };
}

function round(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
