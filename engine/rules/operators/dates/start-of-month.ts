import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { dateType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';
import { ofDay } from '../../values/calendar.ts';

export const evaluation = ofDay((date) => ({ ...date, day: 1 }));

export const declaration: OperatorDeclaration = {
  name: 'start-of-month',
  summary: 'The first day of the month of a date.',
  example: { 'start-of-month': { var: 'now' } },
  type: (call) => signature(call, [dateType], dateType),
  phrase: ({ word }) => `the first day of the month of ${word(0)}`,
};
