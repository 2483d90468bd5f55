import { type CivilDate, civilDate, pad, weekday } from './civil-date.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** Writers for the parts of a format. */
const writers: Readonly<Record<string, (date: CivilDate) => string>> = {
  yyyy: ({ year }) => pad(year, 4),
  yy: ({ year }) => pad(year % 100, 2),
  MMMM: ({ month }) => months[month - 1] ?? '',
  MMM: ({ month }) => months[month - 1]?.slice(0, 3) ?? '',
  MM: ({ month }) => pad(month, 2),
  M: ({ month }) => String(month),
  dd: ({ day }) => pad(day, 2),
  d: ({ day }) => String(day),
  do: ({ day }) => `${day}${ordinalSuffix(day)}`,
  EEEE: (date) => weekdays[weekday(date)] ?? '',
  EEE: (date) => weekdays[weekday(date)]?.slice(0, 3) ?? '',
};

/** For each part of a format, the field of the date and the pattern to read it. */
const readers: Readonly<Record<string, readonly [field: keyof CivilDate, pattern: string]>> = {
  yyyy: ['year', '\\d{4}'],
  MM: ['month', '\\d{2}'],
  M: ['month', '\\d{1,2}'],
  dd: ['day', '\\d{2}'],
  d: ['day', '\\d{1,2}'],
};

const part = /'([^']*)'|yyyy|yy|MMMM|MMM|MM|M|dd|do|d|EEEE|EEE|[A-Za-z]+|[^A-Za-z']+|'/g;

/**
 * Compiles a format such as `d MMMM yyyy`, or returns its first unknown part. Parts: `yyyy yy`, `MMMM MMM MM
 * M`, `dd d do`, `EEEE EEE`; literal letters are in single quotes.
 */
export function dateWriter(format: string): ((date: CivilDate) => string) | { readonly unknown: string } {
  const writes: ((date: CivilDate) => string)[] = [];
  for (const [token, quoted] of format.matchAll(part)) {
    const writer = Object.hasOwn(writers, token) ? writers[token] : undefined;
    if (writer === undefined && quoted === undefined && /[A-Za-z']/.test(token)) return { unknown: token };
    writes.push(writer ?? (() => quoted ?? token));
  }
  return (date) => writes.map((write) => write(date)).join('');
}

/** Compiles a numeric format such as `dd/MM/yyyy`, or returns its first part that cannot be read. */
export function dateReader(
  format: string,
): ((text: string) => CivilDate | undefined) | { readonly unknown: string } {
  const fields: (keyof CivilDate)[] = [];
  let pattern = '';
  for (const [token, quoted] of format.matchAll(part)) {
    const reader = Object.hasOwn(readers, token) ? readers[token] : undefined;
    if (reader === undefined && quoted === undefined && /[A-Za-z']/.test(token)) return { unknown: token };
    if (reader === undefined) pattern += (quoted ?? token).replace(/[^\w\s]/g, '\\$&');
    else {
      if (fields.includes(reader[0])) return { unknown: token };
      fields.push(reader[0]);
      pattern += `(${reader[1]})`;
    }
  }
  if (fields.length !== 3) return { unknown: format };
  const whole = new RegExp(`^${pattern}$`);
  return (text) => {
    const match = whole.exec(text.trim());
    if (match === null) return undefined;
    const read = { year: 0, month: 0, day: 0 };
    for (const [index, field] of fields.entries()) read[field] = Number(match[index + 1]);
    return civilDate(read.year, read.month, read.day);
  };
}

/** English ordinal suffix: 1st, 2nd, 3rd, 4th, 11th. */
function ordinalSuffix(day: number): string {
  if (day > 3 && day < 21) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}
