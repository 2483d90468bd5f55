import { Fault } from '../../base/problems/fault.ts';
import type { Effect, EffectOutcome } from './interpret-actions.ts';

/** Runs a generator of effects to its end, performing each with `perform`. */
export async function drive<Result>(
  steps: Generator<Effect, Result, EffectOutcome>,
  perform: (effect: Effect) => Promise<EffectOutcome>,
): Promise<Result> {
  let turn = steps.next();
  while (!turn.done) turn = steps.next(await perform(turn.value));
  return turn.value;
}

/** As `drive`, for actions without effects. Throws `Fault` `misuse` on an effect. */
export function driveWithoutEffects<Result>(steps: Generator<Effect, Result, EffectOutcome>): Result {
  const turn = steps.next();
  if (!turn.done) throw new Fault('misuse', `The effect "${turn.value.effect}" cannot be performed here.`);
  return turn.value;
}
