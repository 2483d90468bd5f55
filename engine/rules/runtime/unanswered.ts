import { RuleFailure } from './rule-failure.ts';

/** True for an unanswered value: `undefined` or JSON's `null`. */
export function isUnanswered(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

/**
 * Normalizes a number: one that JSON cannot write, such as the result of a division by zero, is unanswered,
 * and minus zero becomes zero.
 */
export function finite(value: number): number | undefined {
  if (!Number.isFinite(value)) return undefined;
  // `value + 0` would also do it, but allocates a new number each time.
  return value === 0 ? 0 : value;
}

/** Normalizes a value: a number that JSON cannot write is unanswered. `null` stays, for templates to copy. */
export function readable(value: unknown): unknown {
  return typeof value === 'number' ? finite(value) : value;
}

/**
 * Result of an operator for a value of the wrong type: unanswered when one of the values is, else a fault.
 * The slow path after a failed `typeof` test.
 */
export function unansweredOrFault(wanted: string, ...values: readonly unknown[]): undefined {
  if (values.some(isUnanswered)) return undefined;
  return mismatch(wanted, values);
}

/** Stops the evaluation: the check excludes a value of this type. */
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
