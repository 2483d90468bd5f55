import { ofNumbers } from '../applying.ts';
import type { OperatorDeclaration } from '../operator-declaration.ts';
import { joinWords } from '../phrasing.ts';
import { numberType } from '../rule-type.ts';
import { signature } from '../signatures.ts';

export const evaluation = ofNumbers(undefined, Math.min);

export const declaration: OperatorDeclaration = {
  name: 'min',
  summary: 'The least of some numbers.',
  example: { min: [{ var: 'answers.guests' }, 10] },
  type: (call) => signature(call, [numberType], numberType),
  phrase: ({ words }) => `the least of ${joinWords(words(), 'and')}`,
};
