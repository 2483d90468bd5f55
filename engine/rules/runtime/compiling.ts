import type { Evaluate } from './scope.ts';

/** A compiled part of a rule. */
export interface Node {
  readonly run: Evaluate;
  /** True when `run` gives the same value for every scope, which is then `value`. */
  readonly constant: boolean;
  readonly value: unknown;
  /** Nodes evaluated by one run, not counting lists: the cost of one iteration of a list operator. */
  readonly weight: number;
  /** True when running it may spend steps. */
  readonly counts: boolean;
  /**
   * Set for a plain reference to an answer whose name is not an inherited property; it is then read directly.
   */
  readonly answer?: string;
}

/** Where a list operator stores the current element for its body. */
export interface Cell {
  value: unknown;
}

/** Cells of the enclosing list operators. */
export interface Bindings {
  readonly item?: Cell;
  readonly accumulator?: Cell;
  /** Elements with names of their own. */
  readonly named?: ReadonlyMap<string, Cell>;
}

/** How an operator that takes its arguments as rules compiles them. */
export interface Compiling {
  readonly bindings: Bindings;
  readonly compile: (rule: unknown, bindings?: Bindings) => Node;
  readonly template: (template: unknown) => Node;
}

/** Smallest and largest number of arguments. */
export type Arity = readonly [least: number, most: number];

/** How an operator is evaluated. */
export type OperatorEvaluation =
  | {
      readonly arguments: 'values';
      readonly arity: Arity;
      /** False when the value depends on the scope beyond the arguments. */
      readonly folds: boolean;
      /** True when it costs steps. */
      readonly counts?: boolean | ((args: readonly Node[]) => boolean);
      readonly compile: (args: readonly Node[]) => Evaluate;
    }
  | {
      readonly arguments: 'rules';
      readonly arity: Arity;
      readonly compile: (args: readonly unknown[], compiling: Compiling, body: unknown) => Node;
    };

/** A constant node; the weight of a list is the cost of searching it. */
export function constantNode(value: unknown): Node {
  const weight = Array.isArray(value) ? 1 + value.length : 1;
  return { run: () => value, constant: true, value, weight, counts: false };
}

/** A node computed from others; `counts` when its own work costs steps. */
export function computedNode(run: Evaluate, parts: readonly Node[], counts = false): Node {
  return {
    run,
    constant: false,
    value: undefined,
    weight: parts.reduce((sum, part) => sum + part.weight, 1),
    counts: counts || parts.some((part) => part.counts),
  };
}

const absent = constantNode(undefined);

/** The argument at an index; unanswered when there is none. */
export function argument(args: readonly Node[], index: number): Node {
  return args[index] ?? absent;
}
