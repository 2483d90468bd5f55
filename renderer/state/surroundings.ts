import {
  type CompiledDecision,
  compileDecision,
  type FormDocuments,
  nativePatterns,
  type StepModel,
  type Surroundings,
} from '#engine';

/** What the rules of a step see besides answers and facts, in the browser and in server HTML alike. */
export function surroundingsOf(model: StepModel): Surroundings {
  const decisions = new Map<string, CompiledDecision>();
  for (const [id, table] of Object.entries(model.decisions)) decisions.set(id, compileDecision(table));
  return {
    settled: model.settled,
    results: model.results,
    session: model.session,
    site: model.site,
    page: model.page,
    settings: model.settings,
    now: model.now,
    locale: model.locale,
    options: documentsOf(model).options,
    decisions: (id) => decisions.get(id),
    // A published pattern has passed the linear-time engine.
    matches: nativePatterns,
  };
}

/** The documents that the rules of a step name. The form's own options are inline. */
export function documentsOf(model: StepModel): FormDocuments {
  return {
    options: (id) => (Object.hasOwn(model.options, id) ? model.options[id] : undefined),
    decision: (id) => (Object.hasOwn(model.decisions, id) ? model.decisions[id] : undefined),
  };
}
