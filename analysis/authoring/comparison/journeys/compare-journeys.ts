import type { Journey, Step } from '#schemas';
import { type Change, noticeIn } from '../change.ts';
import { otherChanges } from '../changed-settings.ts';
import { compareActions } from '../compare-actions.ts';
import { describeCondition } from '../conditions/change-of-condition.ts';
import { pairBy } from '../pair-by.ts';
import { compareFields } from '../questions/compare-fields.ts';
import { nameOfDocument, nameOfStep, type Side, settingOf } from '../side.ts';
import { compareCalls } from './compare-calls.ts';
import { compareFacts } from './compare-facts.ts';
import { compareSections } from './compare-sections.ts';
import { compareStep, type JourneyPair } from './compare-step.ts';

/** Properties of a journey with sentences of their own; any other is named in a last sentence. */
const handled: ReadonlySet<string> = new Set(['$schema', 'facts', 'steps', 'sequences', 'summary', 'uses', 'everyStep', 'sharedAnswers', 'onView', 'sections']); // biome-ignore format: one line

/** Changes of the journeys of two releases. */
export function* compareJourneys(before: Side, after: Side): Iterable<Change> {
  const { added, removed, both } = pairBy(before.of('journey'), after.of('journey'), ({ id }) => id);
  for (const { id } of added)
    yield noticeIn('steps', id)('journey-added', `There is a new journey, ${nameOfDocument(id, after)}.`);
  for (const { id } of removed)
    yield noticeIn('steps', id)('journey-removed', `The journey ${nameOfDocument(id, before)} is gone.`);
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
  const nameOf = (step: Step) => nameOfStep(step, settings.after.side);
  const steps = pairBy(old.steps, now.steps, ({ id }) => id);
  for (const step of steps.added) {
    const { when } = step;
    const details =
      when === undefined ? [] : [`Shown when: ${describeCondition({ rule: when, setting: settings.after })}`];
    yield notice(
      'step-added',
      `There is a new step, ${nameOf(step)}, ${placeOf(step, now, nameOf)}.`,
      details,
    );
  }
  for (const step of steps.removed) yield notice('step-removed', `The step ${nameOf(step)} is gone.`);
  if (steps.isReordered) {
    const orderOf = (order: readonly Step[]) => order.map(nameOf).join(', ');
    yield notice('steps-reordered', 'The steps come in another order.', [
      `Before: ${orderOf(old.steps)}.`,
      `Now: ${orderOf(now.steps)}.`,
    ]);
  }
  for (const [was, is] of steps.both) yield* compareStep(was, is, { old, now, ...settings }, notice);
  yield* compareSections({ old, now, ...settings }, notice);
  yield* compareActions(old.onView, now.onView, settings, 'when any step is viewed', notice);
  yield* compareCalls(old, now, settings, noticeIn('services', now.id));
  const questions = noticeIn('questions', now.id);
  yield* compareFields(old.summary?.fields ?? [], now.summary?.fields ?? [], settings, questions);
  const rest = [withoutFields(old), withoutFields(now)] as const;
  const name = `The journey ${nameOfDocument(now.id, settings.after.side)}`;
  yield* otherChanges(notice, 'journey-other', name, rest, handled);
}

/** The journey with the rest of its summary in a property of its own. */
function withoutFields({ summary, ...journey }: Journey) {
  const { fields: _, ...restOfSummary } = summary ?? { fields: [] };
  return { ...journey, summaryTexts: restOfSummary };
}

function placeOf(step: Step, { steps }: Journey, nameOf: (step: Step) => string): string {
  if (step.aside) return 'beside the others';
  const previous = steps[steps.findIndex(({ id }) => id === step.id) - 1];
  return previous === undefined ? 'at the beginning' : `after ${nameOf(previous)}`;
}
