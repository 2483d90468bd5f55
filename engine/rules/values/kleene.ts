import type { Node, OperatorEvaluation } from '../runtime/compiling.ts';
import type { Evaluate } from '../runtime/scope.ts';
import { isUnanswered, mismatch } from '../runtime/unanswered.ts';

/** True, false, or `undefined` for unknown; any other value is a fault. */
export function truthOf(value: unknown): boolean | undefined {
  if (value === true || value === false) return value;
  return isUnanswered(value) ? undefined : mismatch('true or false', [value]);
}

/**
 * Kleene's conjunction (`decisive` false) or disjunction (`decisive` true): one decisive value decides the
 * result; otherwise an unknown value makes it unknown.
 */
export function junction(decisive: boolean): OperatorEvaluation {
  return {
    arguments: 'values',
    arity: [1, Number.POSITIVE_INFINITY],
    folds: true,
    compile: (args) => {
      const parts = args.map((part) => part.run);
      const [first, second, third] = parts;
      if (first === undefined) return () => undefined;
      if (second === undefined) return (scope) => truthOf(first(scope));
      if (parts.length === 2) return pair(decisive, first, second);
      if (parts.length === 3 && third !== undefined) return triple(decisive, first, second, third);
      return many(decisive, parts);
    },
  };
}

function pair(decisive: boolean, first: Evaluate, second: Evaluate): Evaluate {
  return (scope) => {
    const a = first(scope);
    if (a === decisive) return decisive;
    const b = second(scope);
    if (b === decisive) return decisive;
    return a === !decisive && b === !decisive ? !decisive : unsettled(a, b);
  };
}

function triple(decisive: boolean, first: Evaluate, second: Evaluate, third: Evaluate): Evaluate {
  return (scope) => {
    const a = first(scope);
    if (a === decisive) return decisive;
    const b = second(scope);
    if (b === decisive) return decisive;
    const c = third(scope);
    if (c === decisive) return decisive;
    return a === !decisive && b === !decisive && c === !decisive ? !decisive : unsettled(a, b, c);
  };
}

function many(decisive: boolean, parts: readonly Evaluate[]): Evaluate {
  return (scope) => {
    let known = true;
    for (const part of parts) {
      const value = part(scope);
      if (value === decisive) return decisive;
      if (value !== !decisive) known = unsettled(value) ?? false;
    }
    return known ? !decisive : undefined;
  };
}

function unsettled(...values: readonly unknown[]): undefined {
  for (const value of values) truthOf(value);
  return undefined;
}

/** The opposite of the argument; unknown stays unknown. */
export const negation: OperatorEvaluation = {
  arguments: 'values',
  arity: [1, 1],
  folds: true,
  compile: ([value]: readonly Node[]) => {
    if (value === undefined) return () => undefined;
    const { run } = value;
    return (scope) => {
      const truth = run(scope);
      if (truth === true) return false;
      return truth === false ? true : truthOf(truth);
    };
  },
};

/**
 * Whether a condition is true for at least one element; unknown if it is true for none and unknown for some.
 */
export function anyTrue(
  list: readonly unknown[],
  condition: (element: unknown) => unknown,
): boolean | undefined {
  let truth: boolean | undefined = false;
  for (const element of list) {
    const value = truthOf(condition(element));
    if (value === true) return true;
    if (value === undefined) truth = undefined;
  }
  return truth;
}
