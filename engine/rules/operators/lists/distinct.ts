import { ofList } from '../../runtime/applying.ts';
import { isUnanswered, mismatch } from '../../runtime/unanswered.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { listOf, textType } from '../../types/rule-type.ts';
import { reportIncomparable } from '../../types/signatures.ts';

export const evaluation = ofList((list) => {
  const values = new Set<unknown>();
  for (const value of list) {
    if (isUnanswered(value)) continue;
    if (typeof value === 'object') return mismatch('a list of single values', [value]);
    values.add(value);
  }
  return [...values];
});

export const declaration: OperatorDeclaration = {
  name: 'distinct',
  summary: 'The different values of a list, each once, in the order in which they come first.',
  example: { distinct: { map: [{ var: 'results.lines' }, { var: 'item.kind' }] } },
  type: (call) => {
    const item = call.expectList(0);
    if (item.kind === 'unknown') call.expect(0, listOf(textType));
    else if (item.kind !== 'never') reportIncomparable(call, 0, item);
    return listOf(item);
  },
  phrase: ({ word }) => `the different values of ${word(0)}`,
};
