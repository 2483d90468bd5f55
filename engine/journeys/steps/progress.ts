import type { Journey } from '#schemas';
import { evaluateRule } from '../../rules/evaluation/compile.ts';
import type { RuleScope } from '../../rules/runtime/scope.ts';
import type { CompiledStep } from '../model/compile-journey.ts';
import type { VisitedStep, Walk } from '../walk/walk.ts';

/** The current part of a journey. */
export interface Progress {
  /** Counted from 1. */
  readonly part: number;
  readonly of: number;
  readonly label: string;
}

/**
 * The part of a step, counted among the parts already visited and those still ahead. A branch counts as ahead
 * unless the answers so far exclude it. Undefined for a step in no part.
 */
export function progressAt(
  steps: readonly CompiledStep[],
  parts: NonNullable<Journey['parts']>,
  walk: Walk,
  { step: current }: VisitedStep,
): Progress | undefined {
  const { aside, after, final, id } = current.definition;
  if (final) return undefined;
  const place = aside ? after : id;
  // Sections are done from the step that shows them, which follows all of their steps.
  const shown = (step: string) => {
    const at = steps.findIndex((each) => each.definition.id === step);
    return steps[at]?.section ? (steps.slice(at).find((each) => !each.section)?.definition.id ?? step) : step;
  };
  const partOf = (step: string) => parts[indexOfPart(steps, parts, shown(step))];
  const ahead = stepsAhead(steps, walk.frontier.step, walk.frontier.evaluation.scope);
  const way = [...walk.path.map(({ step }) => step.definition.id), ...ahead];
  const seen = [...new Set(way.map(partOf))].filter((part) => part !== undefined);
  const own = place === undefined ? undefined : partOf(place);
  const at = own === undefined ? -1 : seen.indexOf(own);
  return at < 0 || own === undefined ? undefined : { part: at + 1, of: seen.length, label: own.label };
}

/** A part extends from its first step to the step before the next part. */
function indexOfPart(
  steps: readonly CompiledStep[],
  parts: NonNullable<Journey['parts']>,
  id: string,
): number {
  const placeOf = (step: string) => steps.findIndex((each) => each.definition.id === step);
  return parts.findLastIndex(({ begins }) => placeOf(begins) <= placeOf(id));
}

/**
 * The steps that may follow, beginning with `from`. Follows a `next` row only if it is unconditional, since
 * the others may depend on later answers. Skips a step only if its condition is false, not if it is unknown.
 */
function stepsAhead(steps: readonly CompiledStep[], from: CompiledStep, scope: RuleScope): readonly string[] {
  const ahead: string[] = [];
  let step: CompiledStep | undefined = from;
  while (step && !step.definition.final && !ahead.includes(step.definition.id)) {
    ahead.push(step.definition.id);
    const row: CompiledStep['next'][number] | undefined = step.next.find(({ when }) => when === undefined);
    step = row ? steps.find((each) => each.definition.id === row.step) : nextOpen(steps, step, scope);
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
    .find(
      ({ definition: step, when }) => !step.aside && (!when || evaluateRule(when, scope).value !== false),
    );
}
