import { isPlainObject } from '#engine/parts';
import type { Field } from '#schemas';

const expectations: Readonly<Record<string, (limit: unknown) => string>> = {
  required: () => 'an answer',
  minLength: (limit) => `at least ${characters(limit)}`,
  maxLength: (limit) => `at most ${characters(limit)}`,
  minimum: (limit) => `${limit} or more`,
  maximum: (limit) => `${limit} or less`,
  minItems: (limit) => `at least ${limit} of the options`,
  maxItems: (limit) => `at most ${limit} of the options`,
};

/** The answer that a question expects where a limit is not kept, such as "at least 10 characters"; undefined for other rules. */
export function expectedAnswer(field: Field, keyword: string): string | undefined {
  const value: unknown = 'value' in field ? field.value : undefined;
  return expectations[keyword]?.(isPlainObject(value) ? value[keyword] : undefined);
}

function characters(count: unknown): string {
  return count === 1 ? 'one character' : `${count} characters`;
}
