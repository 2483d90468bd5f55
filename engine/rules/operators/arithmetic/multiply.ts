import { infix } from '../../english/phrasing.ts';
import { ofNumbers } from '../../evaluation/applying.ts';
import { numberType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';
import type { OperatorDeclaration } from '../operator-declaration.ts';

export const evaluation = ofNumbers(undefined, (total, next) => total * next);

export const declaration: OperatorDeclaration = {
  name: '*',
  summary: 'Multiplies numbers.',
  example: { '*': [{ var: 'answers.nights' }, 120] },
  type: (call) => signature(call, [numberType], numberType),
  phrase: (phrasing) => infix(phrasing, 'times'),
};
