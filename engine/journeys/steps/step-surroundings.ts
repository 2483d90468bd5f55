import type { Surroundings } from '../../forms/evaluate-form.ts';
import { compileDecision } from '../../rules/evaluation/decision.ts';
import { memoize } from '../../rules/runtime/memoize.ts';
import { nativePatterns } from '../../rules/runtime/native-patterns.ts';
import { documentsIn, type StepDefinition } from './step-definition.ts';
import type { StepModel } from './step-model.ts';

/** Everything the rules of a step read besides answers and facts, in the browser and in server HTML alike. */
export function stepSurroundings(model: StepModel): Surroundings {
  return {
    ...documentsOf(model.definition),
    fixedFacts: model.fixedFacts,
    results: model.results,
    ...(model.section && { section: model.section }),
    session: model.session,
    site: model.site,
    page: model.page,
    settings: model.settings,
    now: model.now,
    formats: model.formats,
    // Published patterns were checked by the linear-time engine.
    matches: nativePatterns,
  };
}

/** The compiled documents that rules refer to. */
const documentsOf = memoize((definition: StepDefinition): Pick<Surroundings, 'options' | 'decisions'> => {
  const tables = Object.entries(definition.decisions);
  const decisions = new Map(tables.map(([id, table]) => [id, compileDecision(table)]));
  return { options: documentsIn(definition).options, decisions: (id) => decisions.get(id) };
});
