import { actionsOfField, isQuestion, requiredOf } from '#engine';
import { checksOf, isSensitive, messagesOf } from '#engine/parts';
import type { Field, Rule } from '#schemas';
import { valuesBeforeAndNow } from '../before-and-now.ts';
import { type Change, type Notice, quote } from '../change.ts';
import { otherChanges } from '../changed-settings.ts';
import { compareActions } from '../compare-actions.ts';
import { changeOfCondition, describeCondition } from '../conditions/change-of-condition.ts';
import { pairBy } from '../pair-by.ts';
import { changedProperties, isSameJson } from '../same-json.ts';
import { sayValue } from '../say-value.ts';
import { labelOfSetting } from '../setting-labels.ts';
import { nameOfField, type Setting, type Settings } from '../side.ts';
import { compareConstraint, compareLimits } from './compare-constraint.ts';
import { compareOptions } from './compare-options.ts';

/** Properties with sentences of their own; any other is named in a last sentence. */
const handled: ReadonlySet<string> = new Set([
  'name', 'type', 'label', 'hint', 'placeholder', 'text', 'required', 'when', 'value', 'limits', 'options', 'checks', 'messages', 'sensitive', 'default', 'onChange', 'onPress', 'fields',
]); // biome-ignore format: one line

/** Changes of one field. */
export function* compareField(old: Field, now: Field, settings: Settings, notice: Notice): Iterable<Change> {
  const name = nameOfField(now);
  yield* compareTexts(old, now, settings, notice);
  if (old.type !== now.type)
    yield notice(
      'question-type',
      `${name} is another kind of ${isQuestion(now) ? 'question' : 'part'} now: ${quote(labelOfSetting(now.type))}; it was ${quote(labelOfSetting(old.type))}.`,
    );
  yield* compareRequired(old, now, settings, notice);
  const verb = isQuestion(now) ? 'asked' : 'shown';
  const asked = changeOfCondition(old.when, now.when, settings);
  if (asked) yield notice('question-condition', `${name} is ${verb} under another condition.`, asked);
  yield* compareOptions(old, now, settings, notice);
  yield* compareConstraint(old, now, notice);
  yield* compareLimits(old, now, settings, notice);
  yield* compareChecks(old, now, settings, notice);
  yield* compareMessages(old, now, settings, notice);
  if (isSensitive(old) !== isSensitive(now)) {
    const text = isSensitive(now) ? 'is kept as sensitive now' : 'is no longer kept as sensitive';
    yield notice('answer-sensitive', `The answer to ${name} ${text}.`);
  }
  const [oldDefault, newDefault] = [property(old, 'default'), property(now, 'default')];
  if (!isSameJson(oldDefault, newDefault)) {
    const text =
      newDefault === undefined ? 'has no answer to begin with any more' : 'begins with another answer';
    const { labels } = settings.after;
    const details = valuesBeforeAndNow(oldDefault, newDefault, (value) =>
      sayValue(value, labels, `answers.${now.name}`),
    );
    yield notice('answer-default', `${name} ${text}.`, details);
  }
  yield* compareEvents(old, now, settings, notice);
  yield* otherChanges(notice, 'question-other', name, [old, now], handled);
}

const events = [
  ['onChange', 'is changed'],
  ['onPress', 'is pressed'],
] as const;

/** Changes of what a field does on its events. Its calls are described with those of its step. */
function* compareEvents(old: Field, now: Field, settings: Settings, notice: Notice): Iterable<Change> {
  for (const [event, happens] of events) {
    const [was, is] = [actionsOfField(old, event), actionsOfField(now, event)];
    const when = `when ${nameOfField(now)} ${happens}`;
    const changes = [...compareActions(was, is, settings, when, notice)];
    if (changes.length === 0 && !isSameJson(was, is))
      yield notice('calls-changed', `Other services are called ${when}.`);
    yield* changes;
  }
}

