const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** Days since 1970-01-01 of a day that may not exist: 31 February is 3 March, or 2 March. */
function dayNumber(year: number, month: number, day: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getTime() / 86_400_000;
}

function parts(date: string): readonly [year: number, month: number, day: number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
}

const pad = (value: number, digits: number) => String(value).padStart(digits, '0');

/** The date as text; `undefined` outside the years 1 to 9999. */
function dateOf(days: number): string | undefined {
  const date = new Date(days * 86_400_000);
  const year = date.getUTCFullYear();
  if (!(year >= 1 && year <= 9999)) return undefined;
  return `${pad(year, 4)}-${pad(date.getUTCMonth() + 1, 2)}-${pad(date.getUTCDate(), 2)}`;
}

const formatParts = /'[^']*'|d+o?|M+|y+|E+|./gs;

function ordinal(day: number): string {
  const isTeen = day >= 11 && day <= 13;
  return `${day}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]) ?? 'th'}`;
}

function written(part: string, date: string): string {
  const [year, month, day] = parts(date);
  const name = months[month - 1] ?? '';
  const weekday = weekdays[new Date(dayNumber(year, month, day) * 86_400_000).getUTCDay()] ?? '';
  const texts: Readonly<Record<string, string>> = {
    d: `${day}`,
    dd: pad(day, 2),
    do: ordinal(day),
    M: `${month}`,
    MM: pad(month, 2),
    MMM: name.slice(0, 3),
    MMMM: name,
    yy: pad(year % 100, 2),
    yyyy: pad(year, 4),
    EEE: weekday.slice(0, 3),
    EEEE: weekday,
  };
  return texts[part] ?? (part.length > 1 && part.startsWith("'") ? part.slice(1, -1) : part);
}

const parsed: Readonly<Record<string, string>> = {
  d: '(?<day>\\d{1,2})',
  dd: '(?<day>\\d{2})',
  M: '(?<month>\\d{1,2})',
  MM: '(?<month>\\d{2})',
  yyyy: '(?<year>\\d{4})',
};

function parse(text: string, format: string): string | undefined {
  const pattern = [...format.matchAll(formatParts)].map(([part]) => parsed[part] ?? part).join('');
  const { year, month, day } = new RegExp(`^${pattern}$`).exec(text.trim())?.groups ?? {};
  const spelled = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return dateOf(dayNumber(...parts(spelled))) === spelled ? spelled : undefined;
}

function years(from: string, to: string): number {
  if (from > to) return -years(to, from);
  const [[birth, ...birthday], [year, ...today]] = [parts(from), parts(to)];
  const isBefore = today[0] < birthday[0] || (today[0] === birthday[0] && today[1] < birthday[1]);
  return year - birth - (isBefore ? 1 : 0);
}

/** The length of a month, by the day before the first of the next month. */
function monthLength(year: number, month: number, _: number): number {
  return dayNumber(year, month + 1, 1) - dayNumber(year, month, 1);
}

function inMonths(date: string, count: number): string | undefined {
  const [year, month, day] = parts(date);
  const first = dateOf(dayNumber(year, month + count, 1));
  return first && `${first.slice(0, 8)}${pad(Math.min(day, monthLength(...parts(first))), 2)}`;
}

/** 1970-01-01 was a Thursday. */
function isoWeekday(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** Operators on dates that are all answered. */
export const dates = {
  'parse-date': ([text = '', format = '']: readonly string[]) => parse(text, format),
  'format-date': ([date = '', format = '']: readonly string[]) =>
    [...format.matchAll(formatParts)].map(([part]) => written(part, date)).join(''),
  'add-days': ([date, days]: readonly [string, number]) =>
    dateOf(dayNumber(...parts(date)) + Math.trunc(days)),
  'add-months': ([date, months]: readonly [string, number]) => inMonths(date, Math.trunc(months)),
  'add-years': ([date, count]: readonly [string, number]) => inMonths(date, Math.trunc(count) * 12),
  'start-of-month': ([date = '']: readonly string[]) => `${date.slice(0, 8)}01`,
  'end-of-month': ([date = '']: readonly string[]) =>
    `${date.slice(0, 8)}${pad(monthLength(...parts(date)), 2)}`,
  'start-of-year': ([date = '']: readonly string[]) => `${date.slice(0, 5)}01-01`,
  'end-of-year': ([date = '']: readonly string[]) => `${date.slice(0, 5)}12-31`,
  'days-between': ([from = '', to = '']: readonly string[]) =>
    dayNumber(...parts(to)) - dayNumber(...parts(from)),
  weekday: ([date = '']: readonly string[]) => isoWeekday(dayNumber(...parts(date))),
  'add-business-days': ([date, days]: readonly [string, number]) => {
    let day = dayNumber(...parts(date));
    for (let left = Math.abs(days); left > 0; ) {
      day += Math.sign(days);
      if (isoWeekday(day) < 6) left -= 1;
    }
    return dateOf(day);
  },
  'years-between': ([from = '', to = '']: readonly string[]) => years(from, to),
};
