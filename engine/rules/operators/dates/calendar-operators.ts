import type { OperatorEvaluations } from '../operator-evaluations.ts';
import * as addBusinessDays from './add-business-days.ts';
import * as isBusinessDay from './is-business-day.ts';
import * as nearest from './nearest.ts';
import * as weekday from './weekday.ts';

/** Operators on weekdays, business days and the nearest of several days; browsers load them on demand, apart from other dates. */
export const calendarOperators = {
  weekday: weekday.evaluation,
  'is-business-day': isBusinessDay.evaluation,
  'add-business-days': addBusinessDays.evaluation,
  nearest: nearest.evaluation,
} satisfies OperatorEvaluations;
