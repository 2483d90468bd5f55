import { negation } from '../kleene.ts';
import type { OperatorDeclaration } from '../operator-declaration.ts';
import { booleanType } from '../rule-type.ts';
import { signature } from '../signatures.ts';

export const evaluation = negation;

export const declaration: OperatorDeclaration = {
  name: 'not',
  summary: 'True when the condition is false; unknown stays unknown.',
  example: { not: { '==': [{ var: 'answers.plan' }, 'basic'] } },
  type: (call) => signature(call, [booleanType], booleanType),
  phrase: ({ word }) => `it is not the case that ${word(0)}`,
};
