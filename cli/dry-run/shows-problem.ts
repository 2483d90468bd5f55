import type { Problem, ProblemWitness } from '#engine';
import type { Observed } from '../scenarios/scenario.ts';

/**
 * Whether the turns of a visitor show a problem: they are where nothing follows, are back where the loop begins,
 * had an input refused, made a call that a contract refuses, were told nothing of a failure, completed the step that lacks a value, or came to the step at which a condition is asked.
 *
 * @param returned the step that a loop leads back to
 */
export function showsProblem(
  { code }: Problem,
  { steps }: ProblemWitness,
  turns: readonly Observed[],
  returned: string | undefined,
): boolean {
  const last = turns.at(-1);
  if (last === undefined) return false;
  const isAt = (step: string | undefined) => 'step' in last.at && last.at.step === step;
  switch (code) {
    case 'refused-input':
      return last.calls.some(({ refused }) => refused);
    case 'refused-request':
      return last.calls.length > 0;
    case 'silent-failure':
      return last.outcome === 'failed' && last.notices.length === 0 && isAt(steps.at(-1));
    case 'endless-loop':
      return last.outcome === 'accepted' && isAt(returned);
    case 'missing-value':
      return last.outcome === 'accepted';
    case 'always-true':
    case 'never-true':
    case 'never-decided':
    case 'early-answer':
    case 'early-result':
    case 'impassable-step':
      // A step whose need is never met is not shown.
      return last.outcome === 'accepted' || last.outcome === 'redirected' || isAt(steps.at(-1));
    default:
      return last.outcome === 'accepted' && isAt(steps.at(-1));
  }
}
