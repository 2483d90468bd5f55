/** The JSON Pointer (RFC 6901) of the value reached by these keys and indexes. */
export function pointerOf(...path: readonly (string | number)[]): string {
  let pointer = '';
  for (const part of path) {
    pointer += typeof part === 'string' && special.test(part) ? `/${escapePart(part)}` : `/${part}`;
  }
  return pointer;
}

const special = /[~/]/;

function escapePart(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The keys and indexes of a JSON Pointer. */
export function pathOf(pointer: string): readonly string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The pointer to the container of a value; '' for the whole document. */
export function parentPointer(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}

/** The value at a JSON Pointer, looking at own properties only; undefined when there is none. */
export function valueAt(document: unknown, pointer: string): unknown {
  let value = document;
  for (const part of pathOf(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as { readonly [key: string]: unknown })[part];
  }
  return value;
}
