import {
  actionsOfField,
  actionsOfStep,
  answerNames,
  type CompiledJourney,
  type CompiledStep,
  stepEvents,
  withInner,
} from '#engine';
import { clearedBy, withoutFailures } from '#engine/parts';
import type { Action } from '#schemas';

/** Verbs that show a visitor something else after a step, or say how it ended. */
const departures = ['go', 'goToPage', 'goToAddress', 'reset', 'notify'] as const;

/** Verbs that end a journey as a final step does. */
export const endings = ['goToPage', 'goToAddress', 'reset'] as const;

/**
 * Whether a step after which nothing follows is meant so: an action leaves it or says something, a button does,
 * a step without questions does so as it is entered, or nothing in the journey says how it ends.
 */
export function leadsElsewhere(journey: CompiledJourney, each: CompiledStep): boolean {
  const { definition: step, form } = each;
  if (departs(journey, each)) return true;
  const asksNothing = form.fields.every(({ field }) => answerNames(field).length === 0);
  if (asksNothing && isAmong(departures, withoutCallFailures(journey, step.onEnter, step.onReturn)))
    return true;
  return !journey.steps.some((other) => other.definition.final || departs(journey, other));
}

/**
 * Whether submitting a step, or an event of one of its fields, leaves the step or says something. What only a failed
 * call does is left out: it says nothing to those whose calls succeed. So is a banner when an answer changes: the
 * step is still to be submitted.
 */
export function departs(
  journey: CompiledJourney,
  { definition: step, form }: CompiledStep,
  verbs: readonly string[] = departures,
): boolean {
  const onFields = (event: 'onChange' | 'onPress') =>
    form.fields.map(({ field }) => actionsOfField(field, event));
  const leaving = verbs.filter((verb) => verb !== 'notify');
  return (
    isAmong(verbs, withoutCallFailures(journey, step.onSubmit, ...onFields('onPress'))) ||
    isAmong(leaving, withoutCallFailures(journey, ...onFields('onChange')))
  );
}

/** As `departs`, also if only a failed call leads to another place. */
export function mayDepart(journey: CompiledJourney, step: CompiledStep): boolean {
  const { onSubmit = [] } = step.definition;
  const actions = actionsOf(journey, onSubmit, step.form.fields.flatMap(eventsOf));
  return departs(journey, step) || isAmong(['go', ...endings], actions);
}

/** Whether an action leaves a step before it is completed. */
export function departsEarly(journey: CompiledJourney, { definition: step, form }: CompiledStep): boolean {
  const early = stepEvents.filter((event) => event !== 'onSubmit');
  const actions = actionsOf(journey, actionsOfStep(step, early), form.fields.flatMap(eventsOf));
  return isAmong(['go', ...endings], actions);
}

function isAmong(verbs: readonly string[], actions: readonly Action[]): boolean {
  return actions.some((action) => verbs.some((verb) => verb in action));
}

/** Ids of the steps that actions of a step or of its fields go to. */
export function destinationsOf(journey: CompiledJourney): (step: CompiledStep) => readonly string[] {
  return (step) => actionsAt(journey, step).flatMap((action) => ('go' in action ? [action.go] : []));
}

/** All actions of a step, of its fields and, where it is shown, of the summary's. */
export function actionsAt(
  journey: CompiledJourney,
  { definition: step, form }: CompiledStep,
): readonly Action[] {
  const beside = step.summary ? (journey.summary?.fields ?? []) : [];
  return actionsOf(journey, actionsOfStep(step), [...form.fields, ...beside].flatMap(eventsOf));
}

/** Paths of the answers that actions set or clear, or that other answers clear. */
export function answersChanged(journey: CompiledJourney): ReadonlySet<string> {
  const cleared = journey.steps.flatMap(({ form }) =>
    form.fields.flatMap(({ field }) => (clearedBy(field).length > 0 ? answerNames(field) : [])),
  );
  const actions = journey.steps.flatMap((step) => actionsAt(journey, step));
  return new Set([
    ...cleared.map((name) => `answers.${name}`),
    ...actions.flatMap((action) =>
      'set' in action ? [`answers.${action.set}`] : 'clear' in action ? action.clear : [],
    ),
  ]);
}

/** Paths of the answers that an action may set to an empty list. */
export function answersThatMayBeEmpty(journey: CompiledJourney): ReadonlySet<string> {
  const actions = journey.steps.flatMap((step) => actionsAt(journey, step));
  const mayBeEmpty = (to: unknown) =>
    Array.isArray(to) ? to.length === 0 : typeof to === 'object' && to !== null;
  return new Set(
    actions.flatMap((action) => ('set' in action && mayBeEmpty(action.to) ? [`answers.${action.set}`] : [])),
  );
}

function eventsOf({ field }: CompiledStep['form']['fields'][number]): readonly Action[] {
  return actionsOfField(field);
}

function actionsOf(journey: CompiledJourney, ...lists: readonly (readonly Action[])[]): readonly Action[] {
  return lists.flat().flatMap((action) => withInner(action, journey.sequences));
}

/** All actions of some lists that are performed while calls succeed. */
function withoutCallFailures(
  journey: CompiledJourney,
  ...lists: readonly (readonly Action[] | undefined)[]
): readonly Action[] {
  return lists.flatMap((list = []) => list.flatMap((action) => withoutFailures(action, journey.sequences)));
}
