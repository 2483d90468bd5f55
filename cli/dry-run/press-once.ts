import { answerNames } from '#engine';
import type { Scene } from '../scenarios/play-scenario.ts';
import { questionsOf } from '../scenarios/questions-of.ts';
import { type Attempt, type Hints, type Pressed, type Pressing, pressStep } from './press-step.ts';

/** Makes attempts on steps and remembers the results, because paths that begin alike press the same. */
export type PressOnce = (
  step: string,
  scene: Scene,
  attempt: Attempt,
  pressing: Pressing,
) => Promise<Pressed | undefined>;

/** Creates a memory for the walks of one journey. */
export function createPressOnce(): PressOnce {
  const known = new WeakMap<Scene, Map<string, Pressed | undefined>>();
  return async (step, scene, attempt, pressing) => {
    const ofScene = known.get(scene) ?? new Map<string, Pressed | undefined>();
    known.set(scene, ofScene);
    const { hints, ...how } = attempt;
    const names = questionsOf(step, pressing.stage).flatMap(({ field }) => answerNames(field));
    const about = [hints, pressing.given].map((answers) => ofNames(answers, names));
    const key = JSON.stringify([step, how, about]);
    if (ofScene.has(key)) return ofScene.get(key);
    let isWhole = true;
    const spend = () => {
      isWhole = pressing.spend();
      return isWhole;
    };
    const pressed = await pressStep(step, scene, attempt, { ...pressing, spend });
    // An attempt that was given up may succeed in a later walk.
    if (isWhole) ofScene.set(key, pressed);
    return pressed;
  };
}

function ofNames(answers: Hints, names: readonly string[]): readonly unknown[] {
  return names.map((name) => (answers.has(name) ? [answers.get(name)] : 0));
}
