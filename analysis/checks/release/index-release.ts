import {
  type DocumentKind,
  type DocumentOf,
  isDocumentKind,
  type ReadEntry,
  type TypedPart,
  withTypes,
} from '#engine/parts';
import { createDerivedValues, type DerivedValues } from './derived-values.ts';
import type { ReleaseEntry, ReleaseIndex } from './release-index.ts';
import { nothingUnread, type UnreadDocuments } from './unread-documents.ts';

/** Indexes the documents of a release and expands their types. The first document of an id wins. */
export function indexRelease(
  entries: readonly ReadEntry[],
  unread?: UnreadDocuments,
  derived?: DerivedValues,
): ReleaseIndex {
  return indexEntries(withTypes(entries), unread, derived);
}

/**
 * Indexes entries with expanded types, such as a part of a release.
 *
 * @param derived what is known of the release before
 */
export function indexEntries(
  entries: readonly ReleaseEntry[],
  unread: UnreadDocuments = nothingUnread,
  derived: DerivedValues = createDerivedValues(),
): ReleaseIndex {
  const byId = new Map<string, ReleaseEntry>();
  const byKind = new Map<string, ReleaseEntry[]>();
  for (const entry of entries) {
    const { id, kind } = entry.document;
    if (byId.has(id)) continue;
    byId.set(id, entry);
    const sameKind = byKind.get(kind);
    if (sameKind) sameKind.push(entry);
    else byKind.set(kind, [entry]);
  }
  const entryOf = <Kind extends DocumentKind>(kind: Kind, id: string) => {
    const entry = byId.get(id);
    return entry !== undefined && isOfKind(entry, kind) ? entry : undefined;
  };
  return derived({
    entries,
    unread,
    entry: entryOf,
    entriesOf: (kind, ids) => [...new Set(ids)].flatMap((id) => entryOf(kind, id) ?? []),
    of: <Kind extends DocumentKind>(kind: Kind) =>
      (byKind.get(kind) ?? []).filter((entry) => isOfKind(entry, kind)),
    find: (kind, id) => entryOf(kind, id)?.document,
    kindOf: (id) => {
      const kind = byId.get(id)?.document.kind;
      return kind !== undefined && isDocumentKind(kind) ? kind : undefined;
    },
  });
}

/** The release with an observer of the parts of its rules. */
export function observe(release: ReleaseIndex, observer: (part: TypedPart) => void): ReleaseIndex {
  return createDerivedValues()({ ...release, observe: observer });
}

function isOfKind<Kind extends DocumentKind>(
  entry: ReleaseEntry,
  kind: Kind,
): entry is ReleaseEntry<DocumentOf<Kind>> {
  return entry.document.kind === kind;
}
