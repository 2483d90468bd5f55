import { type CompiledJourney, type CompiledStep, pointerOf } from '#engine';
import type { ConditionWithin } from '../exploration/conditions.ts';
import { conditionsOfPart } from './asked-parts.ts';

type Guards = NonNullable<ConditionWithin['guards']>;

/**
 * Conditions and needed values within the conditions that decide the step after a completed one: of its rows, and of
 * the steps that follow in order. Each is asked where the walk asks the whole, so not where a visitor is on the step
 * already that it leads to.
 */
export function transitionConditions(
  { steps }: CompiledJourney,
  left: CompiledStep,
): readonly ConditionWithin[] {
  const found: ConditionWithin[] = [];
  let guards: Guards = [];
  /** Asks a condition; false if nothing after it is asked. */
  const ask = (step: CompiledStep, pointer: string, rule: CompiledStep['when'], isKnown: boolean) => {
    if (!rule) return false;
    const part = { within: 'step', pointer, part: rule.source, guards, isLeaving: true } as const;
    if (isKnown) found.push(...conditionsOfPart(step, part));
    guards = [...guards, { rule, is: false }];
    return true;
  };
  if (left.definition.final) return [];
  for (const [row, { when }] of left.next.entries())
    if (!ask(left, `${pointerOf('next', row)}/when`, when, true)) return found;
  // Where an aside leads without a row is decided by where the visitor came from.
  if (left.definition.aside) return found;
  const inOrder = steps.filter(({ definition: step }) => !step.aside);
  const later = inOrder.slice(inOrder.indexOf(left) + 1);
  const first = inOrder.findIndex(({ when }) => !when);
  const atEntry = new Set(first < 0 ? inOrder : inOrder.slice(0, first));
  for (const step of later) {
    const isAskedElsewhere = step.definition.open === true || atEntry.has(step);
    if (!ask(step, '/when', step.when, !isAskedElsewhere)) return found;
  }
  return found;
}