/** Labels, hints and other texts that visitors read. */
function* compareTexts(old: Field, now: Field, settings: Settings, notice: Notice): Iterable<Change> {
  const name = nameOfField(now);
  const [before, after] = [property(old, 'label'), property(now, 'label')];
  if (typeof before === 'string' && typeof after === 'string') {
    if (before !== after)
      yield notice('label-changed', `The question ${quote(before)} now reads ${quote(after)}.`);
  } else if (!isSameJson(before, after))
    yield notice('label-changed', `The label of ${name} changes.`, said(before, after, settings));
  for (const part of ['hint', 'placeholder', 'text'] as const) {
    const [was, is] = [property(old, part), property(now, part)];
    if (isSameJson(was, is)) continue;
    if (is === undefined)
      yield notice(`${part}-changed`, `${name} no longer has a ${part}.`, said(was, is, settings));
    else if (was === undefined)
      yield notice(`${part}-changed`, `${name} has a ${part} now.`, said(was, is, settings));
    else yield notice(`${part}-changed`, `The ${part} of ${name} changes.`, said(was, is, settings));
  }
}

function said(was: unknown, is: unknown, { before, after }: Settings): readonly string[] {
  return [
    ...valuesBeforeAndNow(was, undefined, (value) => sayValue(value, before.labels)),
    ...valuesBeforeAndNow(undefined, is, (value) => sayValue(value, after.labels)),
  ];
}

function* compareRequired(old: Field, now: Field, settings: Settings, notice: Notice): Iterable<Change> {
  const [before, after] = [requiredOf(old) ?? false, requiredOf(now) ?? false];
  if (!isQuestion(now)) return;
  const name = nameOfField(now);
  if (after === true && before === false) yield notice('now-required', `Visitors must answer ${name} now.`);
  else if (after === false && before === true) yield notice('now-optional', `${name} may be left out now.`);
  else {
    const details = changeOfCondition(before, after, settings);
    if (details)
      yield notice('required-condition', `Visitors must answer ${name} under another condition.`, details);
  }
}

function* compareChecks(old: Field, now: Field, settings: Settings, notice: Notice): Iterable<Change> {
  const name = nameOfField(now);
  const { added, removed, both } = pairBy(checksOf(old), checksOf(now), ({ message }) =>
    JSON.stringify(message),
  );
  const refusedUnless = (rule: Rule, setting: Setting) =>
    `Refused unless: ${describeCondition({ rule, setting })}`;
  for (const { message, that } of added)
    yield notice('check-added', `${name} has a further check${messageOf(message)}.`, [
      refusedUnless(that, settings.after),
    ]);
  for (const { message } of removed)
    yield notice('check-removed', `${name} no longer has the check${messageOf(message)}.`);
  for (const [before, after] of both) {
    const details = changeOfCondition(before.that, after.that, settings);
    if (details || !isSameJson(before, after))
      yield notice(
        'check-changed',
        `The check of ${name}${messageOf(after.message)} changes.`,
        details ?? [],
      );
  }
}

function messageOf(message: unknown): string {
  return typeof message === 'string' ? ` ${quote(message)}` : '';
}

/** When a message is read, by the keyword that the answer does not fit. */
const mistakes: Readonly<Record<string, string>> = {
  required: 'for a missing answer',
  minLength: 'for an answer that is too short',
  maxLength: 'for an answer that is too long',
  minWords: 'for an answer of too few words',
  maxWords: 'for an answer of too many words',
  minimum: 'for an answer that is too low',
  maximum: 'for an answer that is too high',
  exclusive: 'for a choice that excludes the others',
  formatMinimum: 'for a day that is too early',
  formatMaximum: 'for a day that is too late',
  minItems: 'for too few choices',
  maxItems: 'for too many choices',
  pattern: 'for an answer that is written wrongly',
  format: 'for an answer that is written wrongly',
  multipleOf: 'for a number that is no whole number of steps',
  enum: 'for an answer that is not offered',
};

function* compareMessages(old: Field, now: Field, settings: Settings, notice: Notice): Iterable<Change> {
  const before: { readonly [keyword: string]: unknown } = { ...messagesOf(old) };
  const after: { readonly [keyword: string]: unknown } = { ...messagesOf(now) };
  for (const keyword of changedProperties(before, after)) {
    const text = `The message of ${nameOfField(now)} ${mistakes[keyword] ?? 'for a wrong answer'} changes.`;
    yield notice('message-changed', text, said(before[keyword], after[keyword], settings));
  }
}

function property(field: Field, name: string): unknown {
  const properties: { readonly [name: string]: unknown } = { ...field };
  return properties[name];
}
