import { richFormat } from '../rich-text/visible-text.ts';

/**
 * Formats of texts beside those of JSON Schema: a month of a year, such as `2026-03`, and a time of day by 24 hours, such as
 * `14:30`, which both sort by time; and the HTML of a rich answer.
 */
export const textFormats: Readonly<Record<string, RegExp>> = {
  'year-month': /^\d{4}-(0[1-9]|1[0-2])$/,
  'rich-text': richFormat,
  'time-of-day': /^([01]\d|2[0-3]):[0-5]\d$/,
};
