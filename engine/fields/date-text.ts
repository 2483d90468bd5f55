import { readDate, writeDate } from '../rules/civil-date.ts';
import { dateReader, dateWriter } from '../rules/date-format.ts';

/** The date that a text spells in a format, as `yyyy-mm-dd`; any other text as it is. */
export function readDateText(format: string, text: string): string {
  const read = dateReader(format);
  const date = typeof read === 'function' ? read(text) : undefined;
  return date ? writeDate(date) : text;
}

/** A date in a format; a text that is no date as it is. */
export function writeDateText(format: string, text: string): string {
  const write = dateWriter(format);
  const date = readDate(text);
  return date && typeof write === 'function' ? write(date) : text;
}
