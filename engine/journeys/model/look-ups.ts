import type { Action, Field, Journey } from '#schemas';
import { onlyLooksUp } from '../../operations/only-looks-up.ts';
import { boundResults, type FindOperation } from './bound-calls.ts';
import { actionsOfField } from './event-actions.ts';
import { withInner } from './sequences/inner-actions.ts';

/** A look-up that a field makes by itself where scripts run, and the step's button where it was not made. */
export interface LookUp {
  /** Name of the field. */
  readonly field: string;
  readonly actions: readonly Action[];
  /** Names of the results that it makes. */
  readonly results: ReadonlySet<string>;
}

/** Verbs that neither leave a step nor change anything outside. */
const quietVerbs = ['set', 'clear', 'track', 'notify', 'run', 'attempt'] as const;

/** The look-ups of a form: lists of actions that call services, and change nothing outside. */
export function lookUpsOf(
  journey: Pick<Journey, 'sequences'>,
  fields: readonly Field[],
  operation: FindOperation,
): readonly LookUp[] {
  const isQuiet = (action: Action) => {
    const called = 'call' in action ? operation(action.call) : undefined;
    return called ? onlyLooksUp(called, operation) : quietVerbs.some((verb) => verb in action);
  };
  return fields.flatMap((field) => {
    const actions = actionsOfField(field, lookUpEvent(field));
    const inner = actions.flatMap((action) => withInner(action, journey.sequences));
    const results = boundResults(actions, journey, operation);
    return results.size > 0 && inner.every(isQuiet) ? [{ field: field.name, actions, results }] : [];
  });
}

/** The event by which a field looks something up by itself. */
function lookUpEvent(field: Field): 'onChange' | 'onPress' {
  return 'looksUpWhenFull' in field && field.looksUpWhenFull ? 'onPress' : 'onChange';
}
