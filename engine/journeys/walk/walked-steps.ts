import { holds } from '../../rules/evaluation/condition.ts';
import type { CompiledStep } from '../model/compile-journey.ts';
import type { VisitedStep, Walk } from './walk.ts';

/** A step of a walk, and how it was left. */
export interface WalkedStep {
  readonly step: string;
  /** The row of its `next` that decided the step after it, if one did. */
  readonly row?: number;
}

/**
 * The steps of a walk up to one of them, and a step that was shown after it.
 * @param shown the step shown after the last; the same when it is part of the walk
 */
export function walkedSteps({ path }: Walk, last: string, shown?: string): readonly WalkedStep[] {
  const end = path.findIndex(({ step }) => step.definition.id === last);
  if (end < 0) return [];
  const known = path.slice(0, end + 1);
  const ids = [...known.map(({ step }) => step.definition.id), ...(shown === undefined ? [] : [shown])];
  return ids.map((step, at) => {
    const [visited, next] = [known[at], ids[at + 1]];
    const row = visited && next !== undefined ? rowTo(visited, next) : undefined;
    return row === undefined ? { step } : { step, row };
  });
}

/** The row that led to a step: the first that held, or the only one that names the step. */
function rowTo({ step, evaluation }: VisitedStep, to: string): number | undefined {
  const held = step.next.findIndex(({ when }) => when === undefined || holds(when, evaluation.scope, []));
  if (step.next[held]?.step === to) return held;
  const named = rowsTo(step, to);
  return named.length === 1 ? named[0] : undefined;
}

function rowsTo({ next }: CompiledStep, to: string): readonly number[] {
  return next.flatMap((row, index) => (row.step === to ? [index] : []));
}
