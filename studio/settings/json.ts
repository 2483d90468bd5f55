/** Documents of the texts that were read last: outline and panel read the same ones many times for each letter. */
const recent = new Map<string, unknown>();
const mostRecent = 16;

/** A document as JSON, the same object for a text that was read a moment ago; undefined while its text is none. */
export function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  if (recent.has(text)) return recent.get(text);
  const [oldest] = recent.keys();
  if (oldest !== undefined && recent.size >= mostRecent) recent.delete(oldest);
  const value = read(text);
  recent.set(text, value);
  return value;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A member of an object, or an entry of a list. */
export function memberOf(value: unknown, name: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as { readonly [key: string]: unknown })[name];
}

export function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A member that is a text. */
export function textIn(value: unknown, name: string): string | undefined {
  const found = memberOf(value, name);
  return typeof found === 'string' ? found : undefined;
}

export function listIn(value: unknown, name: string): readonly unknown[] {
  const found = memberOf(value, name);
  return Array.isArray(found) ? found : [];
}
