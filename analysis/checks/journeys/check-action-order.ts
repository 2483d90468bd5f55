import { fieldEvents } from '#engine';
import { eachOf, findSequence } from '#engine/parts';
import type { Action, Journey } from '#schemas';
import { actionsOf } from '../contexts/journey-actions.ts';
import type { DocumentCheck } from '../release/release-index.ts';

/** Reports actions that never run, because an action before them always leaves their list. */
export const checkActionOrder: DocumentCheck<Journey> = {
  of: ['journey'],
  *run(release, journey) {
    const left = new Map<string, string>();
    const reported = new Set<string>();
    for (const { entry, action, pointer, event } of actionsOf(release, journey)) {
      const list = JSON.stringify([entry.document.id, pointer.slice(0, pointer.lastIndexOf('/'))]);
      const verb = left.get(list);
      if (verb === undefined) {
        const leaving = verbThatLeaves(action, journey.document.sequences);
        // Another check refuses to submit a step where nothing is done to a field.
        const isRefused = leaving === 'submit' && !fieldEvents.some((each) => each === event);
        if (leaving !== undefined && !isRefused) left.set(list, leaving);
      } else if (!reported.has(list)) {
        reported.add(list);
        yield {
          entry,
          code: 'unreachable-action',
          severity: 'warning',
          pointer,
          message: `This action never runs: the "${verb}" before it always leaves.`,
          help: 'Put it before that, or give that a "when".',
        };
      }
    }
  },
};

const leavingVerbs = ['go', 'goToPage', 'goToAddress', 'submit'] as const;

/**
 * The verb of an action that ends its list whatever happens; undefined for any other action.
 * @param within the sequences that it is in
 */
function verbThatLeaves(
  action: Action,
  sequences: Journey['sequences'],
  within: readonly string[] = [],
): string | undefined {
  if (('when' in action && action.when !== undefined) || eachOf(action) !== undefined) return undefined;
  const leaves = (actions: readonly Action[], outer = within) =>
    actions.some((each) => verbThatLeaves(each, sequences, outer) !== undefined);
  if ('attempt' in action) return leaves(action.attempt) ? 'attempt' : undefined;
  if ('run' in action) {
    const { run } = action;
    // A circle of sequences is reported by another check.
    const isCircle = within.includes(run);
    return !isCircle && leaves(findSequence(sequences, run), [...within, run]) ? 'run' : undefined;
  }
  return leavingVerbs.find((verb) => verb in action);
}
