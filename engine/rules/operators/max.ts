import { ofNumbers } from '../applying.ts';
import type { OperatorDeclaration } from '../operator-declaration.ts';
import { joinWords } from '../phrasing.ts';
import { numberType } from '../rule-type.ts';
import { signature } from '../signatures.ts';

export const evaluation = ofNumbers(undefined, Math.max);

export const declaration: OperatorDeclaration = {
  name: 'max',
  summary: 'The greatest of some numbers.',
  example: { max: [{ var: 'answers.guests' }, 1] },
  type: (call) => signature(call, [numberType], numberType),
  phrase: ({ words }) => `the greatest of ${joinWords(words(), 'and')}`,
};
