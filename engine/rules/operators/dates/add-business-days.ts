import { ofAnswered } from '../../runtime/applying.ts';
import { mismatch } from '../../runtime/unanswered.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { dateType, listOf, numberType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';
import { readDate, writeDate } from '../../values/civil-date.ts';
import { addBusinessDays, holidaysIn } from './business-days.ts';

export const evaluation = ofAnswered(
  [2, 3],
  (date, days, holidays) => {
    if (typeof days !== 'number') return mismatch('a number of days', [days]);
    const from = readDate(date);
    const to = from && addBusinessDays(from, days, holidaysIn(holidays));
    return to && writeDate(to);
  },
  true,
);

export const declaration: OperatorDeclaration = {
  name: 'add-business-days',
  summary:
    'The date so many business days after a date, or before it when the number is negative: days from Monday to Friday that are in no list of holidays, where one is given. No days give the date itself.',
  example: { 'add-business-days': [{ var: 'now' }, 5, ['2026-12-25']] },
  type: (call) => signature(call, [dateType, numberType, listOf(dateType)], dateType),
  phrase: ({ word, args }) => {
    const holidays = args.length > 2 ? ` with the holidays ${word(2)}` : '';
    return typeof args[1] === 'number' && args[1] < 0
      ? `${-args[1]} business days before ${word(0)}${holidays}`
      : `${word(1)} business days after ${word(0)}${holidays}`;
  },
};
