import { negation } from '../kleene.ts';
import type { OperatorDeclaration } from '../operator-declaration.ts';
import { booleanType } from '../rule-type.ts';
import { signature } from '../signatures.ts';

export const evaluation = negation;

export const declaration: OperatorDeclaration = {
  name: '!',
  summary: 'The same as "not".',
  example: { '!': { '==': [{ var: 'answers.plan' }, 'basic'] } },
  type: (call) => signature(call, [booleanType], booleanType),
  phrase: ({ word }) => `it is not the case that ${word(0)}`,
};
