import { askedForParameter, type Destination, visitStep } from '#engine';
import { momentOf, type OpenJourney } from '../state/journey-session.ts';
import { pathTo } from '../state/location-of.ts';
import type { StepSubmission } from '../state/step-submission.ts';
import type { SubmitDeps } from '../state/submit-deps.ts';

/**
 * Path for a visitor when a fault keeps the pressed step from being shown; the step there explains it.
 * Undefined if the step can be shown, or if the visitor is sent elsewhere.
 *
 * @param sentTo destination of the outcome
 */
export function pathAfterFault(
  { step }: Pick<StepSubmission, 'step'>,
  open: OpenJourney,
  state: OpenJourney['state'],
  deps: SubmitDeps,
  sentTo: Destination,
): string | undefined {
  const { journey } = open;
  const visit = visitStep(journey.compiled, state, step, journey.environment(step, momentOf(deps)));
  if (visit.visit === 'show' || visit.fault === undefined) return undefined;
  const path = pathTo(open, visit.destination);
  if ('href' in sentTo || pathTo(open, sentTo) !== path) return undefined;
  return `${path}?${new URLSearchParams({ [askedForParameter]: step })}`;
}
