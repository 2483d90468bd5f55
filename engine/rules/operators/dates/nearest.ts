import { ofAnswered } from '../../runtime/applying.ts';
import { spend } from '../../runtime/limits.ts';
import { mismatch } from '../../runtime/unanswered.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { dateType, listOf, numberType } from '../../types/rule-type.ts';
import { dayNumber, readDate } from '../../values/civil-date.ts';

export const evaluation = ofAnswered(
  [2, 2],
  (list, value) => {
    if (!Array.isArray(list)) return mismatch('a list', [list]);
    spend(list.length);
    const wanted = placeOf(value);
    let nearest: unknown;
    let least = Number.POSITIVE_INFINITY;
    for (const each of list) {
      const place = placeOf(each);
      if (wanted === undefined || place === undefined) continue;
      const distance = Math.abs(place - wanted);
      if (distance < least) [nearest, least] = [each, distance];
    }
    return nearest;
  },
  true,
);

/** The place of a number or a date on its line. */
function placeOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  const date = readDate(value);
  return date && dayNumber(date);
}

export const declaration: OperatorDeclaration = {
  name: 'nearest',
  summary:
    'The date, or the number, of a list that is nearest to a given one; of two that are as near, the first in the list. Unanswered when the list is empty.',
  example: { nearest: [['2026-03-01', '2026-09-01'], { var: 'now' }] },
  type: (call) => {
    const type = call.type(1).kind === 'number' ? numberType : dateType;
    call.expect(1, type);
    call.expect(0, listOf(type));
    return type;
  },
  phrase: ({ word }) => `the one of ${word(0)} nearest to ${word(1)}`,
};
