import { answerOfParts, type Part } from '../answer-of-parts.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

type DateRange = FieldOf<'date-range'>;

/** Two days in order, from and to. */
export const dateRange: FieldDeclaration<DateRange, undefined> = {
  answer: {
    ...answerOfParts(daysOf, ' – '),
    checks: ({ name, orderMessage }) => {
      const [from, to] = [{ var: `answers.${name}.from` }, { var: `answers.${name}.to` }];
      return [{ that: { '<=': [from, to] }, message: orderMessage }];
    },
  },
};

function daysOf({ openEnd }: DateRange): readonly Part[] {
  return [
    { name: 'from', kind: 'date', isRequired: true },
    { name: 'to', kind: 'date', isRequired: openEnd !== true },
  ];
}
