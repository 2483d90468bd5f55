import { spend } from '../../runtime/limits.ts';
import { mismatch } from '../../runtime/unanswered.ts';
import { type CivilDate, dateOfDay, dayNumber, readDate, weekday } from '../../values/civil-date.ts';

/** The days of a list of holidays, by their numbers. */
export function holidaysIn(list: unknown): ReadonlySet<number> {
  if (list === undefined) return new Set();
  if (!Array.isArray(list)) return mismatch('a list of dates', [list]) ?? new Set();
  spend(list.length);
  return new Set(list.flatMap((each) => dayOf(each)));
}

function dayOf(value: unknown): readonly number[] {
  const date = readDate(value);
  return date ? [dayNumber(date)] : [];
}

/** Whether a date is neither a Saturday, nor a Sunday, nor a holiday. */
export function isBusinessDay(date: CivilDate, holidays: ReadonlySet<number>): boolean {
  const day = weekday(date);
  return day !== 0 && day !== 6 && !holidays.has(dayNumber(date));
}

/** The date so many business days after another, or before it; undefined outside of the years 1 to 9999. */
export function addBusinessDays(
  from: CivilDate,
  days: number,
  holidays: ReadonlySet<number>,
): CivilDate | undefined {
  const start = dayNumber(from);
  const direction = days < 0 ? -1 : 1;
  const ahead = [...holidays]
    .filter((day) => (day - start) * direction > 0 && isWeekday(day))
    .sort((a, b) => (a - b) * direction);
  let day = afterWeekdays(start, Math.trunc(days));
  // Each holiday that is passed moves the day on by one.
  for (const holiday of day === start ? [] : ahead)
    if ((day - holiday) * direction >= 0) day = afterWeekdays(day, direction);
  return dateOfDay(day);
}

/** Place in the week of a day, Monday being 0; 1970-01-01 was a Thursday. */
function placeInWeek(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

function isWeekday(day: number): boolean {
  return placeInWeek(day) < 5;
}

/** The day so many weekdays after another, or before it. */
function afterWeekdays(day: number, count: number): number {
  if (count === 0) return day;
  const place = placeInWeek(day);
  const rest = Math.abs(count) % 5;
  const weeks = Math.trunc(count / 5) * 7;
  if (count > 0) {
    // A day of the weekend counts as the Friday before it.
    const friday = Math.min(place, 4);
    return day - (place - friday) + weeks + rest + (friday + rest > 4 ? 2 : 0);
  }
  // A day of the weekend counts as the Monday after it.
  const [monday, start] = place > 4 ? [0, day + 7 - place] : [place, day];
  return start + weeks - rest - (monday - rest < 0 ? 2 : 0);
}
