import { areSettled } from '../../forms/field-options.ts';
import type { CompiledStep } from '../../journeys/compile-journey.ts';
import { type Assignment, type Choices, enumerate } from '../values/choices.ts';
import type { JourneyModel } from './journey-model.ts';
import type { Way } from './next-step.ts';
import { createWorld, positionsOf } from './world.ts';

/** Number of sets of answers that are tried before a step is taken to be one that can be passed. */
const mostTries = 300;

/** Whether some answers complete the last step of a way. Undecided counts as yes. */
export function canBePassed(model: JourneyModel, way: Way): boolean {
  return canBeCompleted(model, way, way.assigned, way.path.slice(-1));
}

/** Whether some answers complete every step of a way as it was chosen. Undecided counts as yes. */
export function canBeWalked(model: JourneyModel, way: Way): boolean {
  return canBeCompleted(model, way, way.chosen, way.path);
}

function canBeCompleted(
  model: JourneyModel,
  { path }: Way,
  chosen: Assignment,
  steps: readonly CompiledStep[],
): boolean {
  const refusing = steps.filter(mayRefuseAll);
  if (refusing.length === 0) return true;
  const positions = positionsOf(model.journey.steps, path);
  let left = mostTries;
  const run = (choices: Choices): void => {
    const world = createWorld(model, choices, positions);
    for (const step of refusing) {
      const at = positions.findIndex((position) => position.step === step);
      for (const field of fieldsWithSamples(model, step)) world.answerIn(field, at);
    }
  };
  const tries = enumerate(chosen, run, () => left-- > 0);
  return tries.next().done !== true || left < 0;
}

/** Whether some combination of answers may leave a field without any that it accepts. */
function mayRefuseAll({ form }: CompiledStep): boolean {
  return form.fields.some(({ checks, options }) => checks.length > 0 || (options && !areSettled(options)));
}

/** The fields of a step with a value that they accept among those that are tried. */
function fieldsWithSamples({ answerValues, admits }: JourneyModel, { form }: CompiledStep) {
  return form.fields.filter((compiled) =>
    answerValues(compiled.field.name).some((value) => value !== undefined && admits(compiled, value)),
  );
}
