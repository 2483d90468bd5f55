import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { orderSignature } from '../../types/signatures.ts';
import { ordering } from '../../values/comparing.ts';
import { orderPhrase } from '../phrasing.ts';

export const evaluation = ordering({ ascending: false, orEqual: false }, 2);

export const declaration: OperatorDeclaration = {
  name: '>',
  summary: 'True when the first is greater, or later, than the second.',
  example: { '>': [{ var: 'answers.guests' }, 10] },
  type: orderSignature,
  phrase: (phrasing) => orderPhrase(phrasing, 'is more than', 'is after'),
};
