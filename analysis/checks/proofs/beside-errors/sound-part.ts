import type { Journey } from '#schemas';
import { usedByUnread } from '../../references/near-unread.ts';
import { indexEntries } from '../../release/index-release.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../../release/release-index.ts';
import { anythingUnread } from '../../release/unread-documents.ts';
import { journeysThatShare, sharedDocuments } from '../journeys-that-share.ts';
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
  if (provesNothing(release)) return indexEntries([]);
  const faulty = new Set(errors.filter(isErrorOfProofs).map(({ entry }) => entry.document.id));
  // "Never" in a journey that shares documents with an unreadable one may be wrong, because that one may do it.
  const used = release.derive(usedByUnread);
  if (faulty.size === 0 && unread.ids.size === 0 && used.size === 0) return release;
  const neededBy = createNeededBy(release);
  const isFaulty = (entry: ReleaseEntry) =>
    neededBy(entry).some((id) => faulty.has(id) || unread.ids.has(id));
  const isShared = (entry: ReleaseEntry<Journey>) =>
    [...sharedDocuments(entry, release)].some((id) => used.has(id));
  const journeys = release
    .of('journey')
    .filter((entry) =>
      journeysThatShare(indexEntries([entry]), release).every((each) => !isFaulty(each) && !isShared(each)),
    );
  const others = release.entries.filter((entry) => entry.document.kind !== 'journey' && !isFaulty(entry));
  return indexEntries([...journeys, ...others]);
}

/**
 * Whether nothing can be proved: documents that journeys need are left out of the release, or the site document, which
 * may give names and types to all rules, could not be read.
 */
export function provesNothing(release: ReleaseIndex): boolean {
  const { unread } = release;
  return unread === anythingUnread || (release.of('site').length === 0 && unread.mayBeOf('site'));
}
