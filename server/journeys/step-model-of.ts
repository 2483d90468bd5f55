import { type AnalyticsEvent, buildStepModel, type JourneyState, type StepModel, type Visit } from '#engine';
import type { OpenJourney } from './journey-session.ts';

/** The model of the step that a visit shows, for the visitor's page or in answer to an event. */
export function stepModelOf(
  { journey, release }: OpenJourney,
  state: JourneyState,
  visit: Extract<Visit, { visit: 'show' }>,
  { today, events }: { readonly today: string; readonly events: readonly AnalyticsEvent[] },
): StepModel {
  const { id } = visit.current.step.step;
  const { site, page } = journey.environment(id, today).surroundings;
  return buildStepModel(visit, state, journey.documentsOf(id), {
    site: site as StepModel['site'],
    page: page as StepModel['page'],
    now: today,
    locale: release.compiled.site.language,
    fallbackMessages: release.compiled.site.messages.fieldErrors,
    events,
  });
}
