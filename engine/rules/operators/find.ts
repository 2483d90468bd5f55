import { overElements } from '../each.ts';
import { truthOf } from '../kleene.ts';
import type { OperatorDeclaration } from '../operator-declaration.ts';
import { eachPhrase } from '../phrasing.ts';
import { booleanType } from '../rule-type.ts';

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
