import type { Step } from '#schemas';
import { compareActions } from '../actions/compare-actions.ts';
import type { Change, Notice } from '../change.ts';
import type { Setting } from '../side.ts';
import { nameOfStep } from './name-of-step.ts';

/** The events of a step, and when each happens. */
const events = {
  onEnter: 'is entered',
  onSubmit: 'is sent',
  onInvalid: 'is sent with wrong answers',
  onReturn: 'is come back to from a hosted page',
} as const;

/** Properties of steps whose changes `compareStepEvents` and `compareCalls` describe. */
export const eventNames = Object.keys(events) as readonly (keyof typeof events)[];

/** Changes of what a step does on its events, calls apart. */
export function* compareStepEvents(
  was: Step,
  is: Step,
  settings: { readonly before: Setting; readonly after: Setting },
  notice: Notice,
): Iterable<Change> {
  for (const event of eventNames) {
    const when = `when the step ${nameOfStep(is)} ${events[event]}`;
    const before = { actions: was[event], setting: settings.before };
    yield* compareActions(before, { actions: is[event], setting: settings.after }, when, notice);
  }
}
