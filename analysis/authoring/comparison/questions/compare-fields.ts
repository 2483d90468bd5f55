import { isQuestion, itemFields, labelOf, visibleText } from '#engine';
import { inWords } from '#engine/parts';
import type { Field, Rule } from '#schemas';
import { valuesBeforeAndNow } from '../before-and-now.ts';
import { type Change, type Notice, quote } from '../change.ts';
import { describeCondition } from '../conditions/change-of-condition.ts';
import { pairBy, pairRenamed } from '../pair-by.ts';
import { sayValue } from '../say-value.ts';
import { nameOfField, type Setting, type Settings } from '../side.ts';
import { compareField } from './compare-field.ts';

/** Changes of the fields of a form or of a summary. */
export function* compareFields(
  before: readonly Field[],
  after: readonly Field[],
  settings: Settings,
  notice: Notice,
): Iterable<Change> {
  const byName = pairBy(before, after, ({ name }) => name);
  const questions = {
    added: byName.added.filter(isQuestion),
    removed: byName.removed.filter(isQuestion),
  };
  const renamed = pairRenamed(questions, labelOf);
  const areRenamed = new Set(renamed.both.flat());
  for (const field of byName.added)
    if (!areRenamed.has(field)) yield addedField(field, settings.after, notice);
  for (const field of byName.removed) {
    if (areRenamed.has(field)) continue;
    const text = isQuestion(field)
      ? `The question ${nameOfField(field)} is no longer asked.`
      : `The ${inWords(field.type, false)} ${nameOfField(field)} is gone.`;
    yield notice(isQuestion(field) ? 'question-removed' : 'part-removed', text);
  }
  for (const [old, now] of renamed.both)
    yield notice(
      'question-renamed',
      `The answer to ${nameOfField(now)} has another name.`,
      valuesBeforeAndNow(old.name, now.name, (name) => quote(inWords(name))),
    );
  for (const [old, now] of [...byName.both, ...renamed.both]) {
    yield* compareField(old, now, settings, notice);
    yield* compareFields(itemFields(old), itemFields(now), settings, ofItems(now, notice));
  }
  if (byName.isReordered) yield notice('questions-reordered', 'The questions come in another order.');
}

/** Says of a change that it is one of the questions about each item of a list. */
function ofItems(list: Field, notice: Notice): Notice {
  return (code, text, details) => notice(code, `For each item of ${nameOfField(list)}: ${text}`, details);
}

/** The text of a part that asks nothing; a rich one without its elements. */
function shownIn(field: Field): readonly Rule[] {
  const html = 'html' in field ? field.html : undefined;
  const text = 'text' in field ? field.text : undefined;
  return [typeof html === 'string' ? visibleText(html) : html, text].flatMap((each) => each ?? []);
}

function addedField(field: Field, setting: Setting, notice: Notice): Change {
  const { when } = field;
  const shown = when === undefined ? [] : [`Shown when: ${describeCondition({ rule: when, setting })}`];
  if (!isQuestion(field))
    return notice('part-added', `There is a new ${inWords(field.type, false)}, ${nameOfField(field)}.`, [
      ...shownIn(field).map((text) => `It says ${sayValue(text, setting.labels)}.`),
      ...shown,
    ]);
  const required = 'required' in field ? field.required : undefined;
  const text = `There is a new question, ${nameOfField(field)}`;
  if (required === undefined || typeof required === 'boolean')
    return notice('question-added', `${text}, ${required === true ? 'required' : 'optional'}.`, shown);
  const needed = `Required when: ${describeCondition({ rule: required, setting })}`;
  return notice('question-added', `${text}, required under a condition.`, [...shown, needed]);
}
