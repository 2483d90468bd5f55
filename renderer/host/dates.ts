import { tz } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';

/**
 * A date as pages show it: "14 March 2026". The text is a date, which is the same day everywhere, or a date and
 * time, which is shown in the given time zone. Undefined for a text that is neither.
 */
export function formatDay(text: string, timeZone: string): string | undefined {
  return formatIn(text, timeZone, 'd MMMM yyyy');
}

/** A date and time as pages show them: "14 March 2026, 2:40 pm". */
export function formatDayTime(text: string, timeZone: string): string | undefined {
  return formatIn(text, timeZone, 'd MMMM yyyy, h:mm aaa');
}

/** The name of a month written `yyyy-mm`: "March". */
export function formatMonth(text: string): string | undefined {
  return formatIn(text, 'UTC', 'MMMM');
}

function formatIn(text: string, timeZone: string, pattern: string): string | undefined {
  const time = parseISO(text, { in: tz(timeZone) });
  return isValid(time) ? format(time, pattern) : undefined;
}
