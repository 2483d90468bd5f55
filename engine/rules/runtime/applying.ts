import { type Arity, argument, type OperatorEvaluation } from './compiling.ts';
import { spend, spendText } from './limits.ts';
import type { Evaluate } from './scope.ts';
import { finite, isUnanswered, mismatch, unansweredOrFault } from './unanswered.ts';

/** Evaluation of a function of one text. It is unanswered if its argument is. */
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

/** Compiles a function of two numbers, given its compiled arguments. */
export type CompilePair = (left: Evaluate, right: Evaluate) => Evaluate;

/** Evaluation of a function of two numbers; unanswered if an argument is, or if the result is not finite. */
export function ofTwoNumbers(pair: CompilePair): OperatorEvaluation {
  return {
    arguments: 'values',
    arity: [2, 2],
    folds: true,
    compile: (args) => pair(argument(args, 0).run, argument(args, 1).run),
  };
}

/**
 * Compiles any function of two numbers. The most frequent operators write their own instead: JavaScript engines
 * cannot inline a function that is different in each of them.
 */
export function pairOf(apply: (left: number, right: number) => number): CompilePair {
  return (left, right) => (scope) => {
    const a = left(scope);
    const b = right(scope);
    return typeof a === 'number' && typeof b === 'number' ? finite(apply(a, b)) : notTwoNumbers(a, b);
  };
}

/** Result of a function of two numbers for other values. */
export function notTwoNumbers(left: unknown, right: unknown): undefined {
  return unansweredOrFault('two numbers', left, right);
}

/** Evaluation of a function that folds any number of numbers from the left; `pair` combines two. */
export function ofNumbers(
  start: number | undefined,
  combine: (total: number, next: number) => number,
  pair = pairOf(combine),
): OperatorEvaluation {
  return {
    arguments: 'values',
    arity: [1, Number.POSITIVE_INFINITY],
    folds: true,
    compile: (args) => {
      if (args.length === 2) return pair(argument(args, 0).run, argument(args, 1).run);
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

/** Evaluation of a function that is unanswered if any argument is, and checks its arguments itself. */
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
 * The elements of a list, charged as steps. An unanswered list counts as empty, as in JsonLogic: nothing has
 * been chosen yet.
 */
export function elementsOf(value: unknown, costEach = 1): readonly unknown[] {
  if (Array.isArray(value)) {
    spend(value.length * costEach);
    return value;
  }
  return isUnanswered(value) ? emptyList : mismatch('a list', [value]);
}

/** Evaluation of a function of one list. */
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

/** Evaluation of a function of two lists that searches the second for each element of the first. */
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

/** Sum of a list of numbers; unanswered if an element is, or if the sum is not finite. */
export function sumOf(list: readonly unknown[]): number | undefined {
  let total = 0;
  for (const value of list) {
    if (typeof value !== 'number') return unansweredOrFault('a list of numbers', value);
    total += value;
  }
  return finite(total);
}
