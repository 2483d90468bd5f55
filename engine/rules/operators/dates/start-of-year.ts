import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { dateType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';
import { ofDay } from '../../values/calendar.ts';

export const evaluation = ofDay((date) => ({ ...date, month: 1, day: 1 }));

export const declaration: OperatorDeclaration = {
  name: 'start-of-year',
  summary: 'The first day of the year of a date.',
  example: { 'start-of-year': { var: 'now' } },
  type: (call) => signature(call, [dateType], dateType),
  phrase: ({ word }) => `the first day of the year of ${word(0)}`,
};
