import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { dateType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';
import { ofDay } from '../../values/calendar.ts';

export const evaluation = ofDay((date) => ({ ...date, month: 12, day: 31 }));

export const declaration: OperatorDeclaration = {
  name: 'end-of-year',
  summary: 'The last day of the year of a date.',
  example: { 'end-of-year': { var: 'now' } },
  type: (call) => signature(call, [dateType], dateType),
  phrase: ({ word }) => `the last day of the year of ${word(0)}`,
};
