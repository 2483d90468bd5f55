import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { orderSignature } from '../../types/signatures.ts';
import { ordering } from '../../values/comparing.ts';
import { orderPhrase } from '../phrasing.ts';

export const evaluation = ordering({ ascending: true, orEqual: true }, 3);

export const declaration: OperatorDeclaration = {
  name: '<=',
  summary:
    'True when the first is at most the second; with three, when the middle lies between or on a bound.',
  example: { '<=': [1, { var: 'answers.guests' }, 10] },
  type: orderSignature,
  phrase: (phrasing) => orderPhrase(phrasing, 'is at most', 'is on or before'),
};
