import { overNamedElements } from '../../runtime/each.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { conditionSignature } from '../../types/signatures.ts';
import { anyTrue } from '../../values/kleene.ts';
import { eachPhrase } from '../phrasing.ts';

export const evaluation = overNamedElements((list, forElement) => {
  const found = anyTrue(list, forElement);
  return found === undefined ? undefined : !found;
});

export const declaration: OperatorDeclaration = {
  name: 'none',
  summary: 'True when a condition on "item" is false for every element, and for an empty or unanswered list.',
  example: { none: [{ var: 'answers.extras' }, { '==': [{ var: 'item' }, 'helmet'] }] },
  type: conditionSignature,
  phrase: (phrasing) => eachPhrase(phrasing, (list, body) => `for none of ${list}, ${body}`),
};
