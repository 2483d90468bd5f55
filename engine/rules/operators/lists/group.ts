import { overElements } from '../../runtime/each.ts';
import { isUnanswered, mismatch } from '../../runtime/unanswered.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { listOf, objectOf, textType } from '../../types/rule-type.ts';
import { eachPhrase } from '../phrasing.ts';

interface Group {
  readonly key?: unknown;
  readonly items: unknown[];
}

export const evaluation = overElements(2, (list, keyOf) => {
  const groups = new Map<unknown, Group>();
  for (const element of list) {
    const key = keyOf(element) ?? undefined;
    if (typeof key === 'object') return mismatch('a single value to group by', [key]);
    const group = groups.get(key);
    if (group === undefined)
      groups.set(key, isUnanswered(key) ? { items: [element] } : { key, items: [element] });
    else group.items.push(element);
  }
  return [...groups.values()];
});

export const declaration: OperatorDeclaration = {
  name: 'group',
  summary:
    'A list of {key, items}: the elements that share the value of a rule on "item", in order of appearance; those without a value make a group without a key.',
  example: { group: [{ var: 'results.lines' }, { var: 'item.kind' }] },
  type: (call) => {
    const item = call.expectList(0);
    const bindings = { ...call.bindings, item };
    const key = call.type(1, bindings);
    const single = key.kind === 'number' || key.kind === 'boolean' || key.kind === 'date';
    if (!single) call.expect(1, textType, bindings);
    return listOf(objectOf({ key, items: listOf(item) }));
  },
  phrase: (phrasing) => eachPhrase(phrasing, (list, body) => `${list} grouped by ${body}`),
};
