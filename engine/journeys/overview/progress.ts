import type { Journey } from '#schemas';
import { evaluateRule } from '../../rules/evaluation/compile.ts';
import type { RuleScope } from '../../rules/evaluation/scope.ts';
import type { CompiledStep } from '../compile-journey.ts';
import type { VisitedStep, Walk } from '../walk/walk.ts';

/** Which part of the journey a visitor is at. */
export interface Progress {
  /** Counted from 1. */
  readonly part: number;
  readonly of: number;
  readonly label: string;
}

/**
 * The part that a step is of, among those that the visitor has been through and those that are still to come as far as
 * the answers so far tell: a branch that is not known to be closed counts. Undefined for a step that is of no part.
 */
export function progressAt(
  steps: readonly CompiledStep[],
  parts: NonNullable<Journey['parts']>,
  walk: Walk,
  { step: current }: VisitedStep,
): Progress | undefined {
  const { aside, after, final, id } = current.step;
  if (final) return undefined;
  const place = aside ? after : id;
  const partOf = (step: string) => parts[indexOfPart(steps, parts, step)];
  const ahead = stepsAhead(steps, walk.frontier.step, walk.frontier.evaluation.scope);
  const way = [...walk.path.map(({ step }) => step.step.id), ...ahead];
  const seen = [...new Set(way.map(partOf))].filter((part) => part !== undefined);
  const own = place === undefined ? undefined : partOf(place);
  const at = own === undefined ? -1 : seen.indexOf(own);
  return at < 0 || own === undefined ? undefined : { part: at + 1, of: seen.length, label: own.label };
}

/** A part goes from the step it begins at to the step before the next part. */
function indexOfPart(
  steps: readonly CompiledStep[],
  parts: NonNullable<Journey['parts']>,
  id: string,
): number {
  const placeOf = (step: string) => steps.findIndex((each) => each.step.id === step);
  return parts.findLastIndex(({ begins }) => placeOf(begins) <= placeOf(id));
}

/**
 * The steps that may follow, the first of them among them. Of rows that lead elsewhere only one that is certain is taken:
 * the others wait for answers that are still to be given. Only what is known to be false closes a step.
 */
function stepsAhead(steps: readonly CompiledStep[], from: CompiledStep, scope: RuleScope): readonly string[] {
  const ahead: string[] = [];
  let step: CompiledStep | undefined = from;
  while (step && !step.step.final && !ahead.includes(step.step.id)) {
    ahead.push(step.step.id);
    const row: CompiledStep['next'][number] | undefined = step.next.find(({ when }) => when === undefined);
    step = row ? steps.find((each) => each.step.id === row.step) : nextOpen(steps, step, scope);
  }
  return ahead;
}

function nextOpen(
  steps: readonly CompiledStep[],
  after: CompiledStep,
  scope: RuleScope,
): CompiledStep | undefined {
  return steps
    .slice(steps.indexOf(after) + 1)
    .find(({ step, when }) => !step.aside && (!when || evaluateRule(when, scope).value !== false));
}
