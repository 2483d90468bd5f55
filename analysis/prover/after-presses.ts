import type { Answers, CompiledStep, JourneyEnvironment, JourneyState } from '#engine';
import { followReads, interpretActions, ownRules } from '#engine/parts';
import type { JourneyModel } from './exploration/journey-model.ts';
import { actionsAt } from './exploration/step-actions.ts';
import { visitedPage } from './visits/visit-environment.ts';

/**
 * The answers of a visitor who has pressed the buttons of some steps: what the actions of these steps set and clear
 * is no choice of the visitor's. Calls succeed and give nothing that is not given already.
 */
export function answersAfterPresses(
  model: JourneyModel,
  before: JourneyState,
  steps: readonly CompiledStep[],
  environment: JourneyEnvironment,
): Answers {
  const { journey } = model;
  const within = { ...environment, surroundings: { ...environment.surroundings, page: visitedPage } };
  let state = before;
  for (const step of steps) {
    if (!changesAnswers(model, step)) continue;
    for (const actions of [step.onEnter, step.onSubmit]) {
      const frame = {
        journey,
        environment: within,
        nextRun: (run: string) => `${run}+`,
        step: step.definition.id,
      };
      const running = interpretActions(actions, state, frame);
      let turn = running.next();
      while (!turn.done) turn = running.next({ ok: true });
      state = { ...state, answers: turn.value.state.answers };
    }
  }
  return state.answers;
}

/** Whether an action of a step sets or clears answers. */
export function changesAnswers({ journey }: JourneyModel, step: CompiledStep): boolean {
  return actionsAt(journey, step).some(isChange);
}

/** Whether some step sets or clears answers by what a service gives. */
export function isChangedByResults(
  { journey, surroundings }: JourneyModel,
  steps: readonly CompiledStep[],
): boolean {
  const changes = steps.flatMap((step) => actionsAt(journey, step)).filter(isChange);
  const { paths } = followReads(changes.flatMap(ownRules), surroundings);
  return [...paths].some((path) => /^(results|returned)\b/.test(path));
}

function isChange(action: object): boolean {
  return 'set' in action || 'clear' in action;
}
