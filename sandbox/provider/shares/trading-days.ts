import { addDays, weekdayOf } from './calendar.ts';
import { publicHolidays } from './public-holidays.ts';

const holidaysByYear = new Map<number, ReadonlySet<string>>();

export function isTradingDay(day: string): boolean {
  const weekday = weekdayOf(day);
  if (weekday === 0 || weekday === 6) return false;
  const year = Number(day.slice(0, 4));
  const holidays = holidaysByYear.get(year) ?? publicHolidays(year);
  holidaysByYear.set(year, holidays);
  return !holidays.has(day);
}

/** The trading days from one day to another, both included. */
export function tradingDays(from: string, to: string): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (isTradingDay(day)) days.push(day);
  return days;
}
