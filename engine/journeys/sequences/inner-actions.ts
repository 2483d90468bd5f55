import type { Action, Rule } from '#schemas';
import { findSequence, type Sequences } from './find-sequence.ts';

/** An action with all nested actions, including those of the sequence that it runs. */
export function withInner(action: Action, sequences: Sequences): readonly Action[] {
  const ran = 'run' in action ? findSequence(sequences, action.run) : [];
  return [action, ...[...innerActions(action), ...ran].flatMap((each) => withInner(each, sequences))];
}

/** The actions directly nested in an action. */
export function innerActions(action: Action): readonly Action[] {
  return [
    ...('attempt' in action ? action.attempt : []),
    ...('onFailure' in action ? (action.onFailure ?? []) : []),
  ];
}

/** The rules and templates of an action, without those of nested actions. */
export function ownRules(action: Action): readonly unknown[] {
  const { attempt: _, onFailure: __, ...own }: { readonly [part: string]: unknown } = { ...action };
  return Object.values(own);
}

/** The list that an action is repeated for; undefined for an action that is not repeated. */
export function eachOf(action: Action): Rule | undefined {
  return 'each' in action ? action.each : undefined;
}

/** Most calls that one repeated action may make. */
export const mostRepeatedCalls = 20;
