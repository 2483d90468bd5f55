import { maximumDepth, maximumNodes } from '../runtime/limits.ts';
import { isPlainObject } from '../values/property.ts';

/** A call of an operator: its name, and its arguments as JsonLogic reads them. */
export interface Call {
  readonly name: string;
  /** The value of the operator's key, as written. */
  readonly body: unknown;
  /** The body if it is a list, else a list of the body alone. */
  readonly args: readonly unknown[];
}

/** Reads a value as a call if it is an object with exactly one key. */
export function readCall(value: unknown): Call | undefined {
  if (!isPlainObject(value)) return undefined;
  const keys = Object.keys(value);
  const name = keys[0];
  if (name === undefined || keys.length > 1) return undefined;
  const body = value[name];
  return { name, body, args: Array.isArray(body) ? body : [body] };
}

/** The limit that a rule exceeds. */
export type Excess = 'depth' | 'nodes';

/** Checks size and depth without recursion, so that no rule can overflow the stack. */
export function measure(root: unknown, depthCap = maximumDepth, nodeCap = maximumNodes): Excess | undefined {
  const pending: { value: unknown; depth: number }[] = [{ value: root, depth: 1 }];
  let nodes = 0;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, depth } = next;
    if (++nodes > nodeCap) return 'nodes';
    if (typeof value !== 'object' || value === null) continue;
    if (depth > depthCap) return 'depth';
    if (!Array.isArray(value) && nodes + Object.keys(value).length > nodeCap) return 'nodes';
    for (const part of partsOf(value)) {
      if (pending.length > nodeCap) return 'nodes';
      pending.push({ value: part, depth: depth + 1 });
    }
  }
  return undefined;
}

/** The direct parts of a value: elements of a list, arguments of a call, values of an object. */
function* partsOf(value: object): Generator<unknown> {
  if (Array.isArray(value)) {
    yield* value;
    return;
  }
  for (const part of Object.values(value)) {
    if (Array.isArray(part)) yield* part;
    else yield part;
  }
}
