import { notTwoNumbers, ofNumbers } from '../../runtime/applying.ts';
import { finite } from '../../runtime/unanswered.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { numberType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';
import { infix } from '../phrasing.ts';

export const evaluation = ofNumbers(
  0,
  (total, next) => total + next,
  (left, right) => (scope) => {
    const a = left(scope);
    const b = right(scope);
    return typeof a === 'number' && typeof b === 'number' ? finite(a + b) : notTwoNumbers(a, b);
  },
);

export const declaration: OperatorDeclaration = {
  name: '+',
  summary: 'Adds numbers.',
  example: { '+': [{ var: 'answers.adults' }, { var: 'answers.children' }] },
  type: (call) => signature(call, [numberType], numberType),
  phrase: (phrasing) => infix(phrasing, 'plus'),
};
