import { ofAnswered } from '../../runtime/applying.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { booleanType, dateType, listOf } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';
import { readDate } from '../../values/civil-date.ts';
import { holidaysIn, isBusinessDay } from './business-days.ts';

export const evaluation = ofAnswered(
  [1, 2],
  (value, holidays) => {
    const date = readDate(value);
    return date && isBusinessDay(date, holidaysIn(holidays));
  },
  true,
);

export const declaration: OperatorDeclaration = {
  name: 'is-business-day',
  summary:
    'Whether a date is a day from Monday to Friday, and none of a list of holidays where one is given.',
  example: { 'is-business-day': [{ var: 'answers.startDate' }, ['2026-12-25']] },
  type: (call) => signature(call, [dateType, listOf(dateType)], booleanType),
  phrase: ({ word, args }) =>
    `${word(0)} is a business day${args.length > 1 ? ` with the holidays ${word(1)}` : ''}`,
};
