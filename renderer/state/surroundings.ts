import { nativePatterns, type StepModel, type Surroundings } from '#engine';

/** What the rules of a step see besides answers and facts, in the browser and in server HTML alike. */
export function surroundingsOf(model: StepModel): Surroundings {
  return {
    results: model.results,
    session: model.session,
    site: model.site,
    page: model.page,
    now: model.now,
    options: () => undefined,
    decisions: () => undefined,
    // A published pattern has passed the linear-time engine.
    matches: nativePatterns,
  };
}
