import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { booleanType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';
import { negation } from '../../values/kleene.ts';

export const evaluation = negation;

export const declaration: OperatorDeclaration = {
  name: 'not',
  summary: 'True when the condition is false; unknown stays unknown.',
  example: { not: { '==': [{ var: 'answers.plan' }, 'basic'] } },
  type: (call) => signature(call, [booleanType], booleanType),
  phrase: ({ word }) => `it is not the case that ${word(0)}`,
};
