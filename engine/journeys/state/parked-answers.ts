import { answerNames } from '../../forms/answers/questions.ts';
import type { CompiledJourney } from '../model/compile-journey.ts';
import type { VisitedStep, Walk } from '../walk/walk.ts';

/**
 * Names of answers to other steps that counted before a submission and no longer do, because their field is
 * irrelevant or the path now skips their step. Steps that the new path has not reached yet are left out: they
 * may return.
 */
export function parkedAnswers(
  journey: CompiledJourney,
  before: Walk,
  after: Walk,
  stepId: string,
): readonly string[] {
  return before.path
    .filter(({ step }) => step.definition.id !== stepId)
    .filter((visited) => isPassed(journey, visited, after))
    .flatMap(({ evaluation }) => evaluation.relevant.flatMap(({ field }) => answerNames(field)))
    .filter((name) => before.answers[name] !== undefined && after.answers[name] === undefined);
}

/** Whether the new path decides about a step: it contains the step or has passed its position. */
function isPassed({ steps }: CompiledJourney, { step }: VisitedStep, { path, finished }: Walk): boolean {
  const last = path.at(-1);
  return (
    finished ||
    path.some((visited) => visited.step.definition.id === step.definition.id) ||
    (last !== undefined && steps.indexOf(last.step) > steps.indexOf(step))
  );
}
