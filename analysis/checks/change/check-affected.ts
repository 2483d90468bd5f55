import type { Problem } from '#engine';
import type { Document } from '#schemas';
import { checkRelated } from '../check-release.ts';
import { affectedBy } from '../references/affected-documents.ts';
import { indexEntries, type ReleaseEntry, type ReleaseIndex } from '../release/release-index.ts';

/** Result of checking again what a change may affect. */
export interface AffectedCheck {
  readonly affected: ReleaseIndex;
  /** Problems of the affected documents, except those that only a comparison of all documents finds. */
  readonly problems: readonly Problem[];
}

/**
 * Checks the documents that a change may affect.
 *
 * @param fresh new versions of added or changed documents
 * @param old old versions of changed or removed documents
 */
export function checkAffected(
  release: ReleaseIndex,
  fresh: readonly Document[],
  old: readonly Document[],
): AffectedCheck {
  const { entries, context } = affectedBy(release, fresh, old);
  if (entries.length === 0) return { affected: indexEntries([], release.unread), problems: [] };
  const withSite = (some: readonly ReleaseEntry[]) =>
    indexEntries([...release.of('site'), ...some], release.unread);
  const affected = withSite(entries);
  const ids = new Set(affected.entries.map(({ document }) => document.id));
  const found = checkRelated(withSite(context), release);
  return { affected, problems: found.filter(({ document }) => ids.has(document)) };
}
