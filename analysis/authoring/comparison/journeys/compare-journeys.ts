import type { Journey, Step } from '#schemas';
import { type Change, noticeIn, quote } from '../change.ts';
import { otherChanges } from '../changed-settings.ts';
import { compareActions } from '../compare-actions.ts';
import { describeCondition } from '../conditions/change-of-condition.ts';
import { pairBy } from '../pair-by.ts';
import { compareFields } from '../questions/compare-fields.ts';
import { nameOfStep, type Side, settingOf } from '../side.ts';
import { compareCalls } from './compare-calls.ts';
import { compareFacts } from './compare-facts.ts';
import { compareStep, type JourneyPair } from './compare-step.ts';

/** Properties of a journey with sentences of their own; any other is named in a last sentence. */
const handled: ReadonlySet<string> = new Set(['$schema', 'facts', 'steps', 'sequences', 'summary', 'uses', 'everyStep', 'sharedAnswers', 'onView']); // biome-ignore format: one line

/** Changes of the journeys of two releases. */
export function* compareJourneys(before: Side, after: Side): Iterable<Change> {
  const { added, removed, both } = pairBy(before.of('journey'), after.of('journey'), ({ id }) => id);
  for (const { id } of added)
    yield noticeIn('steps', id)('journey-added', `There is a new journey, ${quote(id)}.`);
  for (const { id } of removed)
    yield noticeIn('steps', id)('journey-removed', `The journey ${quote(id)} is gone.`);
  const pairs = both.map(([old, now]) => ({
    old,
    now,
    before: settingOf(before, old),
    after: settingOf(after, now),
  }));
  for (const pair of pairs) yield* compareJourney(pair);
  // Journeys that share facts have the same changes of these.
  const facts = pairs.flatMap((pair) => [...compareFacts(pair.now.id, pair)]);
  yield* new Map(facts.map((change) => [JSON.stringify(change), change])).values();
}

function* compareJourney({ old, now, ...settings }: JourneyPair): Iterable<Change> {
  const notice = noticeIn('steps', now.id);
  const steps = pairBy(old.steps, now.steps, ({ id }) => id);
  for (const step of steps.added) {
    const { when } = step;
    const details =
      when === undefined ? [] : [`Shown when: ${describeCondition({ rule: when, setting: settings.after })}`];
    yield notice('step-added', `There is a new step, ${nameOfStep(step)}, ${placeOf(step, now)}.`, details);
  }
  for (const step of steps.removed) yield notice('step-removed', `The step ${nameOfStep(step)} is gone.`);
  if (steps.isReordered) {
    const order = now.steps.map(({ id }) => id).join(', ');
    yield notice('steps-reordered', 'The steps come in another order.', [`Now: ${order}.`]);
  }
  for (const [was, is] of steps.both) yield* compareStep(was, is, { old, now, ...settings }, notice);
  yield* compareActions(old.onView, now.onView, settings, 'when any step is viewed', notice);
  yield* compareCalls(old, now, settings, noticeIn('services', now.id));
  const questions = noticeIn('questions', now.id);
  yield* compareFields(old.summary?.fields ?? [], now.summary?.fields ?? [], settings, questions);
  const rest = [withoutFields(old), withoutFields(now)] as const;
  yield* otherChanges(notice, 'journey-other', 'The journey also changes', rest, handled);
}

/** The journey with the rest of its summary in a property of its own. */
function withoutFields({ summary, ...journey }: Journey) {
  const { fields: _, ...restOfSummary } = summary ?? { fields: [] };
  return { ...journey, summaryTexts: restOfSummary };
}

function placeOf(step: Step, { steps }: Journey): string {
  if (step.aside) return 'beside the way';
  const previous = steps[steps.findIndex(({ id }) => id === step.id) - 1];
  return previous === undefined ? 'at the beginning' : `after ${nameOfStep(previous)}`;
}
