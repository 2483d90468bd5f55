import { finite, isUnanswered, mismatch, unansweredOrFault } from '../values/unanswered.ts';
import { type Arity, argument, type OperatorEvaluation } from './compiling.ts';
import { spend, spendText } from './limits.ts';

/** Evaluates a function of one text; unanswered gives unanswered. */
export function ofText(apply: (text: string) => unknown): OperatorEvaluation {
  return {
    arguments: 'values',
    arity: [1, 1],
    folds: true,
    counts: true,
    compile: (args) => {
      const { run } = argument(args, 0);
      return (scope) => {
        const text = run(scope);
        if (typeof text !== 'string') return unansweredOrFault('text', text);
        spendText(text.length);
        return apply(text);
      };
    },
  };
}

/** Evaluates a function of two numbers; unanswered gives unanswered, and so does a result that is not finite. */
export function ofTwoNumbers(
  apply: (left: number, right: number) => number,
  arity: Arity = [2, 2],
): OperatorEvaluation {
  return {
    arguments: 'values',
    arity,
    folds: true,
    compile: (args) => {
      const left = argument(args, 0).run;
      const right = argument(args, 1).run;
      return (scope) => {
        const a = left(scope);
        const b = right(scope);
        return typeof a === 'number' && typeof b === 'number'
          ? finite(apply(a, b))
          : unansweredOrFault('two numbers', a, b);
      };
    },
  };
}

/**
 * Evaluates a function that combines any number of numbers, two at a time from the left; `pair` is what that
 * comes to for two.
 */
export function ofNumbers(
  start: number | undefined,
  combine: (total: number, next: number) => number,
  pair = combine,
): OperatorEvaluation {
  const pairwise = ofTwoNumbers(pair);
  return {
    arguments: 'values',
    arity: [1, Number.POSITIVE_INFINITY],
    folds: true,
    compile: (args) => {
      if (args.length === 2 && pairwise.arguments === 'values') return pairwise.compile(args);
      const parts = args.map((part) => part.run);
      return (scope) => {
        let total = start;
        for (const part of parts) {
          const value = part(scope);
          if (typeof value !== 'number') return unansweredOrFault('numbers', value);
          total = total === undefined ? value : combine(total, value);
        }
        return total === undefined ? undefined : finite(total);
      };
    },
  };
}

/** Evaluates a function of values that must all be answered, and checks their kinds itself. */
export function ofAnswered(
  arity: Arity,
  apply: (...values: readonly unknown[]) => unknown,
  counts = false,
): OperatorEvaluation {
  return {
    arguments: 'values',
    arity,
    folds: true,
    counts,
    compile: (args) => {
      const parts = args.map((part) => part.run);
      return (scope) => {
        const values: unknown[] = [];
        for (const part of parts) {
          const value = part(scope);
          if (isUnanswered(value)) return undefined;
          values.push(value);
        }
        return apply(...values);
      };
    },
  };
}

const emptyList: readonly unknown[] = [];

/**
 * The elements of a list, paid for in steps. An unanswered list is the empty list: nothing chosen yet is
 * nothing chosen, and JsonLogic says the same.
 */
export function elementsOf(value: unknown, costEach = 1): readonly unknown[] {
  if (Array.isArray(value)) {
    spend(value.length * costEach);
    return value;
  }
  return isUnanswered(value) ? emptyList : mismatch('a list', [value]);
}

/** Evaluates a function of one list. */
export function ofList(apply: (list: readonly unknown[]) => unknown): OperatorEvaluation {
  return {
    arguments: 'values',
    arity: [1, 1],
    folds: true,
    counts: true,
    compile: (args) => {
      const { run } = argument(args, 0);
      return (scope) => apply(elementsOf(run(scope)));
    },
  };
}

/** Evaluates a function of two lists, of which the second is looked through for each element of the first. */
export function ofListWithin(
  apply: (list: readonly unknown[], among: readonly unknown[]) => boolean,
): OperatorEvaluation {
  return {
    arguments: 'values',
    arity: [2, 2],
    folds: true,
    counts: true,
    compile: (args) => {
      const list = argument(args, 0).run;
      const within = argument(args, 1).run;
      return (scope) => {
        const among = elementsOf(within(scope));
        return apply(elementsOf(list(scope), among.length), among);
      };
    },
  };
}

/** The sum of a list of numbers; unanswered when an element is, or when it is not finite. */
export function sumOf(list: readonly unknown[]): number | undefined {
  let total = 0;
  for (const value of list) {
    if (typeof value !== 'number') return unansweredOrFault('a list of numbers', value);
    total += value;
  }
  return finite(total);
}
