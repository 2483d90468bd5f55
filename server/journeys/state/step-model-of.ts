import {
  type AnalyticsEvent,
  buildStepModel,
  type JourneyState,
  type Moment,
  type StepModel,
  stepWords,
  type Visit,
} from '#engine';
import type { OpenJourney } from './journey-session.ts';

/** The model of the step that a visit shows, for the visitor's page or the reply to an event. */
export function stepModelOf(
  { journey, release }: OpenJourney,
  state: JourneyState,
  visit: Extract<Visit, { visit: 'show' }>,
  { moment, events }: { readonly moment: Moment; readonly events: readonly AnalyticsEvent[] },
): StepModel {
  const { id } = visit.current.step.definition;
  const { site, page } = journey.environment(id, moment).surroundings;
  return buildStepModel(visit, state, journey.documentsOf(id), {
    site: site as StepModel['site'],
    page: page as StepModel['page'],
    now: moment.now,
    ...stepWords(release.compiled.site, state),
    events,
  });
}
