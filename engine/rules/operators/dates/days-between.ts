import { ofAnswered } from '../../runtime/applying.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { dateType, numberType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';
import { dayNumber, readDate } from '../../values/civil-date.ts';

export const evaluation = ofAnswered([2, 2], (first, second) => {
  const from = readDate(first);
  const to = readDate(second);
  return from && to && dayNumber(to) - dayNumber(from);
});

export const declaration: OperatorDeclaration = {
  name: 'days-between',
  summary: 'Days from the first date to the second; negative when the second is earlier.',
  example: { 'days-between': [{ var: 'now' }, { var: 'answers.startDate' }] },
  type: (call) => signature(call, [dateType], numberType),
  phrase: ({ word }) => `the number of days from ${word(0)} to ${word(1)}`,
};
