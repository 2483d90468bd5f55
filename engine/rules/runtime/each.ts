import { elementsOf } from './applying.ts';
import { type Cell, computedNode, type Node, type OperatorEvaluation } from './compiling.ts';
import { type Evaluate, emptyScope, type RuleScope } from './scope.ts';
import { written } from './written.ts';

/** Evaluates the body for one element. */
export type ForElement = (element: unknown) => unknown;

/** Evaluation of an operator that evaluates its second argument for each element of its first. */
export function overElements(
  most: 2 | 3,
  apply: (list: readonly unknown[], body: ForElement, third: unknown) => unknown,
  least: 1 | 2 = 2,
): OperatorEvaluation {
  return {
    arguments: 'rules',
    arity: [least, most],
    compile: (args, { bindings, compile }) => {
      const cell: Cell = { value: undefined };
      const list = compile(args[0]);
      const body = args.length > 1 ? compile(args[1], { ...bindings, item: cell }) : undefined;
      const third = args[2];
      return perElement(cell, list, body, (elements, forElement) => apply(elements, forElement, third));
    },
  };
}

/** As `overElements`, with the element named by the third argument, or else `item`. */
export function overNamedElements(
  apply: (list: readonly unknown[], body: ForElement) => unknown,
): OperatorEvaluation {
  return {
    arguments: 'rules',
    arity: [2, 3],
    compile: ([list, body, name], { bindings, compile }) => {
      const cell: Cell = { value: undefined };
      const inside =
        name === undefined
          ? { ...bindings, item: cell }
          : { ...bindings, named: new Map([...(bindings.named ?? []), [written(name), cell]]) };
      return perElement(cell, compile(list), compile(body, inside), apply);
    },
  };
}

/** A node that sets a cell to each element in turn and then restores it, so that rules can be nested. */
function perElement(
  cell: Cell,
  list: Node,
  body: Node | undefined,
  apply: (list: readonly unknown[], forElement: ForElement) => unknown,
): Node {
  const cost = body?.weight ?? 1;
  const { run: runList } = list;
  const runBody: Evaluate = body?.run ?? (() => cell.value);
  let current: RuleScope = emptyScope;
  const forElement: ForElement = (element) => {
    cell.value = element;
    return runBody(current);
  };
  const run = (scope: RuleScope): unknown => {
    const elements = elementsOf(runList(scope), cost);
    const outer = cell.value;
    const before = current;
    current = scope;
    try {
      return apply(elements, forElement);
    } finally {
      current = before;
      cell.value = outer;
    }
  };
  return computedNode(run, body === undefined ? [list] : [list, body], true);
}
