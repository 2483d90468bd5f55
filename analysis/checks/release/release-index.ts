import {
  type DocumentKind,
  type DocumentOf,
  type Finding,
  isDocumentKind,
  type ReadEntry,
  type TypedPart,
  type TypesOfEntry,
  withTypes,
} from '#engine/parts';
import type { Document } from '#schemas';
import { nothingUnread, type UnreadDocuments } from './unread-documents.ts';

/** A document for checks, with expanded types. */
export interface ReleaseEntry<Of extends Document = Document> extends ReadEntry, TypesOfEntry {
  readonly document: Of;
}

/** All documents of a release, by kind and id. */
export interface ReleaseIndex {
  readonly entries: readonly ReleaseEntry[];
  /** Documents that could not be read: references to them are not reported. */
  readonly unread: UnreadDocuments;
  readonly of: <Kind extends DocumentKind>(kind: Kind) => readonly ReleaseEntry<DocumentOf<Kind>>[];
  readonly find: <Kind extends DocumentKind>(kind: Kind, id: string) => DocumentOf<Kind> | undefined;
  readonly entry: <Kind extends DocumentKind>(
    kind: Kind,
    id: string,
  ) => ReleaseEntry<DocumentOf<Kind>> | undefined;
  /** The existing entries with these ids, each once. */
  readonly entriesOf: <Kind extends DocumentKind>(
    kind: Kind,
    ids: Iterable<string>,
  ) => readonly ReleaseEntry<DocumentOf<Kind>>[];
  readonly kindOf: (id: string) => DocumentKind | undefined;
  /** Called with every part of a rule that a check finds the type of: for editors. */
  readonly observe?: (part: TypedPart) => void;
}

/** A finding in one document of a release. */
export interface ReleaseFinding extends Finding {
  readonly entry: ReleaseEntry;
}

/**
 * A check.
 *
 * @param part the documents to check
 * @param release the whole release, which contains `part`
 */
export type ReleaseCheck = (part: ReleaseIndex, release: ReleaseIndex) => Iterable<ReleaseFinding>;

/** Indexes the documents of a release and expands their types. The first document of an id wins. */
export function indexRelease(entries: readonly ReadEntry[], unread?: UnreadDocuments): ReleaseIndex {
  return indexEntries(withTypes(entries), unread);
}

/** Indexes entries with expanded types, such as a part of a release. */
export function indexEntries(
  entries: readonly ReleaseEntry[],
  unread: UnreadDocuments = nothingUnread,
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
  return {
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
  };
}

function isOfKind<Kind extends DocumentKind>(
  entry: ReleaseEntry,
  kind: Kind,
): entry is ReleaseEntry<DocumentOf<Kind>> {
  return entry.document.kind === kind;
}
