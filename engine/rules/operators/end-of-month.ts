import { ofDay } from '../calendar.ts';
import { lastOfMonth } from '../civil-date.ts';
import type { OperatorDeclaration } from '../operator-declaration.ts';
import { dateType } from '../rule-type.ts';
import { signature } from '../signatures.ts';

export const evaluation = ofDay((date) => lastOfMonth(date));

export const declaration: OperatorDeclaration = {
  name: 'end-of-month',
  summary: 'The last day of the month of a date.',
  example: { 'end-of-month': { var: 'now' } },
  type: (call) => signature(call, [dateType], dateType),
  phrase: ({ word }) => `the last day of the month of ${word(0)}`,
};
