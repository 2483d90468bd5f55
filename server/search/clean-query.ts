import { cutText } from '#engine';

const longestQuery = 200;

/**
 * Cleans a typed query for searching and showing it again: one line of at most 200 characters, without
 * control characters, marks of direction or broken characters. Emoji stay whole.
 */
export function cleanQuery(typed: string): string {
  const line = typed
    .slice(0, 10 * longestQuery)
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu, ' ')
    .normalize('NFC')
    .trim();
  return cutText(line, longestQuery).trim();
}
