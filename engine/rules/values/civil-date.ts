/** A date in the proleptic Gregorian calendar. `month` counts from 1. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const millisecondsPerDay = 86_400_000;

/** Reads `yyyy-mm-dd`; `undefined` if the date does not exist. */
export function readDate(text: unknown): CivilDate | undefined {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  return civilDate(+text.slice(0, 4), +text.slice(5, 7), +text.slice(8));
}

/** True for an existing date as `yyyy-mm-dd`. */
export function isDate(text: unknown): text is string {
  return readDate(text) !== undefined;
}

/** The date, if it exists and is in the years 1 to 9999. */
export function civilDate(year: number, month: number, day: number): CivilDate | undefined {
  if (month < 1 || month > 12 || day < 1 || year < 1 || year > 9999) return undefined;
  return day <= daysInMonth(year, month) ? { year, month, day } : undefined;
}

/** The last day of a date's month, if it is in the years 1 to 9999. */
export function lastOfMonth({ year, month }: CivilDate): CivilDate | undefined {
  return civilDate(year, month, daysInMonth(year, month));
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Days since 1970-01-01; negative before it. */
export function dayNumber({ year, month, day }: CivilDate): number {
  return new Date(0).setUTCFullYear(year, month - 1, day) / millisecondsPerDay;
}

/** The date this many days after 1970-01-01, if it is in the years 1 to 9999. */
export function dateOfDay(days: number): CivilDate | undefined {
  const moment = new Date(days * millisecondsPerDay);
  return civilDate(moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate());
}

/** As `yyyy-mm-dd`. */
export function writeDate({ year, month, day }: CivilDate): string {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** Day of the week, Sunday being 0. */
export function weekday(date: CivilDate): number {
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

/** The number in decimal, padded with zeros to a width. */
export function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
