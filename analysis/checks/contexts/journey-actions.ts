import { actionsOfField, fieldEvents, pointerOf, type StepEvent, stepEvents } from '#engine';
import { eachOf, findSequence } from '#engine/parts';
import type { Action, Field, Form, Journey, Rule } from '#schemas';
import type { ReleaseEntry, ReleaseIndex } from '../release/release-index.ts';

/** An event of a step, a field or the journey; `unrun` for actions of an unused sequence. */
export type EventName = StepEvent | (typeof fieldEvents)[number] | 'onView' | 'unrun';

/** An action and its place. */
export interface PlacedAction {
  /** The document that contains it: the journey, or one of its forms. */
  readonly entry: ReleaseEntry<Journey> | ReleaseEntry<Form>;
  readonly action: Action;
  readonly pointer: string;
  readonly event: EventName;
  /** Lists that it is repeated for, outermost first. */
  readonly loops: readonly Rule[];
}

/**
 * Every action of a journey and of its forms, nested ones after the action that contains them. The actions of
 * a sequence are repeated for each kind of event that runs it; those of an unused one appear once.
 */
export function* actionsOf(release: ReleaseIndex, entry: ReleaseEntry<Journey>): Iterable<PlacedAction> {
  const run = new Map<string, Set<EventName>>();
  for (const placed of eventActions(release, entry)) yield* withSequence(entry, placed, run);
  for (const name of Object.keys(entry.document.sequences ?? {})) {
    if (!run.has(name)) yield* sequenceActions(entry, name, 'unrun', run);
  }
}

/**
 * An action, and those of the sequence that it runs, unless they were already given for this kind of event.
 */
function* withSequence(
  entry: ReleaseEntry<Journey>,
  placed: PlacedAction,
  run: Map<string, Set<EventName>>,
): Iterable<PlacedAction> {
  yield placed;
  const { action, event } = placed;
  if ('run' in action) yield* sequenceActions(entry, action.run, event, run);
}

function* sequenceActions(
  entry: ReleaseEntry<Journey>,
  name: string,
  event: EventName,
  run: Map<string, Set<EventName>>,
): Iterable<PlacedAction> {
  const events = run.get(name) ?? new Set();
  run.set(name, events);
  if (events.has(event)) return;
  events.add(event);
  const actions = findSequence(entry.document.sequences, name);
  for (const placed of within(actions, pointerOf('sequences', name))) {
    yield* withSequence(entry, { ...placed, entry, event }, run);
  }
}

function* eventActions(release: ReleaseIndex, entry: ReleaseEntry<Journey>): Iterable<PlacedAction> {
  const journey = entry.document;
  for (const [index, step] of journey.steps.entries()) {
    for (const event of stepEvents) {
      for (const placed of within(step[event] ?? [], pointerOf('steps', index, event))) {
        yield { ...placed, entry, event };
      }
    }
  }
  for (const placed of within(journey.onView ?? [], '/onView')) {
    yield { ...placed, entry, event: 'onView' };
  }
  for (const placed of fieldActions(journey.summary?.fields ?? [], '/summary/fields')) {
    yield { ...placed, entry };
  }
  const ids = journey.steps.map((step) => step.form);
  for (const form of release.entriesOf('form', ids)) {
    for (const placed of fieldActions(form.document.fields, '/fields')) yield { ...placed, entry: form };
  }
}

/** The actions of fields, in order. */
function* fieldActions(fields: readonly Field[], list: string): Iterable<Omit<PlacedAction, 'entry'>> {
  for (const [index, field] of fields.entries()) {
    for (const event of fieldEvents) {
      for (const placed of within(actionsOfField(field, event), list + pointerOf(index, event))) {
        yield { ...placed, event };
      }
    }
  }
}

type ActionWithin = Pick<PlacedAction, 'action' | 'pointer' | 'loops'>;

function* within(
  actions: readonly Action[],
  list: string,
  outerLoops: readonly Rule[] = [],
): Iterable<ActionWithin> {
  for (const [index, action] of actions.entries()) {
    const pointer = list + pointerOf(index);
    const each = eachOf(action);
    const loops = each === undefined ? outerLoops : [...outerLoops, each];
    yield { action, pointer, loops };
    if ('attempt' in action) yield* within(action.attempt, `${pointer}/attempt`, loops);
    if ('onFailure' in action) yield* within(action.onFailure ?? [], `${pointer}/onFailure`, loops);
    if ('onUnknown' in action) yield* within(action.onUnknown ?? [], `${pointer}/onUnknown`, loops);
  }
}

/** The operation that an action calls, if any. */
export function operationOf(action: Action): string | undefined {
  return 'call' in action ? action.call : 'send' in action ? action.send : undefined;
}

/** Ids of the pages that an action leads to, or offers. */
export function pagesNamedBy(action: Action): readonly string[] {
  if ('goToPage' in action) return [action.goToPage];
  return 'notify' in action && action.link ? [action.link.page] : [];
}
