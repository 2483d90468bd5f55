import { ofAnswered } from '../../runtime/applying.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { dateType, numberType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';
import { readDate, weekday } from '../../values/civil-date.ts';

export const evaluation = ofAnswered([1, 1], (value) => {
  const date = readDate(value);
  return date && (weekday(date) || 7);
});

export const declaration: OperatorDeclaration = {
  name: 'weekday',
  summary: 'The day of the week of a date as a number, as ISO 8601 counts: Monday is 1 and Sunday 7.',
  example: { '==': [{ weekday: { var: 'answers.startDate' } }, 6] },
  type: (call) => signature(call, [dateType], numberType),
  phrase: ({ word }) => `the number of the weekday of ${word(0)}`,
};
