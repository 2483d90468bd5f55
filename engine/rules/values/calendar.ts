import { ofAnswered } from '../runtime/applying.ts';
import type { OperatorEvaluation } from '../runtime/compiling.ts';
import { mismatch } from '../runtime/unanswered.ts';
import { type CivilDate, lastOfMonth, readDate, writeDate } from './civil-date.ts';

/** Evaluation of an operator that gives another day of the same month or year. */
export function ofDay(apply: (date: CivilDate) => CivilDate | undefined): OperatorEvaluation {
  return ofAnswered([1, 1], (date) => {
    const day = readDate(date);
    if (day === undefined) return mismatch('a date', [date]);
    const found = apply(day);
    return found && writeDate(found);
  });
}

/** Evaluation of an operator that adds months or years to a date. */
export function ofMonths(monthsEach: 1 | 12): OperatorEvaluation {
  return ofAnswered([2, 2], (date, count) => {
    const from = readDate(date);
    if (from === undefined || typeof count !== 'number')
      return mismatch('a date and a number', [date, count]);
    const to = monthsAfter(from, Math.trunc(count) * monthsEach);
    return to && writeDate(to);
  });
}

/** The same day some months later, or the last day of a shorter month. */
function monthsAfter({ year, month, day }: CivilDate, months: number): CivilDate | undefined {
  const all = year * 12 + month - 1 + months;
  const last = lastOfMonth({ year: Math.floor(all / 12), month: (all % 12) + 1, day: 1 });
  return last && { ...last, day: Math.min(day, last.day) };
}
