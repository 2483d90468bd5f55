import { ofTwoNumbers } from '../applying.ts';
import type { OperatorDeclaration } from '../operator-declaration.ts';
import { infix } from '../phrasing.ts';
import { divisionSignature } from '../signatures.ts';

export const evaluation = ofTwoNumbers((a, b) => a / b);

export const declaration: OperatorDeclaration = {
  name: '/',
  summary: 'Divides the first number by the second; division by zero is unanswered.',
  example: { '/': [{ var: 'results.total' }, { var: 'answers.guests' }] },
  type: divisionSignature,
  phrase: (phrasing) => infix(phrasing, 'divided by'),
};
