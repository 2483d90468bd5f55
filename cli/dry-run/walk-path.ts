import { isButton, type JsonValue } from '#engine';
import { type Scene, setScene } from '../scenarios/play-scenario.ts';
import { type Attempt, type Hints, type Pressed, type Pressing, pressStep } from './press-step.ts';

/** Number of presses that are tried for one path. */
export const mostPresses = 120;

/**
 * Finds presses that walk a path: answers and outcomes of calls are tried at each step until the next one is
 * shown. Undefined if none were found within the bound.
 * @param steps ids of the steps, the last of which is shown, and pressed if `isPressed`
 */
export async function walkPath(
  steps: readonly string[],
  hints: Hints,
  pressing: Omit<Pressing, 'spend'>,
  isPressed: boolean,
): Promise<readonly Pressed['turn'][] | undefined> {
  let left = mostPresses;
  const trying: Pressing = { ...pressing, spend: () => left-- > 0 };
  const walk = async (at: number, scene: Scene): Promise<readonly Pressed['turn'][] | undefined> => {
    const [step, next] = [steps[at], steps[at + 1]];
    if (step === undefined || (next === undefined && !isPressed)) return [];
    for (const attempt of attempts(step, hints, trying)) {
      const pressed = await pressStep(step, scene, attempt, trying);
      if (left <= 0) return undefined;
      if (!pressed || !leadsTo(pressed, next)) continue;
      const further = await walk(at + 1, pressed.scene);
      if (further) return [pressed.turn, ...further];
    }
    return undefined;
  };
  return await walk(0, setScene(pressing.stage.file));
}

/** Number of combinations of answers, and of calls that fail, that are tried at one step. */
const mostCombinations = 24;
const mostFailing = 4;

/** The hinted answers first, then buttons of the form, other combinations of the answers that decide steps, then calls that fail. */
function* attempts(step: string, hints: Hints, { stage, samples, given }: Pressing): Generator<Attempt> {
  yield { hints };
  const form = stage.journey.compiled.steps.find((each) => each.step.id === step)?.form;
  const deciding = (form?.fields ?? []).filter(
    ({ field }) => samples.decides(field.name) && !given.has(field.name),
  );
  for (const { field } of form?.fields ?? []) if (isButton(field)) yield { hints, button: field.name };
  let combinations: Map<string, JsonValue | null>[] = [new Map()];
  for (const compiled of deciding) {
    const values = samples.valuesOf(compiled).slice(0, 8);
    combinations = combinations
      .flatMap((known) => values.map((value) => new Map(known).set(compiled.field.name, value)))
      .slice(0, mostCombinations);
  }
  for (const combination of combinations) yield { hints: new Map([...hints, ...combination]) };
  for (let failing = 0; failing < mostFailing; failing++) yield { hints, failing };
}

function leadsTo({ observed }: Pressed, next: string | undefined): boolean {
  if (observed.outcome === 'failed' || observed.outcome === 'invalid') return false;
  return next === undefined || ('step' in observed.at && observed.at.step === next);
}
