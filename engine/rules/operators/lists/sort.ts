import { overElements } from '../../runtime/each.ts';
import { spend } from '../../runtime/limits.ts';
import { isUnanswered, mismatch } from '../../runtime/unanswered.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { choiceOf, listOf, textType } from '../../types/rule-type.ts';
import { compareTexts } from '../../values/text-order.ts';
import { eachPhrase } from '../phrasing.ts';

export const evaluation = overElements(
  3,
  (list, keyOf, direction) => {
    const sign = direction === 'descending' ? -1 : 1;
    spend(list.length * Math.ceil(Math.log2(list.length + 1)));
    return list
      .map((element) => ({ element, key: keyOf(element) }))
      .sort((a, b) => compareKeys(a.key, b.key, sign))
      .map(({ element }) => element);
  },
  1,
);

/** Elements without a key come last in both directions; equal keys keep their order. */
function compareKeys(a: unknown, b: unknown, sign: number): number {
  if (isUnanswered(a) || isUnanswered(b)) return Number(isUnanswered(a)) - Number(isUnanswered(b));
  if (typeof a === 'string' && typeof b === 'string') return sign * compareTexts(a, b);
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return mismatch('keys that are all numbers or all texts', [a, b]);
}

export const declaration: OperatorDeclaration = {
  name: 'sort',
  summary:
    'The list in order of a key, "ascending" or "descending"; texts by code points; elements without a key go last.',
  example: { sort: [{ var: 'results.lines' }, { var: 'item.price' }, 'descending'] },
  type: (call) => {
    const item = call.expectList(0);
    const key = call.args.length > 1 ? call.type(1, { ...call.bindings, item }) : item;
    if (key.kind !== 'number' && key.kind !== 'date' && key.kind !== 'never') {
      if (call.args.length > 1) call.expect(1, textType, { ...call.bindings, item });
      else call.expect(0, listOf(textType));
    }
    if (call.args.length > 2 && call.literalText(2) !== undefined) {
      call.expect(2, choiceOf(['ascending', 'descending']));
    }
    return listOf(item);
  },
  phrase: (phrasing) =>
    eachPhrase(phrasing, (list, body, third) =>
      [list, 'sorted', body === '' ? '' : `by ${body}`, third === 'descending' ? 'downwards' : '']
        .filter((part) => part !== '')
        .join(' '),
    ),
};
