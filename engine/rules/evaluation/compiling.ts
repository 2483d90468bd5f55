import type { Evaluate } from './scope.ts';

/** A compiled part of a rule. */
export interface Node {
  readonly run: Evaluate;
  /** True when `run` gives the same value for every scope; the value is then in `value`. */
  readonly constant: boolean;
  readonly value: unknown;
  /** Nodes visited when it runs once, lists aside: what a list operator pays for each turn. */
  readonly weight: number;
  /** True when running it may spend steps. */
  readonly counts: boolean;
  /** Set when the part is a plain reference to an answer whose name nothing inherits, for reading in place. */
  readonly answer?: string;
}

/** Where a list operator puts the element in hand for the closures of its body. */
export interface Cell {
  value: unknown;
}

/** Cells of the list operators around a part. */
export interface Bindings {
  readonly item?: Cell;
  readonly accumulator?: Cell;
  /** Elements that list operators have given a name of their own. */
  readonly named?: ReadonlyMap<string, Cell>;
}

/** How an operator that reads its arguments as written has parts compiled. */
export interface Compiling {
  readonly bindings: Bindings;
  readonly compile: (rule: unknown, bindings?: Bindings) => Node;
  readonly template: (template: unknown) => Node;
}

/** Fewest and most arguments. */
export type Arity = readonly [least: number, most: number];

/** How an operator is evaluated. */
export type OperatorEvaluation =
  | {
      readonly arguments: 'values';
      readonly arity: Arity;
      /** False when the answer depends on more of the scope than the arguments. */
      readonly folds: boolean;
      /** True when it spends steps. */
      readonly counts?: boolean | ((args: readonly Node[]) => boolean);
      readonly compile: (args: readonly Node[]) => Evaluate;
    }
  | {
      readonly arguments: 'rules';
      readonly arity: Arity;
      readonly compile: (args: readonly unknown[], compiling: Compiling, body: unknown) => Node;
    };

/** A part that always gives this value; a list weighs what searching it costs. */
export function constantNode(value: unknown): Node {
  const weight = Array.isArray(value) ? 1 + value.length : 1;
  return { run: () => value, constant: true, value, weight, counts: false };
}

/** A part computed from others; `counts` when its own work spends steps. */
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

/** The argument at an index, unanswered when there is none. */
export function argument(args: readonly Node[], index: number): Node {
  return args[index] ?? absent;
}
