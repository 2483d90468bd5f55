import { memoize } from '#engine';

/** Part of an HTML document: a text, or the bytes of one. */
export type HtmlPart = string | Uint8Array;

/**
 * The props of an island as JSON, in parts, that cannot close the script block that contains it.
 *
 * @param shared path to an object in the props whose bytes are memoized; empty if there is none
 */
export function propsJson(props: object, shared: readonly string[]): readonly HtmlPart[] {
  const [name, ...path] = shared;
  if (name === undefined) return [jsonOf(props)];
  const { [name]: inner, ...others } = props as Readonly<Record<string, unknown>>;
  if (typeof inner !== 'object' || inner === null) return [jsonOf(props)];
  const innerJson = path.length === 0 ? [memoizedBytes(inner)] : propsJson(inner, path);
  const rest = jsonOf(others).slice(1);
  return [`{${jsonOf(name)}:`, ...innerJson, `${rest === '}' ? '' : ','}${rest}`];
}

const encoder = new TextEncoder();
const memoizedBytes = memoize((value: object) => encoder.encode(jsonOf(value)));

function jsonOf(value: object | string): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
