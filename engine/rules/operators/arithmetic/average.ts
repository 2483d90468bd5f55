import { ofList, sumOf } from '../../runtime/applying.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { listOf, numberType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';

export const evaluation = ofList((list) => {
  const total = sumOf(list);
  return total === undefined || list.length === 0 ? undefined : total / list.length;
});

export const declaration: OperatorDeclaration = {
  name: 'average',
  summary: 'The mean of the numbers of a list; unanswered for an empty list or when an element is.',
  example: { average: { map: [{ var: 'results.lines' }, { var: 'item.price' }] } },
  type: (call) => signature(call, [listOf(numberType)], numberType),
  phrase: ({ word }) => `the average of ${word(0)}`,
};
