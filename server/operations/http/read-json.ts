import type { JsonValue } from '#engine';

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Deep enough for any real answer; a limit all the same, as readers downstream may recurse. */
const maxDepth = 64;

export type ReadJson =
  | { readonly kind: 'json'; readonly value: JsonValue }
  | { readonly kind: 'malformed' }
  /** A key no object of ours may have, or nesting past 64. */
  | { readonly kind: 'forbidden' };

const strictText = new TextDecoder('utf-8', { fatal: true });

/** Reads JSON that somebody else wrote: UTF-8, no forbidden key at any depth, frozen throughout. */
export function readJson(bytes: Uint8Array): ReadJson {
  let value: JsonValue;
  try {
    value = JSON.parse(strictText.decode(bytes));
  } catch {
    return { kind: 'malformed' };
  }
  return freezeChecked(value) ? { kind: 'json', value } : { kind: 'forbidden' };
}

/** Walks with a list of its own, so that no nesting can exhaust the stack. */
function freezeChecked(root: unknown): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > maxDepth) return false;
    for (const [key, child] of Object.entries(value)) {
      if (forbiddenKeys.has(key)) return false;
      waiting.push({ value: child, depth: depth + 1 });
    }
    Object.freeze(value);
  }
  return true;
}

/** `application/json` and every `+json`. */
export function isJsonType(contentType: string): boolean {
  return /^application\/(?:[a-z0-9.!#$&^_-]+\+)?json\s*(?:;|$)/i.test(contentType);
}
