import { createHash } from 'node:crypto';
import { canonicalJson } from '#engine';

/** A short name for a value: equal values, equal names. */
export function digest(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}
