import { overElements } from '../../runtime/each.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { conditionSignature } from '../../types/signatures.ts';
import { truthOf } from '../../values/kleene.ts';
import { eachPhrase } from '../phrasing.ts';

export const evaluation = overElements(2, (list, forElement) => {
  if (list.length === 0) return false;
  let truth: boolean | undefined = true;
  for (const element of list) {
    const value = truthOf(forElement(element));
    if (value === false) return false;
    if (value === undefined) truth = undefined;
  }
  return truth;
});

export const declaration: OperatorDeclaration = {
  name: 'all',
  summary:
    'True when a condition on "item" is true for every element; false for an empty or unanswered list.',
  example: { all: [{ var: 'results.lines' }, { '>': [{ var: 'item.price' }, 0] }] },
  type: conditionSignature,
  phrase: (phrasing) => eachPhrase(phrasing, (list, body) => `for every one of ${list}, ${body}`),
};
