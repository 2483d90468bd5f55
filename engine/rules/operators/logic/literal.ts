import { constantNode, type OperatorEvaluation } from '../../runtime/compiling.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { literalType } from '../../types/type-of-value.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'rules',
  arity: [0, Number.POSITIVE_INFINITY],
  compile: (_, __, body) => constantNode(body),
};

export const declaration: OperatorDeclaration = {
  name: 'literal',
  summary: 'The value as it is written, though it looks like a rule.',
  example: { literal: { in: ['not', 'a', 'rule'] } },
  type: (call) => literalType(call.body),
  phrase: ({ body }) => JSON.stringify(body),
};
