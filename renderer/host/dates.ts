import { tz } from '@date-fns/tz';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import type { HostSite } from './host.ts';

type Formats = Pick<HostSite, 'language' | 'timeZone'>;

/**
 * A date as pages show it: "14 March 2026". The text is a date, which is the same day everywhere, or a date and
 * time, which is shown in the given time zone. Undefined for a text that is neither.
 */
export function formatDay(text: string, { language, timeZone }: Formats): string | undefined {
  return formatIn(text, language, timeZone, { dateStyle: 'long' });
}

/** A date and time as pages show them: "14 March 2026, 2:40 pm". */
export function formatDayTime(text: string, { language, timeZone }: Formats): string | undefined {
  const day = formatDay(text, { language, timeZone });
  return day && `${day}, ${formatIn(text, language, timeZone, { timeStyle: 'short' })}`;
}

/** The name of a month written `yyyy-mm`: "March". */
export function formatMonth(text: string, language: string): string | undefined {
  return formatIn(text, language, 'UTC', { month: 'long' });
}

function formatIn(
  text: string,
  language: string,
  timeZone: string,
  style: Intl.DateTimeFormatOptions,
): string | undefined {
  const time = parseISO(text, { in: tz(timeZone) });
  if (!isValid(time)) return undefined;
  const options = { ...style, timeZone };
  const key = JSON.stringify([language, options]);
  // A format is slow to create.
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, format);
  return format.format(time);
}

const formats = new Map<string, Intl.DateTimeFormat>();
