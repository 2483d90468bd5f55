import { valueAt } from '#engine';
import type { Step } from './kept-steps.ts';

/** Where a step changed documents, going from its texts before to those after. */
export interface StepPlace {
  /** Its id. */
  readonly document: string;
  /** The deepest value that holds all that is another. */
  readonly pointer: string;
  /** Whether the document is gone with it. */
  readonly isGone: boolean;
  /** Whether an entry of a list is gone with it: another one is at its place. */
  readonly isEntryGone: boolean;
}

/**
 * The place that a step has changed: the deepest one that holds all that differs in a document. Of several documents it is
 * one that is in view, or else the first that is no translation.
 */
export function placeOfStep({ before, after }: Step, shown: readonly string[]): StepPlace | undefined {
  const isTranslation = (body: string | null) => body?.includes('"kind": "translation"') === true;
  const changed = after.filter(({ id, body }) => body !== before.find((each) => each.id === id)?.body);
  const { id, body } =
    changed.find((each) => shown.includes(each.id)) ??
    changed.find((each) => !isTranslation(each.body)) ??
    changed[0] ??
    {};
  if (id === undefined) return undefined;
  const was = before.find((each) => each.id === id)?.body ?? null;
  const [one, other] = [parsed(was), parsed(body ?? null)];
  const pointer = placeOfDifference(one, other);
  const list = pointer.replace(/\/\d+$/, '');
  const count = (document: unknown) => {
    const value = valueAt(document, list);
    return Array.isArray(value) ? value.length : 0;
  };
  const isEntryGone = list !== pointer && count(other) < count(one);
  return { document: id, pointer, isGone: body === null, isEntryGone };
}

/** The JSON Pointer of the deepest value that holds all in which two values differ. */
export function placeOfDifference(one: unknown, other: unknown, at = ''): string {
  if (!isHolder(one) || !isHolder(other) || Array.isArray(one) !== Array.isArray(other)) return at;
  const [before, after] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const differing = names.filter((name) => !isSame(before.get(name), after.get(name)));
  const [first] = differing;
  // The first entry of a list that is another one is where entries came or went.
  const isOne = differing.length === 1 || (Array.isArray(one) && before.size !== after.size);
  if (first === undefined || !isOne) return at;
  const pointer = `${at}/${first.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return differing.length === 1 ? placeOfDifference(before.get(first), after.get(first), pointer) : pointer;
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
