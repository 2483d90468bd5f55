import { isOperatorName, pointerOf } from '#engine';
import { readCall } from '#engine/parts';
import { bodies, readsElement } from '../rules/conditions-in.ts';
import { comparisons } from './terms.ts';

/** A comparison within a part of a document. */
export interface FoundComparison {
  readonly pointer: string;
  readonly rule: unknown;
  /** The truth that it is written for: a comparison by `!=` is written to fail. */
  readonly wanted: boolean;
}

/** Every comparison within a template, but for those that are made for each element of a list. */
export function* comparisonsIn(part: unknown, pointer: string): Iterable<FoundComparison> {
  if (typeof part !== 'object' || part === null) return;
  const call = readCall(part);
  if (call === undefined || !isOperatorName(call.name)) {
    for (const [name, each] of Object.entries(part)) yield* comparisonsIn(each, pointer + pointerOf(name));
    return;
  }
  const { name, args, body } = call;
  if (name === 'literal') return;
  if ((comparisons.has(name) || name === 'in') && !readsElement(part))
    yield { pointer, rule: part, wanted: !name.startsWith('!') };
  for (const [index, arg] of args.entries()) {
    if (bodies.has(name) && index > 0) continue;
    yield* comparisonsIn(arg, pointer + pointerOf(name) + (Array.isArray(body) ? pointerOf(index) : ''));
  }
}
