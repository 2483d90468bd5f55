import { RuleFailure } from '../evaluation/rule-failure.ts';

/** True for a value nobody has given: `undefined`, and JSON's `null`. */
export function isUnanswered(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

/**
 * A number as every rule reads it. One that JSON cannot write, such as the quotient of a division by zero, is
 * unanswered, and minus zero is zero.
 */
export function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value + 0 : undefined;
}

/** A value as every rule reads it: a number that JSON cannot write is unanswered. `null` stays, for objects to copy. */
export function readable(value: unknown): unknown {
  return typeof value === 'number' ? finite(value) : value;
}

/**
 * What an operator gives when a value is not of the kind it wants: unanswered when one of the values is
 * unanswered, else a fault. It is the slow path after a `typeof` test failed.
 */
export function unansweredOrFault(wanted: string, ...values: readonly unknown[]): undefined {
  if (values.some(isUnanswered)) return undefined;
  return mismatch(wanted, values);
}

/** Stops the evaluation: a value is of a kind that a clean check rules out. */
export function mismatch(wanted: string, values: readonly unknown[]): never {
  const found = values.map(kindOf).join(' and ');
  throw new RuleFailure(
    'rule-type-mismatch',
    `It expected ${wanted} but found ${found}.`,
    'See that the data has the type its schema declares.',
  );
}

function kindOf(value: unknown): string {
  if (isUnanswered(value)) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'boolean') return 'true or false';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
