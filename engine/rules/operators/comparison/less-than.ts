import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { orderSignature } from '../../types/signatures.ts';
import { ordering } from '../../values/comparing.ts';
import { orderPhrase } from '../phrasing.ts';

export const evaluation = ordering({ ascending: true, orEqual: false }, 3);

export const declaration: OperatorDeclaration = {
  name: '<',
  summary:
    'True when the first is less, or earlier, than the second; with three, when the middle lies between.',
  example: { '<': [{ var: 'answers.guests' }, 10] },
  type: orderSignature,
  phrase: (phrasing) => orderPhrase(phrasing, 'is less than', 'is before'),
};
