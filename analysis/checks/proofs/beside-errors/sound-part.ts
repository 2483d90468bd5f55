import { indexEntries } from '../../release/index-release.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../../release/release-index.ts';
import { journeysThatShare } from '../journeys-that-share.ts';
import { isErrorOfProofs } from './errors-of-proofs.ts';
import { createNeededBy } from './needed-by.ts';

/**
 * The documents that can be proved: neither they nor any document that they need has an error that proofs mind, and the
 * same is true of all journeys that they share forms or facts with.
 *
 * @param errors of the release, also those that are not reported because a document could not be read
 */
export function soundPart(release: ReleaseIndex, errors: readonly ReleaseFinding[]): ReleaseIndex {
  const { unread } = release;
  // It may give names and types to all rules.
  if (unread.mayBeOf('site')) return indexEntries([]);
  const faulty = new Set(errors.filter(isErrorOfProofs).map(({ entry }) => entry.document.id));
  // "Never" in the readable journeys may be wrong, because an unreadable one may do it.
  const mayBeShared = unread.mayBeOf('journey') || unread.mayBeOf('facts');
  if (faulty.size === 0 && unread.ids.size === 0 && !mayBeShared) return release;
  const neededBy = createNeededBy(release);
  const isFaulty = (entry: ReleaseEntry) =>
    neededBy(entry).some((id) => faulty.has(id) || unread.ids.has(id));
  const journeys = mayBeShared
    ? []
    : release
        .of('journey')
        .filter((entry) => !journeysThatShare(indexEntries([entry]), release).some(isFaulty));
  const others = release.entries.filter((entry) => entry.document.kind !== 'journey' && !isFaulty(entry));
  return indexEntries([...journeys, ...others]);
}
