import { isPlainObject } from '../rules/values/property.ts';

/** Kinds of documents that hold actions. */
const kinds: ReadonlySet<unknown> = new Set(['journey', 'form', 'facts']);

/**
 * Pointers to the actions of a document: entries of an event, of a sequence, or of a list inside an action.
 */
const action = /\/(?:on[A-Z][A-Za-z]*|attempt|sequences\/[^/]+)\/\d+$/;

/** True for the place of an action: there `{"call": "x"}` is not a rule but calls an operation. */
export function isActionPlace(document: unknown, pointer: string): boolean {
  return isPlainObject(document) && kinds.has(document.kind) && action.test(pointer);
}
