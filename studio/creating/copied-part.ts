import type { Part } from '../parts/structure.ts';
import { isObject, memberOf, parsed } from '../settings/json.ts';

/** A part as text, which any program can hold. */
export function writePart(part: unknown): string {
  return `${JSON.stringify({ waymark: 'part', part }, null, 2)}\n`;
}

/** The part that a text says; undefined for other texts. */
export function readPart(text: string): Part | undefined {
  const read = parsed(text);
  if (memberOf(read, 'waymark') !== 'part') return undefined;
  return partIn(memberOf(read, 'part'));
}

/** A value of a document that is an object. */
export function partIn(value: unknown): Part | undefined {
  return isObject(value) ? (value as Part) : undefined;
}
