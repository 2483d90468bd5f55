import type { DateNames } from '../../base/values/formats.ts';
import { type CivilDate, weekday } from './civil-date.ts';
import { dateWriter, figures, type Writers } from './date-format.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const shortened = (names: readonly string[]) => names.map((name) => name.slice(0, 3));
const english: DateNames = {
  MMMM: months,
  MMM: shortened(months),
  EEEE: weekdays,
  EEE: shortened(weekdays),
};

const words: Writers = {
  ...figures,
  MMMM: ({ month }, names = english) => names.MMMM[month - 1] ?? '',
  MMM: ({ month }, names = english) => names.MMM[month - 1] ?? '',
  do: ({ day }, names) => `${day}${names ? '' : ordinalSuffix(day)}`,
  EEEE: (date, names = english) => names.EEEE[weekday(date)] ?? '',
  EEE: (date, names = english) => names.EEE[weekday(date)] ?? '',
};

/**
 * Compiles a format such as `d MMMM yyyy`, or returns its first unknown part. Parts: `yyyy yy`, `MMMM MMM MM
 * M`, `dd d do`, `EEEE EEE`; literal letters are in single quotes. Names are English unless others are given, and only
 * English has the endings of `do`.
 */
export function dateInWords(
  format: string,
): ((date: CivilDate, names?: DateNames) => string) | { readonly unknown: string } {
  return dateWriter(format, words);
}

/** English ordinal suffix: 1st, 2nd, 3rd, 4th, 11th. */
function ordinalSuffix(day: number): string {
  if (day > 3 && day < 21) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}
