import { memoize } from '#engine';
import { mentionedIn } from '../../references/related-documents.ts';
import type { ReleaseEntry, ReleaseIndex } from '../../release/release-index.ts';

/** Ids of a document and of all documents that it mentions, directly or indirectly. Some may not have been read. */
export type NeededBy = (entry: ReleaseEntry) => readonly string[];

/** @param others ids of documents that the release lacks */
export function createNeededBy(release: ReleaseIndex, others: Iterable<string> = []): NeededBy {
  const entries = new Map(release.entries.map((each) => [each.document.id, each]));
  const ids = new Set([...entries.keys(), ...release.unread.ids, ...others]);
  const mentionedBy = memoize(({ document, types, includes }: ReleaseEntry): readonly string[] =>
    // Documents of a page are only needed to show it, and nothing is proved of that.
    document.kind === 'page'
      ? []
      : [...mentionedIn(document, ids), ...(types ?? []), ...(includes ?? []).map(({ form }) => form)],
  );
  return (entry) => {
    const needed = new Set([entry.document.id]);
    for (const id of needed) {
      const each = entries.get(id);
      for (const other of each ? mentionedBy(each) : []) needed.add(other);
    }
    return [...needed];
  };
}
