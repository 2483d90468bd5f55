import { argument, type Node, type OperatorEvaluation } from '../runtime/compiling.ts';
import type { Evaluate } from '../runtime/scope.ts';
import { isUnanswered, mismatch, unansweredOrFault } from '../runtime/unanswered.ts';
import { inheritance, property } from './property.ts';
import { compareTexts } from './text-order.ts';

/** Whether two single values are equal; `undefined` when one is unanswered. Never coerces. */
function areEqual(left: unknown, right: unknown): boolean | undefined {
  if (typeof left === typeof right && typeof left !== 'object' && left !== undefined) return left === right;
  if (isUnanswered(left) || isUnanswered(right)) return undefined;
  return mismatch('two values of one type', [left, right]);
}

/** Evaluation of an operator for equality, or for its opposite. */
export function equality(positive: boolean): OperatorEvaluation {
  const answerFor = (equal: boolean | undefined) => (equal === undefined ? undefined : equal === positive);
  return {
    arguments: 'values',
    arity: [2, 2],
    folds: true,
    compile: (args) => {
      const left = argument(args, 0);
      const right = argument(args, 1);
      if (right.constant && isScalar(right.value)) return equalsConstant(left, right.value, positive);
      if (left.constant && isScalar(left.value)) return equalsConstant(right, left.value, positive);
      const { run: runLeft } = left;
      const { run: runRight } = right;
      return (scope) => answerFor(areEqual(runLeft(scope), runRight(scope)));
    },
  };
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** Fast path for the most frequent condition: an answer compared with a literal. */
function equalsConstant(node: Node, constant: string | number | boolean, positive: boolean): Evaluate {
  const kind = typeof constant;
  const otherwise = (value: unknown) =>
    isUnanswered(value) ? undefined : mismatch('two values of one type', [value, constant]);
  const { answer, run } = node;
  // A number is read through the reference, as it is unanswered if it is not finite.
  if (answer === undefined || kind === 'number') {
    return (scope) => {
      const value = run(scope);
      if (value === constant) return positive;
      return typeof value === kind ? !positive : otherwise(value);
    };
  }
  return ({ answers }) => {
    const value = inheritance.pristine ? answers[answer] : property(answers, answer);
    if (value === constant) return positive;
    return typeof value === kind ? !positive : otherwise(value);
  };
}

/** The order that an operator asks for: `<` and `<=` ascending, `>` and `>=` descending. */
interface Order {
  readonly ascending: boolean;
  /** The result for equal values. */
  readonly orEqual: boolean;
}

/** Evaluation of an operator that orders two or three values. Dates are texts that sort by date. */
export function ordering({ ascending, orEqual }: Order, most: 2 | 3): OperatorEvaluation {
  // Data instead of a function for each operator: JavaScript engines cannot inline one that differs.
  const inOrder = (left: number, right: number) => (left === right ? orEqual : left < right === ascending);
  const compare = (left: unknown, right: unknown): boolean | undefined => {
    if (typeof left === 'number' && typeof right === 'number') return inOrder(left, right);
    if (typeof left === 'string' && typeof right === 'string') return inOrder(compareTexts(left, right), 0);
    return unansweredOrFault('two numbers, dates or texts', left, right);
  };
  return {
    arguments: 'values',
    arity: [2, most],
    folds: true,
    compile: (args) => {
      const first = argument(args, 0).run;
      const second = argument(args, 1);
      if (args.length === 3) return between(inOrder, compare, args);
      if (!second.constant) return (scope) => compare(first(scope), second.run(scope));
      const bound = second.value;
      if (typeof bound !== 'number') return (scope) => compare(first(scope), bound);
      const { answer } = argument(args, 0);
      if (answer !== undefined) {
        return ({ answers }) => {
          const value = inheritance.pristine ? answers[answer] : property(answers, answer);
          if (typeof value !== 'number') return compare(value, bound);
          return Number.isFinite(value) ? inOrder(value, bound) : undefined;
        };
      }
      return (scope) => {
        const value = first(scope);
        return typeof value === 'number' ? inOrder(value, bound) : compare(value, bound);
      };
    },
  };
}

/**
 * Evaluates the middle value once. If one side is false, the result is false even if the other is unknown.
 */
function between(
  inOrder: (left: number, right: number) => boolean,
  compare: (left: unknown, right: unknown) => boolean | undefined,
  args: readonly Node[],
): Evaluate {
  const { run: first, value: low } = argument(args, 0);
  const { run: second } = argument(args, 1);
  const { run: third, value: high } = argument(args, 2);
  // Most bounds are written numbers, for which a middle value that is no number is unanswered or a fault.
  if (typeof low === 'number' && typeof high === 'number') {
    return (scope) => {
      const middle = second(scope);
      return typeof middle === 'number'
        ? inOrder(low, middle) && inOrder(middle, high)
        : compare(low, middle);
    };
  }
  return (scope) => {
    const middle = second(scope);
    const below = compare(first(scope), middle);
    if (below === false) return false;
    const above = compare(middle, third(scope));
    return above === false ? false : below && above;
  };
}
