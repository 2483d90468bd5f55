import type { Formats } from '../../base/values/formats.ts';
import { readDate, writeDate } from '../../rules/values/civil-date.ts';
import { dateReader, dateWriter } from '../../rules/values/date-format.ts';

/** Separators that people write between the parts of a date. */
const separators = /[\s.,/\u2010-\u2013-]+/;

/**
 * Reads a date written in a format, as `yyyy-mm-dd`; returns any other text unchanged. Day, month and year
 * must be in the order of the format, with any separators; a day or month may have one digit, and the month its name.
 *
 * @example readDateText('dd/MM/yyyy', '1-2-1980') // '1980-02-01'
 * @example readDateText('dd/MM/yyyy', '1 Feb 1980') // '1980-02-01'
 */
export function readDateText(format: string, text: string, formats?: Formats): string {
  const read = dateReader(format);
  const date = typeof read === 'function' ? (read(text) ?? read(inFormat(format, text, formats))) : undefined;
  return date ? writeDate(date) : text;
}

/** Writes a date in a format; returns a text that is no date unchanged. */
export function writeDateText(format: string, text: string): string {
  const write = dateWriter(format);
  const date = readDate(text);
  return date && typeof write === 'function' ? write(date) : text;
}

/** The parts of a date as typed. */
export function dateParts(text: string): readonly string[] {
  return text.trim().split(separators);
}

const english = 'january february march april may june july august september october november december'.split(
  ' ',
);

/**
 * The number of a month as typed: its digits, or the beginning of its name, of three letters at least, in the language of
 * the page or in English. 0 for none.
 */
export function monthNumber(text: string, formats?: Formats): number {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const typed = plain(text);
  for (const names of [formats?.dateNames?.MMMM ?? [], english]) {
    const [first, ...others] = names.flatMap((name, index) =>
      plain(name).startsWith(typed) ? [index + 1] : [],
    );
    if (typed.length > 2 && first && others.length === 0) return first;
  }
  return 0;
}

/** A name without accents, case and full stops. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase();
}

/** Rewrites a date with the separators and digits of the format; returns the format if a part is missing. */
function inFormat(format: string, text: string, formats?: Formats): string {
  const parts = dateParts(text).values();
  const laid = format.replace(/[dMy]+/g, (token) => {
    const part = parts.next().value ?? token;
    const digits = token.startsWith('M') ? String(monthNumber(part, formats)) : part;
    return token.startsWith('y') ? part : digits.padStart(token.length, '0');
  });
  return parts.next().done ? laid : format;
}
