import { askedForParameter, type Destination, visitStep } from '#engine';
import { pathTo } from '../location-of.ts';
import { momentOf, type OpenJourney } from '../state/journey-session.ts';
import type { StepSubmission } from './step-submission.ts';
import type { SubmitDeps } from './submit-deps.ts';

/**
 * Where a visitor is sent when a fault keeps the step that was pressed from being shown: the step there says so in words.
 * Undefined when the step can be shown, or something else sends the visitor on.
 *
 * @param sentTo where the visitor is sent
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
