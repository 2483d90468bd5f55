import type { Field } from '#schemas';
import type { JsonValue } from '../../base/values/answers.ts';
import { firstCharacters, isLongerThan } from '../../base/values/characters.ts';
import { isNumeric } from '../../base/values/is-numeric.ts';
import { isPlainObject } from '../../rules/values/property.ts';
import { answerSchema } from '../constraints/field-constraints.ts';
import { type AnswerSize, idLength, idSize } from '../fields/answer-size.ts';
import { declarationOf } from '../fields/field-registry.ts';
import { companionOf } from './questions.ts';

/** Size limits of a stored answer. They hold for invalid answers too. */
export function keptSize(field: Field): AnswerSize {
  return declarationOf(field).answer?.size(field) ?? idSize;
}

/** The answer, cut to one character or one choice above the limit, so that `oversize` still refuses it. */
export function cutAnswer(field: Field, answer: JsonValue | undefined): JsonValue | undefined {
  const { characters, choices } = keptSize(field);
  const cut = (value: JsonValue) =>
    typeof value === 'string' ? firstCharacters(value, characters + 1) : value;
  if (answer === undefined) return undefined;
  if (Array.isArray(answer)) return answer.slice(0, choices + 1).map(cut);
  if (!isPlainObject(answer)) return cut(answer);
  return Object.fromEntries(Object.entries(answer).map(([part, value]) => [part, cut(value)]));
}

/** The keyword that an oversized answer fails; undefined for an answer within the limit. */
export function oversize(field: Field, answer: JsonValue): 'maxLength' | 'maxItems' | 'type' | undefined {
  const { characters, choices } = keptSize(field);
  const values: readonly JsonValue[] =
    typeof answer === 'object' && answer !== null ? Object.values(answer) : [answer];
  if (values.some((value) => typeof value === 'string' && isLongerThan(value, characters))) {
    return isNumeric(answerSchema(field)) ? 'type' : 'maxLength';
  }
  return values.length > choices && Array.isArray(answer) ? 'maxItems' : undefined;
}

/** The id of a chosen suggestion; undefined when it is empty or longer than any service's id may be. */
export function keptId(field: Field, id: string | undefined): string | undefined {
  if (companionOf(field) === undefined || !id || isLongerThan(id, idLength)) return undefined;
  return id;
}
