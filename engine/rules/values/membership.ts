import { spend, spendText } from '../runtime/limits.ts';
import { isUnanswered, mismatch } from '../runtime/unanswered.ts';

/**
 * Whether a list has an element, or a text contains a text. Unknown for an unanswered value in a list; false
 * for other values in an unanswered list or text. The empty text contains nothing, not even itself, as in
 * JsonLogic.
 */
export function contains(needle: unknown, haystack: unknown): boolean | undefined {
  if (isUnanswered(needle)) return undefined;
  if (isUnanswered(haystack)) return false;
  if (Array.isArray(haystack)) {
    spend(haystack.length);
    return has(haystack, needle);
  }
  if (typeof haystack === 'string' && typeof needle === 'string') {
    spendText(haystack.length);
    return haystack !== '' && haystack.includes(needle);
  }
  return mismatch('a value and a list, or two texts', [needle, haystack]);
}

/** Whether a list has an element, without charging steps; unknown for an unanswered value. */
export function has(list: readonly unknown[], value: unknown): boolean | undefined {
  if (isUnanswered(value)) return undefined;
  return typeof value === 'object' ? mismatch('a single value', [value]) : list.indexOf(value) !== -1;
}
