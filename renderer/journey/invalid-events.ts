import {
  type AnalyticsEvent,
  type CompiledJourney,
  compileJourney,
  driveWithoutEffects,
  Fault,
  type FieldProblem,
  interpretActions,
  type JourneyEnvironment,
  type JourneyState,
  newState,
  type StepModel,
} from '#engine';
import type { Journey } from '#schemas';
import type { FormState } from '../state/form-state.ts';
import { documentsOf, surroundingsOf } from '../state/surroundings.ts';

/** The events a step sends on validation errors, found by the engine's own interpreter. */
export function invalidEvents(
  model: StepModel,
  form: FormState,
  problem: FieldProblem,
): readonly AnalyticsEvent[] {
  const journey = stepAlone(model);
  const [step] = journey.steps;
  if (!step) return [];
  const answers = Object.fromEntries(form.fields.map(({ field }) => [field.name, form.answerTo(field.name)]));
  const state: JourneyState = {
    ...newState(model.run),
    answers,
    results: model.results,
    submitted: [model.step],
  };
  const environment: JourneyEnvironment = {
    surroundings: surroundingsOf(model),
    validation: form.validation,
    before: model.before,
  };
  const frame = { journey, environment, nextRun: (run: string) => run, problem };
  return driveWithoutEffects(interpretActions(step.onInvalid, state, frame)).events;
}

/** The journey as far as a browser knows it: one step, and the answers before it. */
function stepAlone(model: StepModel): CompiledJourney {
  const journey: Journey = {
    kind: 'journey',
    id: model.journey,
    schemaVersion: 1,
    facts: { ...model.facts },
    steps: [
      {
        id: model.step,
        form: model.form.id,
        submitLabel: '',
        onInvalid: [...model.onInvalid],
      },
    ],
  };
  const missing = (id: string): never => {
    throw new Fault('unknown-document', `The model of step "${model.step}" does not hold "${id}".`);
  };
  return compileJourney(journey, {
    form: () => model.form,
    operation: missing,
    options: missing,
    decision: documentsOf(model).decision,
    analytics: (id) => model.analytics.find((analytics) => analytics.id === id) ?? missing(id),
  });
}
