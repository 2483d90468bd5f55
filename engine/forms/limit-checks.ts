import type { Field, Rule } from '#schemas';
import { type AnswerCheck, type LimitKeyword, limitPlace, limitsOf } from './answers/limits.ts';
import { messagesOf, summaryMessagesOf } from './answers/questions.ts';
import { constraintOf } from './constraints/field-constraints.ts';

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

/** The limits of a field's answer that are worked out, as conditions that it must not violate. */
export function limitChecks(field: Field): readonly AnswerCheck[] {
  const limits = Object.entries(limitsOf(field)) as [LimitKeyword, Rule][];
  const answer: Rule = { var: `answers.${field.name}` };
  return limits.map(([keyword, limit]) => ({
    keyword,
    that: { [comparisons[keyword]]: [keyword.endsWith('Items') ? { count: answer } : answer, limit] },
    message: messageOf(field, messagesOf(field)[keyword]),
    summary: messageOf(field, summaryMessagesOf(field)[keyword]),
  }));
}

/** A message with the limits of the moment inserted. */
function messageOf(field: Field, text: string | undefined): Rule | undefined {
  if (text === undefined) return undefined;
  const limits = Object.entries(limitsOf(field)).map(
    ([keyword, rule]) => [limitPlace(keyword), shown(keyword, rule, field)] as const,
  );
  const inserted = new Map(limits);
  // The places of limits are kept by the split.
  const pieces = text.split(/(\{\{ field\.value\.\w+ \}\})/).map((piece) => inserted.get(piece) ?? piece);
  return pieces.length === 1 ? text : { cat: pieces };
}

/** A limit as people read it: a day or a month in words, a time and a number as they are. */
function shown(keyword: string, limit: Rule, field: Field): Rule {
  if (!keyword.startsWith('format')) return limit;
  switch (constraintOf(field).format) {
    case 'time-of-day':
      return limit;
    case 'year-month':
      return { 'format-date': [{ cat: [limit, '-01'] }, 'MMMM yyyy'] };
    default:
      return { 'format-date': [limit, 'd MMMM yyyy'] };
  }
}
