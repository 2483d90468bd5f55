import type { Action, Rule } from '#schemas';
import { findSequence, type Sequences } from './find-sequence.ts';

/** An action with all those inside it, and those of a sequence that it runs. */
export function withInner(action: Action, sequences: Sequences): readonly Action[] {
  const ran = 'run' in action ? findSequence(sequences, action.run) : [];
  return [action, ...[...innerActions(action), ...ran].flatMap((each) => withInner(each, sequences))];
}

/** The actions that are written inside an action. */
export function innerActions(action: Action): readonly Action[] {
  return [
    ...('attempt' in action ? action.attempt : []),
    ...('onFailure' in action ? (action.onFailure ?? []) : []),
  ];
}

/** The rules and templates of an action itself, without those of the actions inside it. */
export function ownRules(action: Action): readonly unknown[] {
  const { attempt: _, onFailure: __, ...own }: { readonly [part: string]: unknown } = { ...action };
  return Object.values(own);
}

/** The list that an action is done for each element of; undefined for one that is done once. */
export function eachOf(action: Action): Rule | undefined {
  return 'each' in action ? action.each : undefined;
}

/** Most calls that one repeated action may make. */
export const mostRepeatedCalls = 20;
