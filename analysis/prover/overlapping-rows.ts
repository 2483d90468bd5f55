import {
  type CompiledJourney,
  type CompiledStep,
  compileRule,
  type ProblemWitness,
  pointerOf,
} from '#engine';
import { holds } from '#engine/parts';
import type { Rule } from '#schemas';
import type { ConditionPlace, ConditionWithin } from './exploration/conditions.ts';
import { exploreJourney } from './exploration/explore-journey.ts';
import { modelJourney, type ProofSurroundings } from './exploration/journey-model.ts';
import { knownSteps } from './known-steps.ts';
import { findWitness } from './witness.ts';

/** A row of `next` that holds for the same answers as one before it, which leads to another step. */
export interface OverlappingRow {
  readonly place: ConditionPlace;
  readonly witness: ProblemWitness;
}

/** Finds rows of `next` whose order decides where some answers lead. */
export function findOverlappingRows(
  journey: CompiledJourney,
  surroundings: ProofSurroundings,
): readonly OverlappingRow[] {
  const asked = new Map(journey.steps.map((step) => [step, overlapsOf(step)] as const));
  const all = [...asked.values()].flat();
  if (all.length === 0) return [];
  const model = modelJourney(journey, surroundings, asked);
  const found = new Map<ConditionPlace, OverlappingRow>();
  for (const { place, path } of exploreJourney(model, knownSteps(journey)).missing) {
    const rule = all.find((each) => each.place === place)?.rule;
    if (rule === undefined || found.has(place)) continue;
    const witness = findWitness(model, path, undefined, ({ answers, facts }) => {
      return !holds(rule, { ...surroundings.scope, answers, facts });
    });
    if (witness) found.set(place, { place, witness });
  }
  return [...found.values()];
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
