import { ofList, sumOf } from '../../runtime/applying.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { listOf, numberType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';

export const evaluation = ofList(sumOf);

export const declaration: OperatorDeclaration = {
  name: 'sum',
  summary: 'Adds the numbers of a list; 0 for an empty or unanswered list, unanswered when an element is.',
  example: { sum: { map: [{ var: 'results.lines' }, { var: 'item.price' }] } },
  type: (call) => signature(call, [listOf(numberType)], numberType),
  phrase: ({ word }) => `the sum of ${word(0)}`,
};
