import type { Trial } from './every-answer.ts';
import type { GeneratedJourney } from './generated-journey.ts';

/**
 * The ids of the steps that no visitor passes after some answers, though others pass: the second step, where it must be
 * answered and its check compares its answer with the one before.
 */
export function boundsAmong(
  trials: readonly Trial[],
  { steps, results, replies, hasSums = false }: GeneratedJourney,
): readonly string[] {
  const [first, second] = steps;
  const [field] = second?.fields ?? [];
  if (!first || !second || field?.type !== 'stepper' || !hasSums || replies || results.length > 1) return [];
  const text = JSON.stringify(field.checks ?? []);
  const isBound = [first, second].every(({ id }) => text.includes(`answers.${id}`));
  if (field.required !== true || !isBound) return [];
  const isPassed = new Map<unknown, boolean>();
  for (const { answers, walk } of trials) {
    const [before, visited] = walk.path;
    if (before?.complete !== true || visited?.step.definition.id !== second.id) continue;
    const answer = answers[first.id];
    isPassed.set(answer, isPassed.get(answer) === true || visited.complete);
  }
  const outcomes = [...isPassed.values()];
  return outcomes.includes(true) && outcomes.includes(false) ? [second.id] : [];
}
