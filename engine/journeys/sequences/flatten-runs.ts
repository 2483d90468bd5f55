import type { Action, Rule, TrackAction } from '#schemas';
import { findSequence, type Sequences } from './find-sequence.ts';

/**
 * The actions, with those of a sequence in place of its `run` where they only track. Browsers know no sequences, and
 * leave lists with other actions to the server. Tracking changes nothing, so each may ask the condition of the `run` anew.
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
