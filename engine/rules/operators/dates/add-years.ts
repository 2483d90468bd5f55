import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { dateType, numberType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';
import { ofMonths } from '../../values/calendar.ts';

export const evaluation = ofMonths(12);

export const declaration: OperatorDeclaration = {
  name: 'add-years',
  summary:
    'The same day so many years after a date, or before it when the number is negative; the last day of the month where that is shorter.',
  example: { 'add-years': [{ var: 'now' }, -18] },
  type: (call) => signature(call, [dateType, numberType], dateType),
  phrase: ({ word, args }) =>
    typeof args[1] === 'number' && args[1] < 0
      ? `${-args[1]} years before ${word(0)}`
      : `${word(1)} years after ${word(0)}`,
};
