import { pointerOf } from '#engine';
import { factRules, followReads, quoted } from '#engine/parts';
import type { Analytics, Form, Journey, Rule } from '#schemas';
import { actionsOf } from '../contexts/journey-actions.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { secretAmong, secretsAndEchoes } from './echoes-of.ts';
import { secretsOf } from './secrets-of.ts';

/** Checks that analytics events contain no sensitive answer or result, and nothing computed from one. */
export function* checkTrackedAnswers(
  release: ReleaseIndex,
  entry: ReleaseEntry<Journey>,
  forms: readonly Form[],
): Iterable<ReleaseFinding> {
  const sources = {
    facts: factRules(entry.document),
    decision: (id: string) => release.find('decision', id) ?? release.find('function', id),
  };
  const secrets = secretsAndEchoes(release, entry, secretsOf(release, entry, forms), sources);
  const lists = listsOfEvents(release, entry);
  for (const event of trackedBy(release, entry)) {
    for (const [name, template] of Object.entries(event.document.data ?? {})) {
      const { paths } = followReads([template, ...(lists.get(event.document.id) ?? [])], sources);
      const secret = secretAmong(paths, secrets);
      if (secret === undefined) continue;
      const message = `${quoted(name)} is made of ${quoted(secret)}, which is sensitive and may not be tracked.`;
      const help = 'Leave it out, or track something that no sensitive answer goes into.';
      yield {
        entry: event,
        code: 'sensitive-answer-tracked',
        pointer: pointerOf('data', name),
        message,
        help,
      };
    }
  }
}

/** The events that a journey tracks, each once. */
function trackedBy(release: ReleaseIndex, entry: ReleaseEntry<Journey>): readonly ReleaseEntry<Analytics>[] {
  const ids = [...actionsOf(release, entry)].flatMap(({ action }) =>
    'track' in action ? [action.track] : [],
  );
  return release.entriesOf('analytics', ids);
}

/** The lists of repeated `track` actions, by event. */
function listsOfEvents(
  release: ReleaseIndex,
  entry: ReleaseEntry<Journey>,
): ReadonlyMap<string, readonly Rule[]> {
  const lists = new Map<string, readonly Rule[]>();
  for (const { action, loops } of actionsOf(release, entry)) {
    if ('track' in action) lists.set(action.track, [...(lists.get(action.track) ?? []), ...loops]);
  }
  return lists;
}
