import { canonicalJson } from '#engine';
import { readCall } from '#engine/parts';

/** A date that lies some days or months after another, or before it. */
export interface Shift {
  /** Text that is the same for equal dates to reckon from. */
  readonly from: string;
  readonly days: number;
  readonly months: number;
}

const unitsOf: { readonly [operator: string]: Pick<Shift, 'days' | 'months'> } = {
  'add-days': { days: 1, months: 0 },
  'add-months': { days: 0, months: 1 },
  'add-years': { days: 0, months: 12 },
};

/** How a term is reckoned from a date: by itself, or by one whole number of days, months or years. */
export function shiftOf(term: unknown): Shift {
  const { name = '', args = [] } = readCall(term) ?? {};
  const unit = Object.hasOwn(unitsOf, name) ? unitsOf[name] : undefined;
  const [base, count] = args;
  if (unit === undefined || typeof count !== 'number' || !Number.isInteger(count))
    return { from: canonicalJson(term), days: 0, months: 0 };
  return { from: canonicalJson(base), days: unit.days * count, months: unit.months * count };
}

/** Days that one month has at least and at most, together with others. */
const [fewestDays, mostDays] = [28, 31];

/**
 * How two dates that are reckoned from the same one are ordered: -1, 0 or 1. Undefined for dates reckoned from
 * others, and where it depends on the lengths of months.
 */
export function orderOfShifts(one: Shift, other: Shift): number | undefined {
  if (one.from !== other.from) return undefined;
  const [days, months] = [one.days - other.days, one.months - other.months];
  if (months === 0) return one.months === 0 || days === 0 ? Math.sign(days) : undefined;
  // By how many days the months may move one date from the other.
  const ends = [months * fewestDays + days, months * mostDays + days];
  if (ends.every((each) => each < 0)) return -1;
  return ends.every((each) => each > 0) ? 1 : undefined;
}

/** How one term was chosen to compare with another: -1 if it is less, 0 if equal, 1 if greater. */
export interface ChosenOrder {
  readonly from: string;
  readonly to: string;
  readonly order: number;
}

/** Whether values exist that are ordered so: none is less than itself through others. */
export function areConsistent(orders: readonly ChosenOrder[]): boolean {
  const steps = orders.flatMap(({ from, to, order }) => {
    if (order === 0)
      return [
        { less: from, more: to, isStrict: false },
        { less: to, more: from, isStrict: false },
      ];
    return order < 0
      ? [{ less: from, more: to, isStrict: true }]
      : [{ less: to, more: from, isStrict: true }];
  });
  return steps.every(({ less, more, isStrict }) => !isStrict || !leads(more, less));

  function leads(start: string, end: string): boolean {
    const reached = new Set([start]);
    for (const each of reached) for (const { less, more } of steps) if (less === each) reached.add(more);
    return reached.has(end);
  }
}
