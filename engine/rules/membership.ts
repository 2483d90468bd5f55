import { spend } from './limits.ts';
import { isUnanswered, mismatch } from './unanswered.ts';

/**
 * Whether a list has an element, or a text contains a text. Nothing is in an unanswered list; whether an
 * unanswered value is in a list is not known. The empty text contains nothing, not even itself: JsonLogic's answer.
 */
export function contains(needle: unknown, haystack: unknown): boolean | undefined {
  if (isUnanswered(haystack)) return false;
  if (isUnanswered(needle)) return undefined;
  if (Array.isArray(haystack)) {
    spend(haystack.length);
    return typeof needle === 'object'
      ? mismatch('a single value', [needle])
      : haystack.indexOf(needle) !== -1;
  }
  if (typeof haystack === 'string' && typeof needle === 'string') {
    return haystack !== '' && haystack.includes(needle);
  }
  return mismatch('a value and a list, or two texts', [needle, haystack]);
}
