import { inWords, listedOptions, wordsOfText } from '#engine/parts';
import type { Choice, Field, Rule } from '#schemas';
import { valuesBeforeAndNow } from '../before-and-now.ts';
import { type Change, type Notice, quote } from '../change.ts';
import { otherChanges } from '../changed-settings.ts';
import { changeOfCondition } from '../conditions/change-of-condition.ts';
import { pairBy, pairRenamed } from '../pair-by.ts';
import { changedProperties, isSameJson } from '../same-json.ts';
import { sayValue } from '../say-value.ts';
import { nameOfField, type Settings } from '../side.ts';

const handled: ReadonlySet<string> = new Set(['id', 'label', 'hint', 'when', 'data']);

/** Changes of the choices that a question offers. */
export function* compareOptions(
  old: Field,
  now: Field,
  settings: Settings,
  notice: Notice,
): Iterable<Change> {
  const name = nameOfField(now);
  const before = listedOptions(old, settings.before.side.findOptions);
  const after = listedOptions(now, settings.after.side.findOptions);
  if (before === undefined || after === undefined) {
    const [was, is] = [optionsProperty(old), optionsProperty(now)];
    if (!isSameJson(was, is)) yield notice('options-changed', `${name} takes its options from elsewhere.`);
    return;
  }
  const byId = pairBy(before, after, ({ id }) => id);
  const renamed = pairRenamed(byId, ({ label }) => wordsOfText(label));
  for (const { label } of renamed.added)
    yield notice('option-added', `${name} offers ${quote(wordsOfText(label))} too.`);
  for (const { label } of renamed.removed)
    yield notice('option-removed', `${name} no longer offers ${quote(wordsOfText(label))}.`);
  for (const [was, is] of renamed.both)
    yield notice(
      'option-id',
      `The option ${quote(wordsOfText(is.label))} of ${name} has another id, by which services know it.`,
      valuesBeforeAndNow(was.id, is.id, quote),
    );
  for (const [was, is] of [...byId.both, ...renamed.both]) {
    const isComputed = typeof was.label !== 'string' || typeof is.label !== 'string';
    const computedDetails = isComputed ? textDetails(was.label, is.label, settings) : [];
    if (!isSameJson(was.label, is.label))
      yield notice(
        'option-label',
        `The option ${quote(wordsOfText(was.label))} of ${name} now reads ${quote(wordsOfText(is.label))}.`,
        computedDetails,
      );
    if (!isSameJson(was.hint, is.hint))
      yield notice(
        'option-hint',
        `The hint of the option ${quote(wordsOfText(is.label))} of ${name} changes.`,
        textDetails(was.hint, is.hint, settings),
      );
    const offered = changeOfCondition(was.when, is.when, settings);
    if (offered)
      yield notice(
        'option-condition',
        `${name} offers ${quote(wordsOfText(is.label))} under another condition.`,
        offered,
      );
    const data = dataDetails(was.data, is.data);
    if (data.length > 0)
      yield notice(
        'option-data',
        `The option ${quote(wordsOfText(is.label))} of ${name} has other values.`,
        data,
      );
    const option = `The option ${quote(wordsOfText(is.label))} of ${name}`;
    yield* otherChanges(notice, 'option-other', option, [was, is], handled);
  }
  if (byId.isReordered) yield notice('options-reordered', `The options of ${name} come in another order.`);
}

/** A text before and now, where a formula gives it or it is further words. */
function textDetails(
  was: Rule | undefined,
  is: Rule | undefined,
  { before, after }: Settings,
): readonly string[] {
  return [
    ...valuesBeforeAndNow(was, undefined, (value) => sayValue(value, before.labels)),
    ...valuesBeforeAndNow(undefined, is, (value) => sayValue(value, after.labels)),
  ];
}

/** The data that differ, before and now. */
function dataDetails(before: Choice['data'] = {}, after: Choice['data'] = {}): readonly string[] {
  return changedProperties(before, after).flatMap((name) =>
    valuesBeforeAndNow(before[name], after[name], (value) => `${quote(inWords(name))} is ${sayValue(value)}`),
  );
}

function optionsProperty(field: Field): unknown {
  return 'options' in field ? field.options : undefined;
}
