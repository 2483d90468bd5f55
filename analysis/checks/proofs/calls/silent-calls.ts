import { pointerOf } from '#engine';
import { findSequence } from '#engine/parts';
import type { Action, Journey } from '#schemas';

/** A call after whose failure nothing is said. */
export interface SilentCall {
  readonly step: string;
  readonly operation: string;
  /** Name of its result, with which a form may say that it failed. */
  readonly result: string | undefined;
  readonly pointer: string;
}

/** Calls at the buttons of steps with nothing to be done when they fail, and no notice before them. */
export function* silentCalls({ steps, sequences }: Journey): Iterable<SilentCall> {
  for (const [index, { id, onSubmit = [] }] of steps.entries()) {
    yield* silentIn(onSubmit, pointerOf('steps', index, 'onSubmit'), { step: id, sequences, running: [] });
  }
}

interface Event {
  readonly step: string;
  readonly sequences: Journey['sequences'];
  /** Names of the sequences that are run. */
  readonly running: readonly string[];
}

/** @returns whether some action says something, so that the calls behind it are not silent */
function* silentIn(actions: readonly Action[], list: string, event: Event): Generator<SilentCall, boolean> {
  const { step, sequences, running } = event;
  for (const [index, action] of actions.entries()) {
    const pointer = list + pointerOf(index);
    if ('notify' in action) return true;
    if ('run' in action && !running.includes(action.run)) {
      const { run } = action;
      const inner = { ...event, running: [...running, run] };
      if (yield* silentIn(findSequence(sequences, run), pointerOf('sequences', run), inner)) return true;
    } else if ('attempt' in action && doesNothing(action.onFailure)) {
      if (yield* silentIn(action.attempt, `${pointer}/attempt`, event)) return true;
    } else if ('call' in action && doesNothing(action.onFailure) && action.optional !== true) {
      yield { step, operation: action.call, result: action.as, pointer };
    }
  }
  return false;
}

function doesNothing(onFailure: readonly Action[] = []): boolean {
  return onFailure.length === 0;
}
