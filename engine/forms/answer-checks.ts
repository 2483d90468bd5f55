import type { Field } from '#schemas';
import type { AnswerCheck } from './answers/limits.ts';
import { checksOf } from './answers/questions.ts';
import { computedParts } from './computed-parts.ts';

/** Everything that an answer must not violate, besides its constraint: the limits, then the checks of the field. */
export function answerChecks(field: Field): readonly AnswerCheck[] {
  return [...computedParts.limitChecks(field), ...checksOf(field)];
}
