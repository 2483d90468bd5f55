import { type CompiledJourney, type CompiledStep, compileRule, pointerOf } from '#engine';
import type { Rule } from '#schemas';
import type { ConditionWithin } from './exploration/conditions.ts';
import { knownSteps } from './exploration/exploration.ts';
import { exploreJourney } from './exploration/explore-journey.ts';
import { modelJourney, type ProofSurroundings } from './exploration/journey-model.ts';
import { findMissingValues, type MissingValue } from './missing-values.ts';

/** Finds rows of `next` that hold for the same answers as one before them, which leads to another step. */
export function findOverlappingRows(
  journey: CompiledJourney,
  surroundings: ProofSurroundings,
): readonly MissingValue[] {
  const asked = new Map(journey.steps.map((step) => [step, overlapsOf(step)] as const));
  const all = [...asked.values()].flat();
  if (all.length === 0) return [];
  const model = modelJourney(journey, surroundings, asked);
  const { missing } = exploreJourney(model, knownSteps(journey));
  return findMissingValues(model, missing, all, ({ place }) => place);
}

/** For each row, whether it never holds together with a row before it that leads elsewhere. */
function overlapsOf(step: CompiledStep): readonly ConditionWithin[] {
  return step.next.flatMap((row, index): readonly ConditionWithin[] => {
    const others = step.next.slice(0, index).flatMap((each) => {
      return each.when && each.step !== row.step ? [each.when.source as Rule] : [];
    });
    if (row.when === undefined || others.length === 0) return [];
    const isSame: Rule = { and: [row.when.source as Rule, { or: others }] };
    const pointer = `${pointerOf('next', index)}/when`;
    return [
      {
        place: { of: 'rule', step, within: 'step', pointer, as: 'value', isFirst: false },
        rule: compileRule({ if: [isSame, false, true] }),
        isSubmitted: true,
      },
    ];
  });
}
