import type { Action, Journey, Step } from '#schemas';
import { pointerOf } from '../documents/json-pointer.ts';

/** The events of a step, by the property that lists their actions. */
export const stepEvents = ['onEnter', 'onInvalid', 'onSubmit'] as const;
export type StepEvent = (typeof stepEvents)[number];

/** An action with where it stands. */
export interface PlacedAction {
  readonly action: Action;
  readonly pointer: string;
  readonly step: Step;
  readonly stepIndex: number;
  readonly event: StepEvent;
}

/** Every action of a journey in the order of the document, those within other actions after the one they are in. */
export function* actionsOf(journey: Journey): Iterable<PlacedAction> {
  for (const [stepIndex, step] of journey.steps.entries()) {
    for (const event of stepEvents) {
      const place = (action: Action, pointer: string) => ({ action, pointer, step, stepIndex, event });
      for (const [action, pointer] of within(step[event] ?? [], pointerOf('steps', stepIndex, event))) {
        yield place(action, pointer);
      }
    }
  }
}

function* within(actions: readonly Action[], list: string): Iterable<readonly [Action, string]> {
  for (const [index, action] of actions.entries()) {
    const pointer = list + pointerOf(index);
    yield [action, pointer];
    if (action.action === 'attempt') yield* within(action.actions, `${pointer}/actions`);
    if ('onFailure' in action) yield* within(action.onFailure ?? [], `${pointer}/onFailure`);
  }
}
