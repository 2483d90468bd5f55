import { ofNumbers } from '../applying.ts';
import type { OperatorDeclaration } from '../operator-declaration.ts';
import { infix } from '../phrasing.ts';
import { numberType } from '../rule-type.ts';
import { signature } from '../signatures.ts';

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
