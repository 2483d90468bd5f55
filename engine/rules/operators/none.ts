import { overNamedElements } from '../each.ts';
import { anyTrue } from '../kleene.ts';
import type { OperatorDeclaration } from '../operator-declaration.ts';
import { eachPhrase } from '../phrasing.ts';
import { conditionSignature } from '../signatures.ts';

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
