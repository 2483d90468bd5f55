import { answerNames } from '../../answers/questions.ts';
import type { CompiledJourney } from '../compile-journey.ts';
import type { VisitedStep, Walk } from '../walk/walk.ts';

/**
 * Names of answers to other steps that counted before a step was submitted and no longer do: their field has become
 * irrelevant, or the path now passes their step by. Steps that only lie further on than the path now goes are not told:
 * they may come back.
 */
export function parkedAnswers(
  journey: CompiledJourney,
  before: Walk,
  after: Walk,
  stepId: string,
): readonly string[] {
  return before.path
    .filter(({ step }) => step.step.id !== stepId)
    .filter((visited) => isSettled(journey, visited, after))
    .flatMap(({ evaluation }) => evaluation.relevant.flatMap(({ field }) => answerNames(field)))
    .filter((name) => before.answers[name] !== undefined && after.answers[name] === undefined);
}

/** Whether the new path says what becomes of a step: it holds the step, or has passed its place. */
function isSettled({ steps }: CompiledJourney, { step }: VisitedStep, { path, finished }: Walk): boolean {
  const last = path.at(-1);
  return (
    finished ||
    path.some((visited) => visited.step.step.id === step.step.id) ||
    (last !== undefined && steps.indexOf(last.step) > steps.indexOf(step))
  );
}
