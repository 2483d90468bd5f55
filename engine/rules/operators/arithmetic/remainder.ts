import { ofTwoNumbers, pairOf } from '../../runtime/applying.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { divisionSignature } from '../../types/signatures.ts';

export const evaluation = ofTwoNumbers(pairOf((a, b) => a % b));

export const declaration: OperatorDeclaration = {
  name: '%',
  summary:
    'The remainder of dividing the first number by the second, with the sign of the first; of zero it is unanswered.',
  example: { '%': [{ var: 'answers.guests' }, 2] },
  type: divisionSignature,
  phrase: ({ word }) => `the remainder of ${word(0)} divided by ${word(1)}`,
};
