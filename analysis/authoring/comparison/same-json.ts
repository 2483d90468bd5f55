import { canonicalJson } from '#engine';

/** Whether two values have the same JSON, whatever the order of their properties. */
export function isSameJson(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (before === undefined || after === undefined) return false;
  return canonicalJson(before) === canonicalJson(after);
}

/** Names of the properties in which two objects differ, except those that are handled elsewhere. */
export function changedProperties(
  before: object,
  after: object,
  handled: ReadonlySet<string> = new Set(),
): readonly string[] {
  const old: { readonly [name: string]: unknown } = { ...before };
  const now: { readonly [name: string]: unknown } = { ...after };
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((name) => !handled.has(name) && !isSameJson(old[name], now[name]))
    .sort();
}
