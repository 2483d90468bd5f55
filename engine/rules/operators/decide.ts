import { didYouMean } from '../../problems/suggest.ts';
import { computedNode, constantNode, type OperatorEvaluation } from '../compiling.ts';
import { decideWithin } from '../limits.ts';
import type { OperatorDeclaration } from '../operator-declaration.ts';
import { RuleFailure } from '../rule-failure.ts';
import { neverType } from '../rule-type.ts';
import { written } from '../written.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'rules',
  arity: [1, 1],
  compile: ([id]) =>
    computedNode(
      (scope) => {
        const decision = scope.decisions(written(id));
        if (decision !== undefined) return decideWithin(() => decision.run(scope));
        throw new RuleFailure(
          'rule-unknown-document',
          `There is no decision "${written(id)}".`,
          'Publish it.',
        );
      },
      [constantNode(id)],
      true,
    ),
};

export const declaration: OperatorDeclaration = {
  name: 'decide',
  summary: 'What a decision document gives: the value of its first row that is true.',
  example: { decide: 'delivery-charge' },
  type: (call) => {
    const id = call.literalText(0);
    if (id === undefined) return neverType;
    const decision = call.context.decisions?.get(id);
    if (decision === undefined) {
      const known = [...(call.context.decisions?.keys() ?? [])];
      call.report(0, 'unknown-reference', `There is no decision "${id}".`, didYouMean(id, known));
      return neverType;
    }
    for (const path of decision.dependencies) call.depend(path);
    return decision.type;
  },
  phrase: ({ args }) => `the decision ${written(args[0])}`,
};
