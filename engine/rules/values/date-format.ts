import type { DateNames } from '../../base/values/formats.ts';
import { type CivilDate, civilDate, pad } from './civil-date.ts';

/** For each part of a format, what writes it. */
export type Writers = Readonly<Record<string, (date: CivilDate, names?: DateNames) => string>>;

/** Writers for the parts of a format that are figures. */
export const figures: Writers = {
  yyyy: ({ year }) => pad(year, 4),
  yy: ({ year }) => pad(year % 100, 2),
  MM: ({ month }) => pad(month, 2),
  M: ({ month }) => String(month),
  dd: ({ day }) => pad(day, 2),
  d: ({ day }) => String(day),
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
 * Compiles a format such as `d/MM/yyyy`, or returns its first unknown part. Literal letters are in single quotes.
 *
 * @param writers for the parts that a format may have
 */
export function dateWriter(
  format: string,
  writers = figures,
): ((date: CivilDate, names?: DateNames) => string) | { readonly unknown: string } {
  const writes: Writers[string][] = [];
  for (const [token, quoted] of format.matchAll(part)) {
    const writer = Object.hasOwn(writers, token) ? writers[token] : undefined;
    if (writer === undefined && quoted === undefined && /[A-Za-z']/.test(token)) return { unknown: token };
    writes.push(writer ?? (() => quoted ?? token));
  }
  return (date, names) => writes.map((write) => write(date, names)).join('');
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
