import { notTwoNumbers, ofTwoNumbers } from '../../runtime/applying.ts';
import { finite } from '../../runtime/unanswered.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { divisionSignature } from '../../types/signatures.ts';
import { infix } from '../phrasing.ts';

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
