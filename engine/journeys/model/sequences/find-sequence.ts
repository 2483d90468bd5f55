import type { Action, Journey, Rule, TrackAction } from '#schemas';

/** The sequences of a journey, by name. */
export type Sequences = Journey['sequences'];

/** The actions of a sequence; empty for an unknown name. */
export function findSequence(sequences: Sequences, name: string): readonly Action[] {
  return (sequences && Object.hasOwn(sequences, name) ? sequences[name] : undefined) ?? [];
}

/**
 * Replaces each `run` by the actions of its sequence if they only track. Browsers have no sequences and leave
 * other actions to the server. As tracking changes nothing, each action can repeat the condition of the
 * `run`.
 */
export function flattenRuns(actions: readonly Action[], sequences: Sequences): readonly Action[] {
  return actions.flatMap((action): readonly Action[] => {
    if (!('run' in action)) return [action];
    const inner = flattenRuns(findSequence(sequences, action.run), sequences);
    const tracked = inner.flatMap((each) => ('track' in each ? [whenBoth(action.when, each)] : []));
    return tracked.length === inner.length ? tracked : [action];
  });
}

function whenBoth(when: Rule | undefined, action: TrackAction): TrackAction {
  if (when === undefined) return action;
  return { ...action, when: action.when === undefined ? when : { and: [when, action.when] } };
}
