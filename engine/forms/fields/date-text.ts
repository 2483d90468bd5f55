import { readDate, writeDate } from '../../rules/values/civil-date.ts';
import { dateReader, dateWriter } from '../../rules/values/date-format.ts';

/** Separators that people write between the parts of a date. */
const separators = /[\s./\u2010-\u2013-]+/;

/**
 * Reads a date written in a format, as `yyyy-mm-dd`; returns any other text unchanged. Day, month and year
 * must be in the order of the format, with any separators; a day or month may have one digit.
 *
 * @example readDateText('dd/MM/yyyy', '1-2-1980') // '1980-02-01'
 */
export function readDateText(format: string, text: string): string {
  const read = dateReader(format);
  const date = typeof read === 'function' ? (read(text) ?? read(inFormat(format, text))) : undefined;
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

/** Rewrites a date with the separators and digits of the format; returns the format if a part is missing. */
function inFormat(format: string, text: string): string {
  const parts = dateParts(text).values();
  const laid = format.replace(/[dMy]+/g, (token) => {
    const part = parts.next().value ?? token;
    return token.startsWith('y') ? part : part.padStart(token.length, '0');
  });
  return parts.next().done ? laid : format;
}
