import { distinctValues } from './answer-values.ts';
import type { Choices } from './choices.ts';
import type { Partitions } from './partitions.ts';

/**
 * Chooses a value of the type at a path, or that there is none. Properties of an object are chosen one by one,
 * when they are read.
 * @param key of the choice: the path, or a longer text if its value changes on the path
 */
export function chooseValue(choices: Choices, partitions: Partitions, key: string, path: string): unknown {
  const type = partitions.typeAt(path);
  if (type.kind !== 'object')
    return choices.choose(key, [undefined, ...distinctValues(type, path, partitions)]);
  if (!choices.choose(`${key}|exists`, [true, false])) return undefined;
  return lazyObject((name) => chooseValue(choices, partitions, `${key}.${name}`, `${path}.${name}`));
}

/** An object whose properties are computed when they are read. */
export function lazyObject(value: (name: string) => unknown): { readonly [name: string]: unknown } {
  return new Proxy(
    {},
    {
      get: (_, name) => (typeof name === 'string' ? value(name) : undefined),
      // Rules read names that objects or lists inherit, such as "length", only where they are properties of their own.
      getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: undefined }),
    },
  );
}
