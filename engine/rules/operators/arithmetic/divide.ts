import { infix } from '../../english/phrasing.ts';
import { ofTwoNumbers } from '../../evaluation/applying.ts';
import { divisionSignature } from '../../types/signatures.ts';
import type { OperatorDeclaration } from '../operator-declaration.ts';

export const evaluation = ofTwoNumbers((a, b) => a / b);

export const declaration: OperatorDeclaration = {
  name: '/',
  summary: 'Divides the first number by the second; division by zero is unanswered.',
  example: { '/': [{ var: 'results.total' }, { var: 'answers.guests' }] },
  type: divisionSignature,
  phrase: (phrasing) => infix(phrasing, 'divided by'),
};
