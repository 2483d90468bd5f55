import { computedNode, constantNode, type OperatorEvaluation } from '../compiling.ts';
import { decideWithin } from '../limits.ts';
import { objectNode } from '../object-node.ts';
import { isPlainObject } from '../property.ts';
import { RuleFailure } from '../rule-failure.ts';
import { written } from '../written.ts';

/** Evaluation of an operator that gives a document its input, and gives that document's value. */
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
          return decideWithin(() =>
            document.run({ ...scope, input: input.constant ? input.value : input.run(scope) }),
          );
        },
        [constantNode(id), input],
        true,
      );
    },
  };
}
