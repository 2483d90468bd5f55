import { richFormat } from '../rich-text/visible-text.ts';

const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
const signs = "[\\w!#$%&'*+/=?^`{|}~-]+";

/**
 * Formats of texts beside those of JSON Schema: a month of a year, such as `2026-03`, and a time of day by 24 hours, such as
 * `14:30`, which both sort by time; the HTML of a rich answer; and an email address whose domain may have letters of all
 * languages.
 */
export const textFormats: Readonly<Record<string, RegExp>> = {
  'idn-email': new RegExp(`^${signs}(?:\\.${signs})*@(?:${label}\\.)+${label}$`, 'u'),
  'year-month': /^\d{4}-(0[1-9]|1[0-2])$/,
  'rich-text': richFormat,
  'time-of-day': /^([01]\d|2[0-3]):[0-5]\d$/,
};
