import type { Field } from '#schemas';
import { isQuestion } from '../../answers/questions.ts';
import type { Change, Notice } from '../change.ts';
import { describeCondition } from '../conditions/describe-difference.ts';
import { pairBy } from '../pair-by.ts';
import { nameOfField, type Setting } from '../side.ts';
import { compareField } from './compare-field.ts';

/** Changes of the fields of a form or of a summary. */
export function* compareFields(
  before: readonly Field[],
  after: readonly Field[],
  settings: { readonly before: Setting; readonly after: Setting },
  notice: Notice,
): Iterable<Change> {
  const { added, removed, both, isReordered } = pairBy(before, after, ({ name }) => name);
  for (const field of added) yield addedField(field, settings.after, notice);
  for (const field of removed) {
    const text = isQuestion(field)
      ? `The question ${nameOfField(field)} is no longer asked.`
      : `The ${field.type} ${nameOfField(field)} is gone.`;
    yield notice(isQuestion(field) ? 'question-removed' : 'part-removed', text);
  }
  for (const [old, now] of both) yield* compareField(old, now, settings, notice);
  if (isReordered) yield notice('questions-reordered', 'The questions come in another order.');
}

function addedField(field: Field, setting: Setting, notice: Notice): Change {
  const { when } = field;
  const shown = when === undefined ? [] : [`Shown when: ${describeCondition({ rule: when, setting })}`];
  if (!isQuestion(field))
    return notice('part-added', `There is a new ${field.type}, ${nameOfField(field)}.`, shown);
  const required = 'required' in field ? field.required : undefined;
  const text = `There is a new question, ${nameOfField(field)}`;
  if (required === undefined || typeof required === 'boolean')
    return notice('question-added', `${text}, ${required === true ? 'required' : 'optional'}.`, shown);
  const needed = `Required when: ${describeCondition({ rule: required, setting })}`;
  return notice('question-added', `${text}, required under a condition.`, [...shown, needed]);
}
