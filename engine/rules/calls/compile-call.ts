import { computedNode, constantNode, type OperatorEvaluation } from '../runtime/compiling.ts';
import { decideWithin } from '../runtime/limits.ts';
import { RuleFailure } from '../runtime/rule-failure.ts';
import { withInput } from '../runtime/scope.ts';
import { written } from '../runtime/written.ts';
import { isPlainObject } from '../values/property.ts';
import { objectNode } from './object-node.ts';
import { valueOfCall } from './remembered-calls.ts';

/** Evaluation of an operator that passes input to a document and returns its value. */
export function callEvaluation(noun: 'decision' | 'function'): OperatorEvaluation {
  return {
    arguments: 'rules',
    arity: [1, 2],
    compile: ([id, given], { template }) => {
      const input = objectNode(isPlainObject(given) ? given : {}, template);
      const name = written(id);
      return computedNode(
        (scope) => {
          const document = scope.decisions(name);
          if (document === undefined)
            throw new RuleFailure('rule-unknown-document', `There is no ${noun} "${name}".`, 'Publish it.');
          const values = input.run(scope) as Readonly<Record<string, unknown>>;
          return valueOfCall(document, values, () =>
            decideWithin(() => document.run(withInput(scope, values))),
          );
        },
        [constantNode(id), input],
        true,
      );
    },
  };
}
