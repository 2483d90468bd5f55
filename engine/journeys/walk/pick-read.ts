import type { JsonValue } from '../../base/values/answers.ts';
import { namesRead } from '../../rules/notation/reads.ts';

/** Selects properties by name. */
export function pick<Value>(
  names: Iterable<string>,
  find: (name: string) => Value | undefined,
): { readonly [name: string]: Value } {
  const found = [...names].map((name) => [name, find(name)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, Value] => entry[1] !== undefined));
}

/** The properties of a root that some path reads; all of them if a path reads the whole root. */
export function pickRead<Value>(
  values: { readonly [name: string]: Value },
  root: string,
  paths: ReadonlySet<string>,
  admits: (name: string) => boolean = () => true,
): { readonly [name: string]: Value } {
  const read = namesRead(paths, root);
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => admits(name) && (read === undefined || read.has(name))),
  );
}

/** Keeps only the parts of a value that the paths read. */
export function pickDeep(
  values: { readonly [name: string]: JsonValue | undefined },
  root: string,
  paths: ReadonlySet<string>,
): { readonly [name: string]: JsonValue | undefined } {
  if (paths.has(root)) return values;
  const picked: { [name: string]: JsonValue | undefined } = {};
  for (const [name, value] of Object.entries(values)) {
    const path = `${root}.${name}`;
    const isReadWhole = paths.has(path);
    if (!isReadWhole && ![...paths].some((read) => read.startsWith(`${path}.`))) continue;
    picked[name] = !isReadWhole && isObject(value) ? (pickDeep(value, path, paths) as JsonValue) : value;
  }
  return picked;
}

function isObject(value: JsonValue | undefined): value is { readonly [name: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Selects properties by name. */
export function pickNames<Value>(
  values: { readonly [name: string]: Value },
  names: ReadonlySet<string>,
): { readonly [name: string]: Value } {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
}
