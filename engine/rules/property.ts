const owns = Object.prototype.hasOwnProperty;

/** Names no document, answer or response may use as a key. */
export const refusedKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** True for an object that is neither a list nor null. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own property of an object or an element of a list; `undefined` for anything else, inherited or not there. */
export function property(holder: unknown, key: string): unknown {
  if (typeof holder !== 'object' || holder === null) return undefined;
  const value: unknown = (holder as Readonly<Record<string, unknown>>)[key];
  if (value === undefined || !owns.call(holder, key)) return undefined;
  return key === 'length' && Array.isArray(holder) ? undefined : value;
}
