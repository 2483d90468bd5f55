import type { ValueSchema } from '#schemas';
import type { JsonValue } from '../../base/values/answers.ts';
import { exactNumber } from '../../base/values/exact-number.ts';
import { isNumeric } from '../../base/values/is-numeric.ts';
import { numberLength } from './answer-size.ts';

/**
 * Reads a number if the constraint asks for one and the text is one; otherwise returns the text, so that the
 * constraint reports it.
 */
export function readText(
  constraint: ValueSchema | undefined,
  text: string | undefined,
): JsonValue | undefined {
  if (!text) return undefined;
  return isNumeric(constraint) && text.length <= numberLength ? (readNumber(text) ?? text) : text;
}

/**
 * Reads a number in decimal digits; thousands separators are allowed, and the digit before the point is
 * optional. Undefined for any other text, and for a number that cannot be kept exactly.
 *
 * @example readNumber('1,000.5') // 1000.5
 */
export function readNumber(text: string): number | undefined {
  const digits = /^[+-]?\d{1,3}(([, \u00a0\u202f])\d{3})(\2\d{3})*(\.\d*)?$/.test(text)
    ? text.replace(/[, \u00a0\u202f]/g, '')
    : text;
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(digits) ? exactNumber(digits) : undefined;
}
