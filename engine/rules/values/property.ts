/** Forbidden keys in documents, answers and responses. */
export const refusedKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** True for an object that is no list and not null. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own property of an object or an element of a list; `undefined` for anything else. */
export function property(holder: unknown, key: string): unknown {
  if (typeof holder !== 'object' || holder === null || !owns.call(holder, key)) return undefined;
  return key === 'length' && Array.isArray(holder) ? undefined : read(holder, key);
}

const owns = Object.prototype.hasOwnProperty;

/**
 * Whether no property was added to the prototypes of objects and lists. Then any name that the language does
 * not define can be read without an own-property test, which costs more than the read.
 */
export const inheritance = { pristine: true };

/** Checks the prototypes again; `evaluateRule` does so before each evaluation. */
export function watchInheritance(): void {
  inheritance.pristine = isPristine();
}

function isPristine(): boolean {
  // The loop includes Object.prototype too. Properties added by assignment are enumerable; built-in ones are
  // not.
  for (const _ in Array.prototype) return false;
  return true;
}

/** True for a built-in property of objects or lists. */
export function isInherited(key: string): boolean {
  return key in Array.prototype;
}

/** Reads one property as `property` does, faster. */
export function propertyReader(key: string): (holder: unknown) => unknown {
  if (isInherited(key)) return (holder) => property(holder, key);
  return (holder) => plainProperty(holder, key);
}

/** Reads a property whose name `isInherited` does not know as `property` does, faster. */
export function plainProperty(holder: unknown, key: string): unknown {
  if (typeof holder !== 'object' || holder === null) return undefined;
  return inheritance.pristine ? read(holder, key) : property(holder, key);
}

/** The only place that reads arbitrary data as an object. */
function read(holder: object, key: string): unknown {
  return (holder as Readonly<Record<string, unknown>>)[key];
}
