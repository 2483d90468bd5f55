import type { Journey, Step } from '#schemas';
import type { Change, Notice } from '../change.ts';
import type { Setting } from '../side.ts';
import { describeActions } from './describe-actions.ts';
import { nameOfStep } from './name-of-step.ts';

/** The events of a step, and when each happens. */
const events = {
  onEnter: 'is entered',
  onSubmit: 'is sent',
  onInvalid: 'is sent with wrong answers',
  onReturn: 'is come back to from a hosted page',
} as const;

/** Properties of steps whose changes `compareActions` and `compareCalls` describe. */
export const eventNames = Object.keys(events) as readonly (keyof typeof events)[];

interface StepOf {
  readonly step: Step;
  readonly journey: Journey;
  readonly setting: Setting;
}

/** Changes of what a step does on its events, calls apart. */
export function* compareActions(was: StepOf, is: StepOf, notice: Notice): Iterable<Change> {
  for (const event of eventNames) {
    const [before, after] = [sentencesOf(was, event), sentencesOf(is, event)];
    const when = `when the step ${nameOfStep(is.step)} ${events[event]}`;
    const details = [
      ...without(before, after).map((sentence) => `Before: ${sentence}`),
      ...without(after, before).map((sentence) => `Now: ${sentence}`),
    ];
    if (details.length > 0) yield notice('actions-changed', `Something else happens ${when}.`, details);
    else if (before.join('\n') !== after.join('\n'))
      yield notice('actions-reordered', `The same happens in another order ${when}.`);
  }
}

function sentencesOf({ step, journey, setting }: StepOf, event: keyof typeof events): readonly string[] {
  return describeActions(step[event] ?? [], setting, journey.sequences);
}

/** Those of some sentences that others do not hold, each as often as it is missing. */
function without(sentences: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return sentences.filter((sentence) => {
    const at = left.indexOf(sentence);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
