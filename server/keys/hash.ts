import { createHash } from 'node:crypto';
import { canonicalJson } from '#engine';

/** SHA-256 of a text, in lower-case hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/**
 * The address of a JSON value: SHA-256 of its canonical text. Spelling and order of keys do not change it.
 */
export function hashJson(value: unknown): string {
  return sha256(canonicalJson(value));
}
