/**
 * Reads a number that JavaScript can keep as it is written. Undefined for a text that is none, and for one beyond
 * ±(2^53 − 1): it would become another number, for example 9007199254740993 would be sent as 9007199254740992.
 */
export function exactNumber(text: string): number | undefined {
  const value = Number(text);
  const isExact = Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
  return isExact ? value : undefined;
}
