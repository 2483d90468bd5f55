import type { CompiledStep } from '#engine';
import type { CompiledRule } from '#engine/parts';
import { isShownElsewhere } from './asked-conditions.ts';
import {
  type ConditionPlace,
  keyOf,
  type Outcomes,
  outcomesWorthKnowing,
  transitionPlaces,
} from './conditions.ts';
import type { KnownSteps } from './exploration.ts';
import type { JourneyModel } from './journey-model.ts';
import { isByAnswersAlone, type Path } from './path.ts';

/**
 * Notes an outcome of a condition: true, false, or undefined for unknown.
 * @param isAlone whether answers alone lead along the path
 */
export type Observe = (
  place: ConditionPlace,
  truth: boolean | undefined,
  path: () => Path,
  isAlone: boolean,
) => void;

/** The steps and outcomes that an exploration has covered. */
export interface Coverage {
  readonly observe: Observe;
  readonly observeStep: (id: string) => void;
  readonly observeCompletion: (step: CompiledStep) => void;
  /** Whether a step was completed with some answers, or may be left without. */
  readonly isCompleted: (step: CompiledStep) => boolean;
  /** Whether every outcome of a condition that may be missing was seen. */
  readonly isCovered: (place: ConditionPlace) => boolean;
  /** Whether all was seen that a journey without findings shows. */
  readonly isAllCovered: () => boolean;
  readonly outcomes: () => readonly Outcomes[];
}

/** Notes what an exploration sees. Conditions that are also asked elsewhere may have any outcome from the start. */
export function createCoverage(model: JourneyModel, known: KnownSteps): Coverage {
  const outcomes = new Map<string, Outcomes>();
  for (const step of model.journey.steps.filter((each) => isShownElsewhere(each, model, known))) {
    const within = model.conditionsOf(step).map(({ place }) => place);
    for (const place of model.asksSideConditions ? within : [...transitionPlaces(step), ...within])
      outcomes.set(keyOf(place), { place, held: true, failed: true, decided: true });
  }
  const sought = outcomesSought(model, known);
  for (const key of outcomes.keys()) for (const truth of [true, false]) sought.delete(`${key} ${truth}`);
  return {
    observe(place, truth, path, isAlone) {
      const key = keyOf(place);
      const known: Outcomes = outcomes.get(key) ?? { place, held: false, failed: false, decided: false };
      if (!known.path || (isAlone && !isByAnswersAlone(known.path.chosen))) known.path = path();
      if (truth) known.held = true;
      else known.failed = true;
      if (truth !== undefined) known.decided = true;
      outcomes.set(key, known);
      sought.delete(`${key} ${truth === true}`);
    },
    observeStep: (id) => sought.delete(id),
    observeCompletion: ({ definition: step }) => sought.delete(`${step.id} is passed`),
    isCompleted: ({ definition: step }) => !sought.has(`${step.id} is passed`),
    isCovered(place) {
      const seen = outcomes.get(keyOf(place));
      return outcomesWorthKnowing(place).every((outcome) => (outcome ? seen?.held : seen?.failed));
    },
    isAllCovered: () => sought.size === 0,
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
  for (const step of steps.filter((each) => !isShownElsewhere(each, model, known))) {
    for (const { place } of model.conditionsOf(step))
      for (const outcome of outcomesWorthKnowing(place)) sought.add(`${keyOf(place)} ${outcome}`);
    if (model.asksSideConditions) continue;
    sought.add(step.definition.id);
    if (step.when) seek({ of: 'step', step }, step.when);
    const { section } = step;
    const first = section && steps.find((each) => each.section === section);
    if (section?.when && step === first) seek({ of: 'section', step }, section.when);
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
