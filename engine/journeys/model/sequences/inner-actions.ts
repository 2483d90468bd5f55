import { type Action, actionVerbs, type Rule } from '#schemas';
import { findSequence, type Sequences } from './find-sequence.ts';

/** An action with all nested actions, including those of the sequence that it runs. */
export function withInner(action: Action, sequences: Sequences): readonly Action[] {
  return nested(action, sequences, innerActions);
}

/** As `withInner`, without the actions that are performed only when a call fails. */
export function withoutFailures(action: Action, sequences: Sequences): readonly Action[] {
  return nested(action, sequences, attemptedActions);
}

function nested(
  action: Action,
  sequences: Sequences,
  innerOf: (action: Action) => readonly Action[],
): readonly Action[] {
  const ran = 'run' in action ? findSequence(sequences, action.run) : [];
  return [action, ...[...innerOf(action), ...ran].flatMap((each) => nested(each, sequences, innerOf))];
}

/** The actions directly nested in an action. */
export function innerActions(action: Action): readonly Action[] {
  const onFailure = 'onFailure' in action ? (action.onFailure ?? []) : [];
  const onUnknown = 'onUnknown' in action ? (action.onUnknown ?? []) : [];
  return [...attemptedActions(action), ...onFailure, ...onUnknown];
}

function attemptedActions(action: Action): readonly Action[] {
  return 'attempt' in action ? action.attempt : [];
}

/** The rules and templates of an action, without those of nested actions. */
export function ownRules(action: Action): readonly unknown[] {
  const {
    attempt: _,
    onFailure: __,
    onUnknown: ___,
    ...own
  }: { readonly [part: string]: unknown } = {
    ...action,
  };
  return Object.values(own);
}

/** The list that an action is repeated for; undefined for an action that is not repeated. */
export function eachOf(action: Action): Rule | undefined {
  return 'each' in action ? action.each : undefined;
}

/** Most calls that one repeated action may make. */
export const mostRepeatedCalls = 20;

/** The verb of an action: the key that names what it does. */
export function verbOf(action: Action): (typeof actionVerbs)[number] | undefined {
  return actionVerbs.find((verb) => Object.hasOwn(action, verb));
}
