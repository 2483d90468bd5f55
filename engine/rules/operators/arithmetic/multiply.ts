import { notTwoNumbers, ofNumbers } from '../../runtime/applying.ts';
import { finite } from '../../runtime/unanswered.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { numberType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';
import { infix } from '../phrasing.ts';

export const evaluation = ofNumbers(
  undefined,
  (total, next) => total * next,
  (left, right) => (scope) => {
    const a = left(scope);
    const b = right(scope);
    return typeof a === 'number' && typeof b === 'number' ? finite(a * b) : notTwoNumbers(a, b);
  },
);

export const declaration: OperatorDeclaration = {
  name: '*',
  summary: 'Multiplies numbers.',
  example: { '*': [{ var: 'answers.nights' }, 120] },
  type: (call) => signature(call, [numberType], numberType),
  phrase: (phrasing) => infix(phrasing, 'times'),
};
