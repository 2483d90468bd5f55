import { askedForParameter, visitStep } from '#engine';
import { momentOf, type OpenJourney } from './journey-session.ts';
import type { StepSubmission } from './step-submission.ts';
import type { SubmitDeps } from './submit-deps.ts';

/**
 * Where a visitor is sent when a fault keeps the step that was pressed from being shown: the step there says so in words.
 * Undefined when the step can be shown, or something else sends the visitor on.
 *
 * @param sentTo the step that the visitor is sent to
 */
export function pathAfterFault(
  { step }: Pick<StepSubmission, 'step'>,
  { journey }: OpenJourney,
  state: OpenJourney['state'],
  deps: SubmitDeps,
  sentTo: string | undefined,
): string | undefined {
  const visit = visitStep(journey.compiled, state, step, journey.environment(step, momentOf(deps)));
  if (visit.visit === 'show' || visit.fault === undefined || visit.step !== sentTo) return undefined;
  return `${journey.pageOf(visit.step).path}?${new URLSearchParams({ [askedForParameter]: step })}`;
}
