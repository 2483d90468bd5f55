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

const msOfDay = 86_400_000;

/** The day so many days later, yyyy-mm-dd. */
export function addDays(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * msOfDay);
}

/** The same day of the month so many months earlier, or the last day of a shorter month. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 - months, Math.min(date, lastOfMonth)));
}

/** Day of the week; 0 is Sunday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

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
