import type { Action, Field, Form, Journey, Step } from '#schemas';
import { pointerOf } from '../documents/json-pointer.ts';
import type { ReleaseEntry, ReleaseIndex } from './release-index.ts';

/** The events of a step, by the property that lists their actions. */
export const stepEvents = ['onEnter', 'onInvalid', 'onSubmit', 'onReturn'] as const;

/** The events of a field. */
export const fieldEvents = ['onChange', 'onPress'] as const;

export type EventName = (typeof stepEvents)[number] | (typeof fieldEvents)[number] | 'onView';

/** An action with where it stands. */
export interface PlacedAction {
  /** The document it stands in: the journey, or a form of it. */
  readonly entry: ReleaseEntry<Journey> | ReleaseEntry<Form>;
  readonly action: Action;
  readonly pointer: string;
  readonly event: EventName;
  /** Undefined for what is not of one step. */
  readonly step: Step | undefined;
}

/** Every action of a journey and of its forms, those within other actions after the one they are in. */
export function* actionsOf(release: ReleaseIndex, entry: ReleaseEntry<Journey>): Iterable<PlacedAction> {
  const journey = entry.document;
  for (const [index, step] of journey.steps.entries()) {
    for (const event of stepEvents) {
      for (const [action, pointer] of within(step[event] ?? [], pointerOf('steps', index, event))) {
        yield { entry, action, pointer, event, step };
      }
    }
  }
  for (const [action, pointer] of within(journey.onView ?? [], '/onView')) {
    yield { entry, action, pointer, event: 'onView', step: undefined };
  }
  for (const placed of fieldActions(journey.summary?.fields ?? [], '/summary/fields')) {
    yield { ...placed, entry, step: undefined };
  }
  const ids = journey.steps.map((step) => step.form);
  for (const form of release.entriesOf('form', ids)) {
    for (const placed of fieldActions(form.document.fields, '/fields')) {
      yield { ...placed, entry: form, step: undefined };
    }
  }
}

/** The actions of fields, in order. */
export function* fieldActions(
  fields: readonly Field[],
  list: string,
): Iterable<Pick<PlacedAction, 'action' | 'pointer' | 'event'>> {
  for (const [index, field] of fields.entries()) {
    for (const event of fieldEvents) {
      for (const [action, pointer] of within(actionsIn(field, event), list + pointerOf(index, event))) {
        yield { action, pointer, event };
      }
    }
  }
}

function actionsIn(field: Field, event: (typeof fieldEvents)[number]): readonly Action[] {
  if (event === 'onPress') return 'onPress' in field ? field.onPress : [];
  return ('onChange' in field ? field.onChange : undefined) ?? [];
}

function* within(actions: readonly Action[], list: string): Iterable<readonly [Action, string]> {
  for (const [index, action] of actions.entries()) {
    const pointer = list + pointerOf(index);
    yield [action, pointer];
    if (action.action === 'attempt') yield* within(action.actions, `${pointer}/actions`);
    if ('onFailure' in action) yield* within(action.onFailure ?? [], `${pointer}/onFailure`);
  }
}
