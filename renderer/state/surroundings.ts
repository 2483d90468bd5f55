import {
  compileDecision,
  documentsIn,
  memoize,
  nativePatterns,
  type StepDefinition,
  type StepModel,
  type Surroundings,
} from '#engine';

/** What the rules of a step see besides answers and facts, in the browser and in server HTML alike. */
export function stepSurroundings(model: StepModel): Surroundings {
  return {
    ...documentsOf(model.definition),
    settled: model.settled,
    results: model.results,
    session: model.session,
    site: model.site,
    page: model.page,
    settings: model.settings,
    now: model.now,
    locale: model.locale,
    // A published pattern has passed the linear-time engine.
    matches: nativePatterns,
  };
}

/** What rules name, ready to be asked. */
const documentsOf = memoize((definition: StepDefinition): Pick<Surroundings, 'options' | 'decisions'> => {
  const tables = Object.entries(definition.decisions);
  const decisions = new Map(tables.map(([id, table]) => [id, compileDecision(table)]));
  return { options: documentsIn(definition).options, decisions: (id) => decisions.get(id) };
});
