import {
  type CompiledDecision,
  compileDecision,
  documentsIn,
  nativePatterns,
  type StepModel,
  type Surroundings,
} from '#engine';

/** What the rules of a step see besides answers and facts, in the browser and in server HTML alike. */
export function surroundingsOf(model: StepModel): Surroundings {
  const decisions = new Map<string, CompiledDecision>();
  for (const [id, table] of Object.entries(model.definition.decisions))
    decisions.set(id, compileDecision(table));
  return {
    settled: model.settled,
    results: model.results,
    session: model.session,
    site: model.site,
    page: model.page,
    settings: model.settings,
    now: model.now,
    locale: model.locale,
    options: documentsIn(model.definition).options,
    decisions: (id) => decisions.get(id),
    // A published pattern has passed the linear-time engine.
    matches: nativePatterns,
  };
}
