import type { ValueSchema } from '#schemas';
import type { JsonValue } from '../answers/answers.ts';
import { isNumeric } from '../answers/is-numeric.ts';
import { numberLength } from './answer-size.ts';

/** A number where the constraint asks for one and the text is one; else the text, for the constraint to refuse. */
export function readText(
  constraint: ValueSchema | undefined,
  text: string | undefined,
): JsonValue | undefined {
  if (!text) return undefined;
  return isNumeric(constraint) && text.length <= numberLength ? (readNumber(text) ?? text) : text;
}

/** The number that a text writes in digits; undefined for any other text, and for a number too large to be kept. */
export function readNumber(text: string): number | undefined {
  const value = /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}
