import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { dateType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';
import { ofDay } from '../../values/calendar.ts';
import { lastOfMonth } from '../../values/civil-date.ts';

export const evaluation = ofDay((date) => lastOfMonth(date));

export const declaration: OperatorDeclaration = {
  name: 'end-of-month',
  summary: 'The last day of the month of a date.',
  example: { 'end-of-month': { var: 'now' } },
  type: (call) => signature(call, [dateType], dateType),
  phrase: ({ word }) => `the last day of the month of ${word(0)}`,
};
