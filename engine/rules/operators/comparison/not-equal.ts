import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { equalitySignature } from '../../types/signatures.ts';
import { equality } from '../../values/comparing.ts';

export const evaluation = equality(false);

export const declaration: OperatorDeclaration = {
  name: '!=',
  summary: 'True when two values of one type differ.',
  example: { '!=': [{ var: 'answers.plan' }, 'basic'] },
  type: equalitySignature,
  phrase: ({ word }) => `${word(0)} is not ${word(1)}`,
};
