import { ofNumbers } from '../../runtime/applying.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { numberType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';
import { joinWords } from '../phrasing.ts';

export const evaluation = ofNumbers(undefined, Math.min);

export const declaration: OperatorDeclaration = {
  name: 'min',
  summary: 'The least of some numbers.',
  example: { min: [{ var: 'answers.guests' }, 10] },
  type: (call) => signature(call, [numberType], numberType),
  phrase: ({ words }) => `the least of ${joinWords(words(), 'and')}`,
};
