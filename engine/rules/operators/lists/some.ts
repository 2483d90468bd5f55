import { overNamedElements } from '../../runtime/each.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { conditionSignature } from '../../types/signatures.ts';
import { anyTrue } from '../../values/kleene.ts';
import { eachPhrase } from '../phrasing.ts';

export const evaluation = overNamedElements(anyTrue);

export const declaration: OperatorDeclaration = {
  name: 'some',
  summary:
    'True when a condition on "item" is true for at least one element; false for an empty or unanswered list.',
  example: { some: [{ var: 'answers.extras' }, { '==': [{ var: 'item' }, 'helmet'] }] },
  type: conditionSignature,
  phrase: (phrasing) => eachPhrase(phrasing, (list, body) => `for some of ${list}, ${body}`),
};
