import type { Check, Field, Messages, Rule } from '#schemas';
import { checksOf, messagesOf, summaryMessagesOf } from './questions.ts';

/** A limit of an answer that is worked out: the keyword that an answer beyond it fails, and the rule of the limit. */
export type Limits = NonNullable<Extract<Field, { readonly limits?: unknown }>['limits']>;
type LimitKeyword = keyof Limits & keyof Messages;

/** A condition that an answer must not violate: a check of the field, or one of its limits. */
export interface AnswerCheck extends Omit<Check, 'message'> {
  /** Undefined for a check that the author wrote. */
  readonly keyword?: LimitKeyword;
  /** Undefined for a limit for which the field has no message. */
  readonly message: Rule | undefined;
  /** The message in the error summary, where it differs. */
  readonly summary?: Rule | undefined;
}

const comparisons: { readonly [keyword in LimitKeyword]: string } = {
  minimum: '>=',
  maximum: '<=',
  exclusiveMinimum: '>',
  exclusiveMaximum: '<',
  minItems: '>=',
  maxItems: '<=',
  formatMinimum: '>=',
  formatMaximum: '<=',
};

/** The limits of an answer that are worked out. */
export function limitsOf(field: Field): Limits {
  return ('limits' in field ? field.limits : undefined) ?? {};
}

/** What a message writes where the limit of a keyword is inserted. */
export function limitPlace(keyword: string): string {
  return `{{ field.value.${keyword} }}`;
}

/** Everything that an answer must not violate, besides its constraint: the limits, then the checks of the field. */
export function answerChecks(field: Field): readonly AnswerCheck[] {
  const limits = Object.entries(limitsOf(field)) as [LimitKeyword, Rule][];
  if (limits.length === 0) return checksOf(field);
  const answer: Rule = { var: `answers.${field.name}` };
  return [
    ...limits.map(([keyword, limit]) => ({
      keyword,
      that: { [comparisons[keyword]]: [keyword.endsWith('Items') ? { count: answer } : answer, limit] },
      message: messageOf(field, messagesOf(field)[keyword]),
      summary: messageOf(field, summaryMessagesOf(field)[keyword]),
    })),
    ...checksOf(field),
  ];
}

/** A message with the limits of the moment inserted. */
function messageOf(field: Field, text: string | undefined): Rule | undefined {
  if (text === undefined) return undefined;
  const limits = Object.entries(limitsOf(field)).map(
    ([keyword, rule]) => [limitPlace(keyword), shown(keyword, rule)] as const,
  );
  const inserted = new Map(limits);
  // The places of limits are kept by the split.
  const pieces = text.split(/(\{\{ field\.value\.\w+ \}\})/).map((piece) => inserted.get(piece) ?? piece);
  return pieces.length === 1 ? text : { cat: pieces };
}

/** A limit as people read it. */
function shown(keyword: string, limit: Rule): Rule {
  return keyword.startsWith('format') ? { 'format-date': [limit, 'd MMMM yyyy'] } : limit;
}
