import type { Problem } from '../../base/problems/problem.ts';
import { holds } from '../../rules/evaluation/condition.ts';
import type { RuleScope } from '../../rules/runtime/scope.ts';
import { type CompiledJourney, type CompiledStep, findStep } from '../model/compile-journey.ts';
import type { CompiledSection } from '../model/compile-sections.ts';
import { canStart, type SectionState, type SectionStates } from './section-states.ts';

/** A walk as far as it has come. */
export interface WalkSoFar {
  readonly scope: () => RuleScope;
  readonly sections: () => SectionStates;
  /** Called when a section is left, or passed over because it cannot start. */
  readonly settle: (section: CompiledSection, state: SectionState) => void;
  /** Receives the faults of rules. After one, no step follows. */
  readonly faults: Problem[];
}

/** The step after a completed one; undefined at the end of the journey and after a fault. */
export function stepAfter(
  journey: CompiledJourney,
  after: CompiledStep,
  walk: WalkSoFar,
): CompiledStep | undefined {
  if (after.definition.final) return undefined;
  const named = stepNamedNext(journey, after, walk.scope(), walk.faults);
  if (walk.faults.length > 0) return undefined;
  const { section } = after;
  if (named && (section === undefined || named.section === section)) return named;
  if (!named) return firstOpen(journey, journey.steps.indexOf(after) + 1, walk, section);
  // A row that leads out of a section completes it.
  return stepAfterSection(journey, section, 'completed', walk);
}

/** The step after a section in the state in which it is left. */
export function stepAfterSection(
  journey: CompiledJourney,
  section: CompiledSection | undefined,
  state: SectionState,
  walk: WalkSoFar,
): CompiledStep | undefined {
  if (section) walk.settle(section, state);
  return firstOpen(journey, endOf(journey, section), walk, undefined);
}

/**
 * The first step from an index on that is open. The sections of which none can start are passed over.
 * @param inside the section that is completed if the walk goes on beyond it
 */
export function firstOpen(
  journey: CompiledJourney,
  from: number,
  { scope, sections, settle, faults }: WalkSoFar,
  inside: CompiledSection | undefined,
): CompiledStep | undefined {
  let section = inside;
  for (let index = from; index < journey.steps.length; index++) {
    const step = journey.steps[index];
    if (step === undefined || step.definition.aside) continue;
    if (step.section !== section) {
      if (section) settle(section, 'completed');
      section = step.section;
      const isThere = section?.when === undefined || holds(section.when, scope(), faults);
      if (faults.length > 0) return undefined;
      const canBegin = section === undefined || canStart(section, sections());
      if (section && isThere && !canBegin) settle(section, 'cannotStart');
      if (!isThere || !canBegin) {
        index = endOf(journey, section) - 1;
        section = undefined;
        continue;
      }
    }
    if (step.when === undefined || holds(step.when, scope(), faults)) return step;
    if (faults.length > 0) return undefined;
  }
  if (section) settle(section, 'completed');
  return undefined;
}

/** The index after the last step of a section. */
function endOf({ steps }: CompiledJourney, section: CompiledSection | undefined): number {
  return steps.findLastIndex((step) => step.section === section) + 1;
}

/** The step of the first true row of `next`; undefined if a row cannot be evaluated. */
export function stepNamedNext(
  journey: CompiledJourney,
  after: CompiledStep,
  scope: RuleScope,
  faults: Problem[],
): CompiledStep | undefined {
  for (const { when, step } of after.next) {
    if (when === undefined || holds(when, scope, faults)) return findStep(journey, step);
    if (faults.length > 0) return undefined;
  }
  return undefined;
}
