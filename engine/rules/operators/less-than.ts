import { ordering } from '../comparing.ts';
import type { OperatorDeclaration } from '../operator-declaration.ts';
import { orderPhrase } from '../phrasing.ts';
import { orderSignature } from '../signatures.ts';

export const evaluation = ordering((a, b) => a < b, 3);

export const declaration: OperatorDeclaration = {
  name: '<',
  summary:
    'True when the first is less, or earlier, than the second; with three, when the middle lies between.',
  example: { '<': [{ var: 'answers.guests' }, 10] },
  type: orderSignature,
  phrase: (phrasing) => orderPhrase(phrasing, 'is less than', 'is before'),
};
