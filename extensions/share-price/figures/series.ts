import { tz } from '@date-fns/tz';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import { subMonths } from 'date-fns/subMonths';
import type { HighAndLow, IndexDay, ShareFigures, TradingDay } from './share-figures.ts';

/** A day of the charts and of the table. The index has no value on a day that its feed lacks. */
export interface FigureRow extends TradingDay {
  readonly gross: number | undefined;
}

/** Places of the first and last day in a list of days, both included. */
export interface DayRange {
  readonly from: number;
  readonly to: number;
}

/** The day of the quote at the exchange, yyyy-mm-dd. */
export function dayOfQuote({ quote }: ShareFigures): string {
  return quote.pricesAt.slice(0, 10);
}

/** Trading days, each with the index of the same day. */
export function rowsOf(days: readonly TradingDay[], index: readonly IndexDay[]): readonly FigureRow[] {
  const byDate = new Map(index.map(({ date, gross }) => [date, gross]));
  return days.map((day) => ({ ...day, gross: byDate.get(day.date) }));
}

/** The days since the same date so many months before a day, both included. */
export function lastMonths<Day extends { readonly date: string }>(
  days: readonly Day[],
  months: number,
  until: string,
): readonly Day[] {
  const from = monthsBefore(until, months);
  return days.filter(({ date }) => date >= from && date <= until);
}

/** The range over all of a number of days. */
export function fullRange(count: number): DayRange {
  return { from: 0, to: Math.max(0, count - 1) };
}

/** A range that fits into a number of days and shows two of them at least, where there are two. */
export function fittingRange({ from, to }: DayRange, count: number): DayRange {
  const last = Math.max(0, count - 1);
  const start = Math.min(Math.max(0, from), Math.max(0, last - 1));
  return { from: start, to: Math.min(last, Math.max(start + 1, to)) };
}

/** The days of a range. */
export function daysWithin<Day>(days: readonly Day[], { from, to }: DayRange): readonly Day[] {
  return days.slice(from, to + 1);
}

/** Highest and lowest price of the last months: of the closed days and of the quote. */
export function rollingHighAndLow(figures: ShareFigures, months: number): HighAndLow {
  const days = lastMonths(figures.days, months, dayOfQuote(figures));
  const prices = [...days.map(({ close }) => close), figures.quote.price];
  return { high: Math.max(...prices), low: Math.min(...prices) };
}

/** The same date some months earlier, or the last day of a month that is shorter. */
function monthsBefore(day: string, months: number): string {
  const time = subMonths(parseISO(day, { in: tz('UTC') }), months);
  return formatISO(time, { representation: 'date' });
}
