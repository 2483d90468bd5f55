import {
  type AnalyticsEvent,
  compileTrack,
  Fault,
  type FieldProblem,
  type StepModel,
  trackedEvents,
} from '#engine';
import type { FormState } from '../../state/form-state.ts';

/** Events of a step on validation errors, if all its `onInvalid` actions are tracking. */
export function invalidEvents(
  { definition: { onInvalid, analytics } }: StepModel,
  form: FormState,
  problem: FieldProblem,
): readonly AnalyticsEvent[] {
  const tracks = onInvalid.flatMap((action) =>
    'track' in action ? compileTrack(action, (id) => findEvent(analytics, id)) : [],
  );
  return trackedEvents(tracks, { ...form.evaluation().scope, problem });
}

function findEvent(analytics: StepModel['definition']['analytics'], id: string) {
  const found = analytics.find((event) => event.id === id);
  if (!found) throw new Fault('unknown-document', `The definition of the step does not hold "${id}".`);
  return found;
}
