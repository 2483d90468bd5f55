import { answerNames } from '../../forms/answers/questions.ts';
import type { CompiledJourney } from '../model/compile-journey.ts';
import type { JourneyState } from '../model/state.ts';
import type { VisitedStep, Walk } from '../walk/walk.ts';

/**
 * Names of answers to other steps that counted before a submission and no longer do, because their field is
 * irrelevant or the path now skips their step. Steps that the new path has not reached yet are left out: they
 * may return, unless they were chosen from a result that no longer counts.
 */
export function parkedAnswers(
  journey: CompiledJourney,
  before: Walk,
  after: Walk,
  stepId: string,
  chosen: JourneyState['chosen'],
): readonly string[] {
  const isOfStaleResult = (name: string) =>
    Object.keys(chosen[name] ?? {}).some((result) => after.stale.has(result));
  return before.path
    .filter(({ step }) => step.definition.id !== stepId)
    .flatMap((visited) => {
      const names = visited.evaluation.relevant.flatMap(({ field }) => answerNames(field));
      return isPassed(journey, visited, after) ? names : names.filter(isOfStaleResult);
    })
    .filter((name) => before.answers[name] !== undefined && after.answers[name] === undefined);
}

/** Whether the new path decides about a step: it contains the step or has passed its position. */
function isPassed(
  { steps }: CompiledJourney,
  { step }: VisitedStep,
  { path, finished, sections }: Walk,
): boolean {
  const last = path.at(-1);
  const isOpen = step.section && sections[step.section.definition.id]?.isComplete === false;
  return (
    finished ||
    path.some((visited) => visited.step.definition.id === step.definition.id) ||
    (!isOpen && last !== undefined && steps.indexOf(last.step) > steps.indexOf(step))
  );
}
