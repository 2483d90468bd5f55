import { elementsOf, ofList } from '../../runtime/applying.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { listOf, neverType, unknownType } from '../../types/rule-type.ts';

export const evaluation = ofList((lists) => {
  const flat: unknown[] = [];
  for (const list of lists) for (const element of elementsOf(list)) flat.push(element);
  return flat;
});

export const declaration: OperatorDeclaration = {
  name: 'flatten',
  summary: 'One list of the elements of the lists in a list.',
  example: { flatten: { map: [{ var: 'results.orders' }, { var: 'item.lines' }] } },
  type: (call) => {
    const lists = call.expect(0, listOf(listOf(unknownType)));
    const list = lists.kind === 'list' ? lists.item : neverType;
    const item = list.kind === 'list' ? list.item : neverType;
    if (item.kind !== 'list') return listOf(item);
    const message = '"flatten" puts lists of single elements together, but these hold lists again.';
    call.report(0, 'wrong-argument-type', message, 'Flatten the lists inside first, with "map".');
    return neverType;
  },
  phrase: ({ word }) => `the elements of the lists in ${word(0)}`,
};
