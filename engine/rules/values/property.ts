/** Names no document, answer or response may use as a key. */
export const refusedKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** True for an object that is neither a list nor null. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own property of an object or an element of a list; `undefined` for anything else, inherited or not there. */
export function property(holder: unknown, key: string): unknown {
  if (typeof holder !== 'object' || holder === null || !owns.call(holder, key)) return undefined;
  return key === 'length' && Array.isArray(holder) ? undefined : read(holder, key);
}

const owns = Object.prototype.hasOwnProperty;

/**
 * Whether data inherits only what the language itself defines. While it does, a name the language does not
 * define is an own property wherever it is found, and asking again at each read would cost more than the read.
 */
export const inheritance = { pristine: true };

/** Looks at the prototypes of data anew; `evaluateRule` does so before each evaluation. */
export function watchInheritance(): void {
  inheritance.pristine = isPristine();
}

function isPristine(): boolean {
  // Goes through Object.prototype too. What assignment put on either is enumerable; what the language put there is not.
  for (const _ in Array.prototype) return false;
  return true;
}

/** True for a name that objects or lists have without anybody giving it to them. */
export function isInherited(key: string): boolean {
  return key in Array.prototype;
}

/** Reads one property as `property` does, faster. */
export function propertyReader(key: string): (holder: unknown) => unknown {
  if (isInherited(key)) return (holder) => property(holder, key);
  return (holder) => {
    if (typeof holder !== 'object' || holder === null) return undefined;
    return inheritance.pristine ? read(holder, key) : property(holder, key);
  };
}

/** The one place where data that could be anything is read as an object. */
function read(holder: object, key: string): unknown {
  return (holder as Readonly<Record<string, unknown>>)[key];
}
