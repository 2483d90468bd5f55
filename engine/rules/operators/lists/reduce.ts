import { elementsOf } from '../../runtime/applying.ts';
import { type Cell, computedNode, type OperatorEvaluation } from '../../runtime/compiling.ts';
import { maximumParts } from '../../runtime/limits.ts';
import { RuleFailure } from '../../runtime/rule-failure.ts';
import type { RuleScope } from '../../runtime/scope.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { widen } from '../../types/type-relations.ts';
import { grown } from '../../types/worst-case.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'rules',
  arity: [3, 3],
  compile: (args, { compile }) => {
    const item: Cell = { value: undefined };
    const accumulator: Cell = { value: undefined };
    const list = compile(args[0]);
    const body = compile(args[1], { item, accumulator });
    const initial = compile(args[2]);
    const run = (scope: RuleScope): unknown => {
      const elements = elementsOf(list.run(scope), body.weight);
      let total = initial.run(scope);
      const outer = { item: item.value, accumulator: accumulator.value };
      for (const element of elements) {
        item.value = element;
        accumulator.value = total;
        total = body.run(scope);
      }
      item.value = outer.item;
      accumulator.value = outer.accumulator;
      checkSize(total);
      return total;
    };
    return computedNode(run, [list, body, initial], true);
  },
};

/**
 * Refuses a value with more than `maximumParts` parts, counted in the written JSON. An accumulator may
 * contain itself many times, which costs nothing until it is written.
 */
function checkSize(value: unknown): void {
  const pending = [value];
  let parts = 0;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const inner = Object.values(next);
    parts += inner.length;
    if (parts > maximumParts) {
      throw new RuleFailure(
        'rule-limit',
        `It builds more than ${maximumParts} values.`,
        'Build a smaller value.',
      );
    }
    for (const part of inner) if (typeof part === 'object' && part !== null) pending.push(part);
  }
}

export const declaration: OperatorDeclaration = {
  name: 'reduce',
  summary:
    'Works through a list: the rule makes the next "accumulator" of the last one and "item"; then the first one.',
  example: {
    reduce: [{ var: 'results.lines' }, { max: [{ var: 'accumulator' }, { var: 'item.price' }] }, 0],
  },
  type: (call) => {
    const item = call.expectList(0);
    const accumulator = grown(widen(call.type(2)));
    if (accumulator.kind === 'never') return call.type(1, { item, accumulator });
    call.expect(1, accumulator, { item, accumulator });
    return accumulator;
  },
  phrase: ({ word, args, phrase }) =>
    `the result of going through ${word(0)} from ${phrase(args[2])}, each time taking ${phrase(args[1])}`,
};
