import { ofAnswered } from '../../runtime/applying.ts';
import { mismatch } from '../../runtime/unanswered.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { dateType, numberType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';
import { dateOfDay, dayNumber, readDate, writeDate } from '../../values/civil-date.ts';

export const evaluation = ofAnswered([2, 2], (date, days) => {
  if (typeof days !== 'number') return mismatch('a number of days', [days]);
  const from = readDate(date);
  const to = from && dateOfDay(dayNumber(from) + Math.trunc(days));
  return to && writeDate(to);
});

export const declaration: OperatorDeclaration = {
  name: 'add-days',
  summary:
    'The date so many days after a date, or before it when the number is negative; unanswered outside the years 1 to 9999.',
  example: { 'add-days': [{ var: 'now' }, 14] },
  type: (call) => signature(call, [dateType, numberType], dateType),
  phrase: ({ word, args }) =>
    typeof args[1] === 'number' && args[1] < 0
      ? `${-args[1]} days before ${word(0)}`
      : `${word(1)} days after ${word(0)}`,
};
