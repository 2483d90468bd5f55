import { readDate, writeDate } from '../rules/values/civil-date.ts';
import { dateReader, dateWriter } from '../rules/values/date-format.ts';

/** What people write between the parts of a date. */
const separators = /[\s./\u2010-\u2013-]+/;

/**
 * The date that a text spells in a format, as `yyyy-mm-dd`; any other text as it is. The order of day, month and year is
 * that of the format; between them may stand any separator, and a day or month may have one digit.
 *
 * @example readDateText('dd/MM/yyyy', '1-2-1980') // '1980-02-01'
 */
export function readDateText(format: string, text: string): string {
  const read = dateReader(format);
  const date = typeof read === 'function' ? (read(text) ?? read(inFormat(format, text))) : undefined;
  return date ? writeDate(date) : text;
}

/** A date in a format; a text that is no date as it is. */
export function writeDateText(format: string, text: string): string {
  const write = dateWriter(format);
  const date = readDate(text);
  return date && typeof write === 'function' ? write(date) : text;
}

/** The parts of a date, as they were typed. */
export function dateParts(text: string): readonly string[] {
  return text.trim().split(separators);
}

/** The parts of a text with the separators and digits that a format wants; the format itself where the text lacks some. */
function inFormat(format: string, text: string): string {
  const parts = dateParts(text).values();
  const laid = format.replace(/[dMy]+/g, (token) => {
    const part = parts.next().value ?? token;
    return token.startsWith('y') ? part : part.padStart(token.length, '0');
  });
  return parts.next().done ? laid : format;
}
