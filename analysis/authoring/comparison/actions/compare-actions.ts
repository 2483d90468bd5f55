import type { Action } from '#schemas';
import { beforeAndNow } from '../before-and-now.ts';
import type { Change, Notice } from '../change.ts';
import type { Setting } from '../side.ts';
import { describeActions } from './describe-actions.ts';

/** Actions on one event in one of the releases. */
interface ActionsIn {
  readonly actions: readonly Action[] | undefined;
  readonly setting: Setting;
}

/**
 * Changes of what happens on an event, calls apart.
 *
 * @param when the event, as the end of a sentence
 */
export function* compareActions(
  was: ActionsIn,
  is: ActionsIn,
  when: string,
  notice: Notice,
): Iterable<Change> {
  const [before, after] = [sentencesOf(was), sentencesOf(is)];
  const details = beforeAndNow(before, after);
  if (details.length > 0) yield notice('actions-changed', `Something else happens ${when}.`, details);
  else if (before.join('\n') !== after.join('\n'))
    yield notice('actions-reordered', `The same happens in another order ${when}.`);
}

function sentencesOf({ actions = [], setting }: ActionsIn): readonly string[] {
  return describeActions(actions, setting);
}
