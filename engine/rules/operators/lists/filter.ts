import { overElements } from '../../runtime/each.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { booleanType, listOf } from '../../types/rule-type.ts';
import { truthOf } from '../../values/kleene.ts';
import { eachPhrase } from '../phrasing.ts';

export const evaluation = overElements(2, (list, forElement) => {
  const kept: unknown[] = [];
  for (const element of list) if (truthOf(forElement(element)) === true) kept.push(element);
  return kept;
});

export const declaration: OperatorDeclaration = {
  name: 'filter',
  summary: 'The elements for which a condition on "item" is true; none of an unanswered list.',
  example: { filter: [{ var: 'results.lines' }, { '>': [{ var: 'item.price' }, 0] }] },
  type: (call) => {
    const item = call.expectList(0);
    call.expect(1, booleanType, { ...call.bindings, item });
    return listOf(item);
  },
  phrase: (phrasing) => eachPhrase(phrasing, (list, body) => `those of ${list} where ${body}`),
};
