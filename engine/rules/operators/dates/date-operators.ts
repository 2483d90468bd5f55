import type { OperatorEvaluations } from '../operator-evaluations.ts';
import * as addDays from './add-days.ts';
import * as addMonths from './add-months.ts';
import * as addYears from './add-years.ts';
import * as daysBetween from './days-between.ts';
import * as endOfMonth from './end-of-month.ts';
import * as endOfYear from './end-of-year.ts';
import * as parseDate from './parse-date.ts';
import * as startOfMonth from './start-of-month.ts';
import * as startOfYear from './start-of-year.ts';
import * as yearsBetween from './years-between.ts';

/** Operators of this family that few forms use; browsers load them on demand. */
export const dateOperators = {
  'parse-date': parseDate.evaluation,
  'add-days': addDays.evaluation,
  'days-between': daysBetween.evaluation,
  'years-between': yearsBetween.evaluation,
  'add-months': addMonths.evaluation,
  'add-years': addYears.evaluation,
  'start-of-month': startOfMonth.evaluation,
  'end-of-month': endOfMonth.evaluation,
  'start-of-year': startOfYear.evaluation,
  'end-of-year': endOfYear.evaluation,
} satisfies OperatorEvaluations;
