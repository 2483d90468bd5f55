import type { Check, Field, Messages, Rule } from '#schemas';

/** A limit of an answer that is worked out: the keyword that an answer beyond it fails, and the rule of the limit. */
export type Limits = NonNullable<Extract<Field, { readonly limits?: unknown }>['limits']>;
export type LimitKeyword = keyof Limits & keyof Messages;

/** A condition that an answer must not violate: a check of the field, or one of its limits. */
export interface AnswerCheck extends Omit<Check, 'message'> {
  /** Undefined for a check that the author wrote. */
  readonly keyword?: LimitKeyword;
  /** Undefined for a limit for which the field has no message. */
  readonly message: Rule | undefined;
  /** The message in the error summary, where it differs. */
  readonly summary?: Rule | undefined;
}

/** The limits of an answer that are worked out. */
export function limitsOf(field: Field): Limits {
  return ('limits' in field ? field.limits : undefined) ?? {};
}

/** The reference by which a message inserts the limit of a keyword. */
export function limitPlace(keyword: string): string {
  return `{{ field.value.${keyword} }}`;
}
