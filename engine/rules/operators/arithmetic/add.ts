import { infix } from '../../english/phrasing.ts';
import { ofNumbers } from '../../evaluation/applying.ts';
import { numberType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';
import type { OperatorDeclaration } from '../operator-declaration.ts';

export const evaluation = ofNumbers(
  0,
  (total, next) => total + next,
  (first, second) => 0 + first + second,
);

export const declaration: OperatorDeclaration = {
  name: '+',
  summary: 'Adds numbers.',
  example: { '+': [{ var: 'answers.adults' }, { var: 'answers.children' }] },
  type: (call) => signature(call, [numberType], numberType),
  phrase: (phrasing) => infix(phrasing, 'plus'),
};
