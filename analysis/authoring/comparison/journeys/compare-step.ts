import type { StepEvent } from '#engine';
import { needsOf } from '#engine/parts';
import type { Journey, NextRow, Rule, Step } from '#schemas';
import { beforeAndNow, valuesBeforeAndNow } from '../before-and-now.ts';
import { type Change, type Notice, quote } from '../change.ts';
import { otherChanges } from '../changed-settings.ts';
import { compareActions } from '../compare-actions.ts';
import { changeOfCondition, describeCondition } from '../conditions/change-of-condition.ts';
import { pairBy } from '../pair-by.ts';
import { isSameJson } from '../same-json.ts';
import { sayAsSentence } from '../say-value.ts';
import { nameOfDocument, nameOfStep, type Setting, type Settings } from '../side.ts';

/** A journey in both releases, with the settings of its rules. */
export interface JourneyPair extends Settings {
  readonly old: Journey;
  readonly now: Journey;
}

/** The events of a step, and when each happens. */
const events: Readonly<Record<StepEvent, string>> = {
  onEnter: 'is entered',
  onSubmit: 'is sent',
  onInvalid: 'is sent with wrong answers',
  onReturn: 'is come back to from a hosted page',
};
export const eventNames = Object.keys(events) as readonly StepEvent[];

/** Properties with sentences of their own or in other parts; any other is named in a last sentence. */
const handled: ReadonlySet<string> = new Set(['id', 'title', 'intro', 'path', 'when', 'next', 'needs', 'form', 'final', 'submitLabel', 'content', 'below', 'seo', 'template', ...eventNames]); // biome-ignore format: one line

/** Changes of one step. Its page is compared with the other pages. */
export function* compareStep(was: Step, is: Step, journeys: JourneyPair, notice: Notice): Iterable<Change> {
  const name = nameOfStep(is, journeys.after.side);
  if (was.title !== is.title && was.title !== undefined && is.title !== undefined)
    yield notice('step-title', `The step ${quote(was.title)} is called ${quote(is.title)} now.`);
  if (was.intro !== is.intro)
    yield notice(
      'step-intro',
      `The introduction of the step ${name} changes.`,
      valuesBeforeAndNow(was.intro, is.intro, quote),
    );
  const shown = changeOfCondition(was.when, is.when, journeys);
  if (shown) yield notice('step-condition', `The step ${name} is shown under another condition.`, shown);
  if (was.form !== is.form) {
    const [old, now] = [
      nameOfDocument(was.form, journeys.before.side),
      nameOfDocument(is.form, journeys.after.side),
    ];
    yield notice('step-form', `The step ${name} asks the form ${now} now; it was ${old}.`);
  }
  if (was.final !== is.final)
    yield notice(
      'step-final',
      is.final
        ? `The journey ends at the step ${name} now.`
        : `The journey no longer ends at the step ${name}.`,
    );
  yield* compareButton(was, is, journeys, notice);
  yield* compareWays(was, is, journeys, notice);
  yield* compareNeeds(was, is, journeys, notice);
  for (const event of eventNames)
    yield* compareActions(was[event], is[event], journeys, `when the step ${name} ${events[event]}`, notice);
  yield* otherChanges(notice, 'step-other', `The step ${name}`, [was, is], handled);
}

/** Changes of the button that sends the step. */
function* compareButton(
  was: Step,
  is: Step,
  { before, after }: JourneyPair,
  notice: Notice,
): Iterable<Change> {
  const [old, now] = [was.submitLabel, is.submitLabel];
  if (isSameJson(old, now)) return;
  const name = nameOfStep(is, after.side);
  const text =
    now === undefined
      ? `The step ${name} has no button of its own any more.`
      : `The button of the step ${name} reads otherwise.`;
  yield notice('step-button', text, beforeAndNow(describeLabel(old, before), describeLabel(now, after)));
}

function describeLabel(label: Rule | undefined, { labels }: Setting): readonly string[] {
  return label === undefined ? [] : [sayAsSentence(label, labels)];
}

/** Changes of the steps that may follow. */
function* compareWays(was: Step, is: Step, journeys: JourneyPair, notice: Notice): Iterable<Change> {
  const { old, now, before, after } = journeys;
  const from = nameOfStep(is, after.side);
  const { added, removed, both, isReordered } = pairBy(waysOf(was), waysOf(is), ({ key }) => key);
  for (const { row } of added) {
    const text = `From the step ${from}, visitors may go to ${target(row, now, after)} now.`;
    const when = describeCondition({ rule: row.when, setting: after });
    yield notice('way-added', text, [`When: ${when}`]);
  }
  for (const { row } of removed) {
    const when = describeCondition({ rule: row.when, setting: before });
    const isLast = !waysOf(is).some((way) => way.row.step === row.step);
    const text = isLast
      ? `From the step ${from}, visitors no longer go to ${target(row, old, before)}.`
      : `From the step ${from}, there is one condition less under which visitors go to ${target(row, old, before)}.`;
    yield notice('way-removed', text, [`Before, when: ${when}`]);
  }
  for (const [wasWay, isWay] of both) {
    const details = changeOfCondition(wasWay.row.when, isWay.row.when, journeys);
    const to = target(isWay.row, now, after);
    const text = `From the step ${from}, visitors go to ${to} under another condition.`;
    if (details) yield notice('way-condition', text, details);
  }
  if (isReordered)
    yield notice('ways-reordered', `The ways on from the step ${from} are tried in another order.`);
}

/** The rows of `next`, with the number of each among those that lead to the same step. */
function waysOf({ next = [] }: Step): readonly { readonly key: string; readonly row: NextRow }[] {
  return next.map((row, index) => {
    const earlier = next.slice(0, index).filter(({ step }) => step === row.step).length;
    return { key: `${row.step} ${earlier}`, row };
  });
}

function target(row: NextRow, { steps }: Journey, { side }: Setting): string {
  return nameOfStep(steps.find(({ id }) => id === row.step) ?? { id: row.step }, side);
}

/** Changes of what must be known before the step is shown. */
function* compareNeeds(was: Step, is: Step, journeys: JourneyPair, notice: Notice): Iterable<Change> {
  const [old, now] = [needsOf(was), needsOf(is)];
  if (isSameJson(old, now)) return;
  const sentences = (needs: typeof now, setting: Setting) =>
    needs.map(({ that }) => describeCondition({ rule: that, setting }));
  const details = beforeAndNow(sentences(old, journeys.before), sentences(now, journeys.after));
  yield notice(
    'step-needs',
    `The step ${nameOfStep(is, journeys.after.side)} needs something else to be shown.`,
    details,
  );
}
