import type { StepEvent } from '#engine';
import { needsOf } from '#engine/parts';
import type { Journey, NextRow, Rule, Step } from '#schemas';
import { describePart } from '../../../rules/english/describe.ts';
import { beforeAndNow } from '../before-and-now.ts';
import { type Change, type Notice, quote } from '../change.ts';
import { otherChanges } from '../changed-settings.ts';
import { compareActions } from '../compare-actions.ts';
import { changeOfCondition, describeCondition } from '../conditions/change-of-condition.ts';
import { pairBy } from '../pair-by.ts';
import { isSameJson } from '../same-json.ts';
import { nameOfStep, type Setting, type Settings } from '../side.ts';

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
  const name = nameOfStep(is);
  if (was.title !== is.title && was.title !== undefined && is.title !== undefined)
    yield notice('step-title', `The step ${quote(was.title)} is called ${quote(is.title)} now.`);
  if (was.intro !== is.intro) yield notice('step-intro', `The introduction of the step ${name} changes.`);
  const shown = changeOfCondition(was.when, is.when, journeys);
  if (shown) yield notice('step-condition', `The step ${name} is shown under another condition.`, shown);
  if (was.form !== is.form)
    yield notice(
      'step-form',
      `The step ${name} asks the form ${quote(is.form)} now; it was ${quote(was.form)}.`,
    );
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
  yield* otherChanges(notice, 'step-other', `The step ${name} also changes`, [was, is], handled);
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
  const text =
    now === undefined
      ? `The step ${nameOfStep(is)} has no button of its own any more.`
      : `The button of the step ${nameOfStep(is)} reads otherwise.`;
  yield notice('step-button', text, beforeAndNow(describeLabel(old, before), describeLabel(now, after)));
}

function describeLabel(label: Rule | undefined, { labels }: Setting): readonly string[] {
  if (label === undefined) return [];
  return [typeof label === 'string' ? `${quote(label)}.` : describePart(label, labels)];
}

/** Changes of the steps that may follow. */
function* compareWays(was: Step, is: Step, journeys: JourneyPair, notice: Notice): Iterable<Change> {
  const { old, now, after } = journeys;
  const from = nameOfStep(is);
  const { added, removed, both, isReordered } = pairBy(waysOf(was), waysOf(is), ({ key }) => key);
  for (const { row } of added) {
    const text = `From the step ${from}, visitors may go to ${target(row, now)} now.`;
    const when = describeCondition({ rule: row.when, setting: after });
    yield notice('way-added', text, [`When: ${when}`]);
  }
  for (const { row } of removed)
    yield notice('way-removed', `From the step ${from}, no row leads to ${target(row, old)} any more.`);
  for (const [wasWay, isWay] of both) {
    const details = changeOfCondition(wasWay.row.when, isWay.row.when, journeys);
    const text = `From the step ${from}, visitors go to ${target(isWay.row, now)} under another condition.`;
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

function target(row: NextRow, { steps }: Journey): string {
  const step = steps.find(({ id }) => id === row.step);
  return step === undefined ? quote(row.step) : nameOfStep(step);
}

/** Changes of what must be known before the step is shown. */
function* compareNeeds(was: Step, is: Step, journeys: JourneyPair, notice: Notice): Iterable<Change> {
  const [old, now] = [needsOf(was), needsOf(is)];
  if (isSameJson(old, now)) return;
  const sentences = (needs: typeof now, setting: Setting) =>
    needs.map(({ that }) => describeCondition({ rule: that, setting }));
  const details = beforeAndNow(sentences(old, journeys.before), sentences(now, journeys.after));
  yield notice('step-needs', `The step ${nameOfStep(is)} needs something else to be shown.`, details);
}
