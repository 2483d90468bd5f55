import { addDays, weekdayOf } from './calendar.ts';

/** The Māori new year is set by law for each year. */
const matariki: ReadonlyMap<number, string> = new Map(
  [
    '2022-06-24',
    '2023-07-14',
    '2024-06-28',
    '2025-06-20',
    '2026-07-10',
    '2027-06-25',
    '2028-07-14',
    '2029-07-06',
    '2030-06-21',
    '2031-07-11',
    '2032-07-02',
    '2033-06-24',
    '2034-07-07',
    '2035-06-29',
  ].map((day) => [Number(day.slice(0, 4)), day]),
);

/** The days of a year on which New Zealand's market is closed, weekends apart. */
export function publicHolidays(year: number): ReadonlySet<string> {
  const easter = easterSunday(year);
  const holidays = [
    ...pairOnWeekdays(`${year}-01-01`),
    onWeekday(`${year}-02-06`),
    addDays(easter, -2),
    addDays(easter, 1),
    onWeekday(`${year}-04-25`),
    nthMonday(year, 6, 1),
    nthMonday(year, 10, 4),
    ...pairOnWeekdays(`${year}-12-25`),
  ];
  const newYear = matariki.get(year);
  return new Set(newYear === undefined ? holidays : [...holidays, newYear]);
}

/** A holiday at a weekend is kept on the Monday after. */
function onWeekday(day: string): string {
  const weekday = weekdayOf(day);
  if (weekday === 6) return addDays(day, 2);
  return weekday === 0 ? addDays(day, 1) : day;
}

/** Two holidays in a row: one at a weekend moves to the next weekday that the other does not take. */
function pairOnWeekdays(first: string): readonly string[] {
  const second = addDays(first, 1);
  const movedFirst = onWeekday(first);
  const movedSecond = onWeekday(second);
  if (movedFirst !== movedSecond) return [movedFirst, movedSecond];
  return [movedFirst, addDays(movedSecond, 1)];
}

function nthMonday(year: number, month: number, nth: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  return addDays(first, ((8 - weekdayOf(first)) % 7) + 7 * (nth - 1));
}

/** The anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
