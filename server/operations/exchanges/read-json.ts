import { exactNumber, type JsonValue } from '#engine';

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Deeper than any real answer; limited, since later readers may recurse. */
const maxDepth = 64;

export type ReadJson =
  | { readonly kind: 'json'; readonly value: JsonValue }
  | { readonly kind: 'malformed' }
  /** It has a forbidden key, or more than 64 levels. */
  | { readonly kind: 'forbidden' };

const strictText = new TextDecoder('utf-8', { fatal: true });

/** Found in every text with a number that may be too large; a reviver makes parsing several times slower. */
const mayHoldInexact = /\d{16}|\d[eE]/;

/**
 * Reads untrusted JSON: UTF-8, no forbidden key at any depth, deeply frozen. A number that cannot be kept exactly
 * stays the text that it was written as, which a schema refuses where it wants a number.
 */
export function readJson(bytes: Uint8Array): ReadJson {
  let value: JsonValue;
  try {
    const text = strictText.decode(bytes);
    value = JSON.parse(text, mayHoldInexact.test(text) ? keepExact : undefined);
  } catch {
    return { kind: 'malformed' };
  }
  return freezeChecked(value) ? { kind: 'json', value } : { kind: 'forbidden' };
}

function keepExact(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  return typeof value === 'number' ? (exactNumber(context?.source ?? '') ?? context?.source) : value;
}

/** Uses a list instead of recursion, so that no nesting can exhaust the stack. */
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

/** Whether a type is `application/json` or one with `+json`. */
export function isJsonType(contentType: string): boolean {
  return /^application\/(?:[a-z0-9.!#$&^_-]+\+)?json\s*(?:;|$)/i.test(contentType);
}
