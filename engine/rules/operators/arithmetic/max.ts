import { ofNumbers } from '../../runtime/applying.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { numberType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';
import { joinWords } from '../phrasing.ts';

export const evaluation = ofNumbers(undefined, Math.max);

export const declaration: OperatorDeclaration = {
  name: 'max',
  summary: 'The greatest of some numbers.',
  example: { max: [{ var: 'answers.guests' }, 1] },
  type: (call) => signature(call, [numberType], numberType),
  phrase: ({ words }) => `the greatest of ${joinWords(words(), 'and')}`,
};
