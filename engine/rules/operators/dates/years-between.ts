import { ofAnswered } from '../../runtime/applying.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { dateType, numberType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';
import { type CivilDate, dayNumber, readDate } from '../../values/civil-date.ts';

export const evaluation = ofAnswered([2, 2], (first, second) => {
  const from = readDate(first);
  const to = readDate(second);
  return from && to && yearsBetween(from, to);
});

/** Complete years between dates, such as an age. Born on 29 February, a year is complete on 1 March. */
function yearsBetween(from: CivilDate, to: CivilDate): number {
  if (dayNumber(from) > dayNumber(to)) return 0 - yearsBetween(to, from);
  const beforeAnniversary = to.month < from.month || (to.month === from.month && to.day < from.day);
  return to.year - from.year - (beforeAnniversary ? 1 : 0);
}

export const declaration: OperatorDeclaration = {
  name: 'years-between',
  summary:
    'Whole years from the first date to the second: an age. Born on 29 February, one is a year older on 1 March.',
  example: { '>=': [{ 'years-between': [{ var: 'answers.born' }, { var: 'now' }] }, 18] },
  type: (call) => signature(call, [dateType], numberType),
  phrase: ({ word }) => `the number of whole years from ${word(0)} to ${word(1)}`,
};
