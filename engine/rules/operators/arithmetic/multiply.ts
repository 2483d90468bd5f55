import { infix } from '../../english/phrasing.ts';
import { notTwoNumbers, ofNumbers } from '../../evaluation/applying.ts';
import { numberType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';
import { finite } from '../../values/unanswered.ts';
import type { OperatorDeclaration } from '../operator-declaration.ts';

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
