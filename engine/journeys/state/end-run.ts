import { answerNames, showsAnswersBefore } from '../../forms/answers/questions.ts';
import { textGiven } from '../../rules/evaluation/condition.ts';
import { namesRead } from '../../rules/notation/reads.ts';
import { type CompiledJourney, findStep } from '../model/compile-journey.ts';
import { type JourneyState, stateOfRun } from '../model/state.ts';
import { sentSteps } from '../walk/answered-steps.ts';
import { pickDeep, pickNames } from '../walk/pick-read.ts';
import { visitTo, type Walk } from '../walk/walk.ts';
import { fieldsShown } from './record-answers.ts';

/** Ends the run at a final step. Keeps only the answers and results that the step shows. */
export function endRun(
  journey: CompiledJourney,
  state: JourneyState,
  walk: Walk,
  stepId: string,
): JourneyState {
  const { keeps, reference } = findStep(journey, stepId);
  if (keeps === undefined) return state;
  const own = new Set(fieldsShown(journey, stepId).flatMap(answerNames));
  const answersRead = namesRead(keeps.paths, 'answers');
  const hasReceipt = findStep(journey, stepId).form.fields.some(({ field }) => showsAnswersBefore(field));
  return {
    ...state,
    answers: kept(
      { ...pickNames(state.answers, own), ...walk.answers },
      (name) => own.has(name) || (answersRead?.has(name) ?? true),
    ),
    results: pickDeep(walk.results, 'results', keeps.paths),
    bound: {},
    chosen: {},
    suggested: {},
    cameFrom: {},
    ended: stepId,
    sent: {
      step: stepId,
      reference: textGiven(reference, (visitTo(walk.path, stepId) ?? walk.frontier).evaluation.scope),
      at: undefined,
    },
    ...(hasReceipt && { receipt: sentSteps(walk, stepId, journey.saveStep) }),
    nextAnswers: {},
  };
}

/** The state once the visitor has left the end of a run: nothing of the run is kept but that it was sent. */
export function leaveRun(state: JourneyState, nextRun: (run: string) => string): JourneyState {
  return state.ended === undefined ? state : stateOfRun(nextRun(state.run), state);
}

function kept<Value>(
  values: { readonly [name: string]: Value },
  isKept: (name: string) => boolean,
): { readonly [name: string]: Value } {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isKept(name)));
}
