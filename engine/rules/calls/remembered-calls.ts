import type { CompiledDecision } from '../runtime/scope.ts';

type Input = Readonly<Record<string, unknown>>;

/** A call of a decision or function, with the values given to it. */
interface RememberedCall {
  readonly input: Input;
  readonly value: unknown;
}

/** The last calls of each document in one evaluation. */
type RememberedCalls = Map<CompiledDecision, RememberedCall[]>;

/** Remembered inputs of one document. More would rarely be equal, and searching them costs as much as a short function. */
const mostRemembered = 8;

/** Most evaluations call nothing, so they share this one, which stays empty. */
const noCalls: RememberedCalls = new Map();

/** The calls of the current evaluation; undefined outside of one. One suffices, as evaluation is synchronous. */
let current: RememberedCalls | undefined;

/** Begins an evaluation. @returns the calls of the one around it, for `restoreCalls` */
export function beginCalls(): RememberedCalls | undefined {
  const outer = current;
  current = noCalls;
  return outer;
}

/** Ends an evaluation and forgets its calls. */
export function restoreCalls(outer: RememberedCalls | undefined): void {
  current = outer;
}

/**
 * The value of a document for an input, evaluated once in an evaluation: nothing else that it reads can change
 * there. Inputs are equal if their values are the same objects, or equal texts or numbers.
 */
export function valueOfCall(document: CompiledDecision, input: Input, evaluate: () => unknown): unknown {
  const known = current?.get(document);
  if (known) for (const call of known) if (isSameInput(call.input, input)) return call.value;
  const value = evaluate();
  remember(document, { input, value });
  return value;
}

function isSameInput(one: Input, other: Input): boolean {
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  for (const name of names) if (!Object.is(one[name], other[name])) return false;
  return true;
}

function remember(document: CompiledDecision, call: RememberedCall): void {
  if (current === undefined) return;
  if (current === noCalls) current = new Map();
  const known = current.get(document);
  if (known === undefined) current.set(document, [call]);
  else if (known.push(call) > mostRemembered) known.shift();
}
