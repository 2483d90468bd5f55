import type { CompiledStep } from '#engine';
import type { CompiledRule } from '#engine/parts';
import { isShownUnseen } from './asked-conditions.ts';
import {
  type ConditionPlace,
  keyOf,
  note,
  type Outcomes,
  outcomesWorthKnowing,
  placesOfWays,
} from './conditions.ts';
import type { KnownSteps } from './exploration.ts';
import type { JourneyModel } from './journey-model.ts';
import type { Way } from './way.ts';

/** The steps and outcomes that an exploration has seen. */
export interface Sightings {
  /** @param isAlone whether answers alone lead along the way */
  readonly see: (place: ConditionPlace, truth: boolean | undefined, way: () => Way, isAlone: boolean) => void;
  readonly seeStep: (id: string) => void;
  readonly seePassed: (step: CompiledStep) => void;
  /** Whether a step was completed with some answers, or may be left without. */
  readonly isPassed: (step: CompiledStep) => boolean;
  /** Whether every outcome of a condition that may be missing was seen. */
  readonly isKnown: (place: ConditionPlace) => boolean;
  /** Whether all was seen that a journey without findings shows. */
  readonly isAllSeen: () => boolean;
  readonly outcomes: () => readonly Outcomes[];
}

/** Notes what an exploration sees. Conditions that are also asked elsewhere may have any outcome from the start. */
export function createSightings(model: JourneyModel, known: KnownSteps): Sightings {
  const outcomes = new Map<string, Outcomes>();
  for (const step of model.journey.steps.filter((each) => isShownUnseen(each, model, known))) {
    const within = model.conditionsOf(step).map(({ place }) => place);
    for (const place of model.isFurther ? within : [...placesOfWays(step), ...within])
      outcomes.set(keyOf(place), { place, held: true, failed: true, decided: true });
  }
  const sought = outcomesSought(model, known);
  for (const key of outcomes.keys()) for (const truth of [true, false]) sought.delete(`${key} ${truth}`);
  return {
    see(place, truth, way, isAlone) {
      note(outcomes, place, truth, { way, isAlone });
      sought.delete(`${keyOf(place)} ${truth === true}`);
    },
    seeStep: (id) => sought.delete(id),
    seePassed: ({ definition: step }) => sought.delete(`${step.id} is passed`),
    isPassed: ({ definition: step }) => !sought.has(`${step.id} is passed`),
    isKnown(place) {
      const seen = outcomes.get(keyOf(place));
      return outcomesWorthKnowing(place).every((outcome) => (outcome ? seen?.held : seen?.failed));
    },
    isAllSeen: () => sought.size === 0,
    outcomes: () => [...outcomes.values()],
  };
}

/**
 * Everything that a journey without findings shows: each step is reached, and each condition holds and fails.
 * Once all of it was seen, the exploration can end, unless some step may be followed by nothing.
 */
function outcomesSought(model: JourneyModel, known: KnownSteps): Set<string> {
  const { steps } = model.journey;
  const sought = new Set<string>();
  const seek = (place: ConditionPlace, rule: CompiledRule | undefined): void => {
    sought.add(`${keyOf(place)} true`);
    if (rule) sought.add(`${keyOf(place)} false`);
  };
  for (const step of steps.filter((each) => !isShownUnseen(each, model, known))) {
    for (const { place } of model.conditionsOf(step))
      for (const outcome of outcomesWorthKnowing(place)) sought.add(`${keyOf(place)} ${outcome}`);
    if (model.isFurther) continue;
    sought.add(step.definition.id);
    if (step.when) seek({ of: 'step', step }, step.when);
    if (step.definition.final) continue;
    if (!known.mayBeLeftEarly(step)) sought.add(`${step.definition.id} is passed`);
    for (const [row, { when }] of step.next.entries()) seek({ of: 'row', step, row }, when);
    if (mayBeLast(steps, step) && known.mayBeDeadEnd(step)) sought.add(`${step.definition.id} is last`);
  }
  return sought;
}

/** Whether nothing may follow a step that is not final. */
function mayBeLast(steps: readonly CompiledStep[], step: CompiledStep): boolean {
  const later = steps.slice(steps.indexOf(step) + 1).filter((each) => !each.definition.aside);
  return [...step.next, ...later].every(({ when }) => when !== undefined);
}
