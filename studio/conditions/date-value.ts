import type { JsonValue } from '#engine';
import { isObject } from '../settings/json.ts';

const adding = { days: 'add-days', months: 'add-months', years: 'add-years' } as const;

export type DateUnit = keyof typeof adding;

/** A date that a condition compares with: one of the calendar, or one that is counted from today. */
export type DateValue =
  | { readonly kind: 'date'; readonly date: string }
  | { readonly kind: 'from-today'; readonly count: number; readonly unit: DateUnit };

/** The units that dates are counted from today by. */
export const dateUnits = Object.keys(adding) as readonly DateUnit[];

/** The date that the value of a comparison is; undefined for what is none. */
export function readDateValue(value: unknown): DateValue | undefined {
  if (typeof value === 'string') return isDate(value) ? { kind: 'date', date: value } : undefined;
  if (!isObject(value)) return undefined;
  if (isToday(value)) return { kind: 'from-today', count: 0, unit: 'days' };
  for (const unit of dateUnits) {
    const [date, count, ...others]: readonly unknown[] = listOf(value[adding[unit]]);
    if (isToday(date) && typeof count === 'number' && others.length === 0)
      return { kind: 'from-today', count, unit };
  }
  return undefined;
}

export function writeDateValue(value: DateValue): JsonValue {
  if (value.kind === 'date') return value.date;
  const today = { var: 'now' };
  return value.count === 0 ? today : { [adding[value.unit]]: [today, value.count] };
}

export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

function isToday(value: unknown): boolean {
  return isObject(value) && value.var === 'now';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
