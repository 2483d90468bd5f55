import { arithmeticOperators } from './arithmetic/arithmetic-operators.ts';
import { calendarOperators } from './dates/calendar-operators.ts';
import { dateOperators } from './dates/date-operators.ts';
import { listOperators } from './lists/list-operators.ts';
import { objectOperators } from './objects/object-operators.ts';
import type { OperatorEvaluations } from './operator-evaluations.ts';
import { textOperators } from './texts/text-operators.ts';

/** Operators that few forms use, in families that browsers load as a unit. */
export const operatorFamilies = {
  arithmetic: arithmeticOperators,
  calendar: calendarOperators,
  dates: dateOperators,
  lists: listOperators,
  objects: objectOperators,
  texts: textOperators,
} satisfies Readonly<Record<string, OperatorEvaluations>>;

export type OperatorFamily = keyof typeof operatorFamilies;
