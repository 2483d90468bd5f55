import { memoize } from '#engine';

/**
 * The props of an island as JSON that cannot close the script block that contains it.
 *
 * @param shared path to an object in the props whose JSON is memoized; empty if there is none
 */
export function propsJson(props: object, shared: readonly string[]): string {
  const [name, ...path] = shared;
  if (name === undefined) return jsonOf(props);
  const { [name]: inner, ...others } = props as Readonly<Record<string, unknown>>;
  if (typeof inner !== 'object' || inner === null) return jsonOf(props);
  const innerJson = path.length === 0 ? memoizedJson(inner) : propsJson(inner, path);
  const rest = jsonOf(others).slice(1);
  return `{${jsonOf(name)}:${innerJson}${rest === '}' ? '' : ','}${rest}`;
}

const memoizedJson = memoize(jsonOf);

function jsonOf(value: object | string): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
