import type { CompiledField } from '../../forms/compile-form.ts';
import { areSettled } from '../../forms/field-options.ts';
import type { CompiledStep } from '../../journeys/compile-journey.ts';
import { type Assignment, type Choices, enumerate } from '../values/choices.ts';
import { fieldConditions, type JourneyModel } from './journey-model.ts';
import { isByAnswersAlone, type Way } from './next-step.ts';
import { isLive, type Live, liveIn } from './what-matters.ts';
import { createWorld, positionsOf } from './world.ts';

/** Number of sets of answers that are tried for one step before it is taken to be one that can be passed. */
const mostTries = 300;

/**
 * Values with which a visitor completes the last step of a way: one set for each that differs in what matters
 * afterwards. The way's own values if too many are tried; none if no answers complete the step.
 * @param after what matters to the rules that are asked when the step is left, or later
 */
export function completions(model: JourneyModel, way: Way, after: Live): readonly Assignment[] {
  const step = way.path.at(-1);
  const refusing = step ? fieldsThatMayRefuse(model, step) : [];
  const positions = positionsOf(model.journey.steps, way.path);
  const at = positions.findIndex((position) => position.step === step);
  let left = mostTries;
  let sets: readonly Assignment[] = [way.assigned];
  for (const [index, field] of refusing.entries()) {
    const later = liveIn(model, refusing.slice(index + 1).flatMap(readFor));
    const found = new Map<string, Assignment>();
    const run = (choices: Choices): void => {
      createWorld(model, choices, positions).answerIn(field, at);
    };
    for (const start of sets) {
      for (const { assigned } of enumerate(start, run, () => left-- > 0)) {
        const told = [...assigned].filter(([key]) => isLive(key, after) || isLive(key, later));
        const key = JSON.stringify(told.sort());
        const known = found.get(key);
        if (!known || (!isByAnswersAlone(known) && isByAnswersAlone(assigned))) found.set(key, assigned);
      }
    }
    if (left < 0) return [way.assigned];
    sets = [...found.values()];
  }
  return sets;
}

/** Whether some answers complete every step of a way as it was chosen. Undecided counts as yes. */
export function canBeWalked(model: JourneyModel, { path, chosen }: Way): boolean {
  const refusing = path.map((step) => [step, fieldsThatMayRefuse(model, step)] as const);
  if (refusing.every(([, fields]) => fields.length === 0)) return true;
  const positions = positionsOf(model.journey.steps, path);
  let left = mostTries;
  const run = (choices: Choices): void => {
    const world = createWorld(model, choices, positions);
    for (const [step, fields] of refusing) {
      const at = positions.findIndex((position) => position.step === step);
      for (const field of fields) world.answerIn(field, at);
    }
  };
  const tries = enumerate(chosen, run, () => left-- > 0);
  return tries.next().done !== true || left < 0;
}

/** The fields of which some other answers may refuse every answer, though some that are tried are of their kind. */
function fieldsThatMayRefuse(
  { answerValues, admits }: JourneyModel,
  { form }: CompiledStep,
): readonly CompiledField[] {
  return form.fields
    .filter(({ checks, options }) => checks.length > 0 || (options && !areSettled(options)))
    .filter((compiled) =>
      answerValues(compiled.field.name).some((value) => value !== undefined && admits(compiled, value)),
    );
}

/** The rules of a field, and its answer as a rule. */
function readFor(compiled: CompiledField): readonly unknown[] {
  return [{ var: `answers.${compiled.field.name}` }, ...fieldConditions(compiled)];
}
