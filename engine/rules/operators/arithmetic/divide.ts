import { infix } from '../../english/phrasing.ts';
import { notTwoNumbers, ofTwoNumbers } from '../../evaluation/applying.ts';
import { divisionSignature } from '../../types/signatures.ts';
import { finite } from '../../values/unanswered.ts';
import type { OperatorDeclaration } from '../operator-declaration.ts';

export const evaluation = ofTwoNumbers((left, right) => (scope) => {
  const a = left(scope);
  const b = right(scope);
  return typeof a === 'number' && typeof b === 'number' ? finite(a / b) : notTwoNumbers(a, b);
});

export const declaration: OperatorDeclaration = {
  name: '/',
  summary: 'Divides the first number by the second; division by zero is unanswered.',
  example: { '/': [{ var: 'results.total' }, { var: 'answers.guests' }] },
  type: divisionSignature,
  phrase: (phrasing) => infix(phrasing, 'divided by'),
};
