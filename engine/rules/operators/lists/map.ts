import { overNamedElements } from '../../runtime/each.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { listOf } from '../../types/rule-type.ts';
import { elementBindings } from '../../types/signatures.ts';
import { eachPhrase } from '../phrasing.ts';

// An unanswered element becomes null, as in JsonLogic: lists have no gaps.
export const evaluation = overNamedElements((list, forElement) => {
  const values: unknown[] = [];
  for (const element of list) values.push(forElement(element) ?? null);
  return values;
});

export const declaration: OperatorDeclaration = {
  name: 'map',
  summary:
    'A list of the values of a rule for each element, which the rule calls "item"; empty for an unanswered list.',
  example: { map: [{ var: 'results.lines' }, { var: 'item.price' }] },
  type: (call) => listOf(call.type(1, elementBindings(call))),
  phrase: (phrasing) => eachPhrase(phrasing, (list, body) => `${body} for each of ${list}`),
};
