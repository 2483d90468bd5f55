import type { Field, Option } from '#schemas';
import type { JsonValue } from '../../base/values/answers.ts';
import { declarationOf } from '../fields/field-registry.ts';
import { provesHuman } from './questions.ts';
import { writeAnswer } from './read-entries.ts';

/** An answer as people read it; a boolean where the page supplies the words for true and false. */
export type ShownAnswer = string | boolean;

/**
 * An answer as its visitor knows it: the label of a choice, a date in the field's format, a number with its
 * unit. Undefined for an empty answer, and for one that means nothing to a person.
 *
 * @param options the options currently shown
 */
export function showAnswer(
  field: Field,
  answer: JsonValue,
  options: readonly Pick<Option, 'id' | 'label'>[],
): ShownAnswer | undefined {
  if (provesHuman(field)) return undefined;
  const own = declarationOf(field).answer?.show?.(answer, field);
  if (own !== undefined) return own;
  const texts = writeAnswer(field, answer);
  const shown = texts.map((text) => options.find(({ id }) => id === text)?.label ?? text);
  return shown.join(', ') || undefined;
}
