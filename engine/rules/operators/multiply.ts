import { ofNumbers } from '../applying.ts';
import type { OperatorDeclaration } from '../operator-declaration.ts';
import { infix } from '../phrasing.ts';
import { numberType } from '../rule-type.ts';
import { signature } from '../signatures.ts';

export const evaluation = ofNumbers(undefined, (total, next) => total * next);

export const declaration: OperatorDeclaration = {
  name: '*',
  summary: 'Multiplies numbers.',
  example: { '*': [{ var: 'answers.nights' }, 120] },
  type: (call) => signature(call, [numberType], numberType),
  phrase: (phrasing) => infix(phrasing, 'times'),
};
