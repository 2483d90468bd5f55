import { numbersOf, ofList } from '../applying.ts';
import type { OperatorDeclaration } from '../operator-declaration.ts';
import { listOf, numberType } from '../rule-type.ts';
import { signature } from '../signatures.ts';

export const evaluation = ofList((list) => numbersOf(list)?.reduce((total, next) => total + next, 0));

export const declaration: OperatorDeclaration = {
  name: 'sum',
  summary: 'Adds the numbers of a list; 0 for an empty list, unanswered when an element is.',
  example: { sum: { map: [{ var: 'results.lines' }, { var: 'item.price' }] } },
  type: (call) => signature(call, [listOf(numberType)], numberType),
  phrase: ({ word }) => `the sum of ${word(0)}`,
};
