import { overElements } from '../../runtime/each.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { booleanType } from '../../types/rule-type.ts';
import { truthOf } from '../../values/kleene.ts';
import { eachPhrase } from '../phrasing.ts';

export const evaluation = overElements(2, (list, forElement) =>
  list.find((element) => truthOf(forElement(element)) === true),
);

export const declaration: OperatorDeclaration = {
  name: 'find',
  summary: 'The first element for which a condition on "item" is true; unanswered when there is none.',
  example: { find: [{ var: 'results.lines' }, { '==': [{ var: 'item.code' }, 'deposit'] }] },
  type: (call) => {
    const item = call.expectList(0);
    call.expect(1, booleanType, { ...call.bindings, item });
    return item;
  },
  phrase: (phrasing) => eachPhrase(phrasing, (list, body) => `the first of ${list} where ${body}`),
};
