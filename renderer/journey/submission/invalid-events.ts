import {
  type AnalyticsEvent,
  type CompiledJourney,
  compileJourney,
  documentsIn,
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
import type { FormState } from '../../state/form-state.ts';
import { stepSurroundings } from '../../state/surroundings.ts';

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
    surroundings: stepSurroundings(model),
    validation: form.validation,
    before: model.before,
  };
  const frame = { journey, environment, nextRun: (run: string) => run, problem };
  return driveWithoutEffects(interpretActions(step.onInvalid, state, frame)).events;
}

/** The journey as far as a browser knows it: one step, and the answers before it. */
function stepAlone({ journey: id, step, definition }: StepModel): CompiledJourney {
  const { form, facts, onInvalid, analytics } = definition;
  const journey: Journey = {
    kind: 'journey',
    id,
    schemaVersion: 2,
    facts: { ...facts },
    steps: [
      {
        id: step,
        form: form.id,
        submitLabel: '',
        onInvalid: [...onInvalid],
      },
    ],
  };
  const missing = (document: string): never => {
    throw new Fault('unknown-document', `The definition of step "${step}" does not hold "${document}".`);
  };
  return compileJourney(journey, {
    form: () => form,
    operation: missing,
    options: missing,
    decision: documentsIn(definition).decision,
    analytics: (event) => analytics.find((each) => each.id === event) ?? missing(event),
  });
}
