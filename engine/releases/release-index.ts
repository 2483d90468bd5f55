import type { Document } from '#schemas';
import { type DocumentKind, type DocumentOf, isDocumentKind } from '../documents/document-kinds.ts';
import type { Finding } from '../documents/finding.ts';
import type { Locate } from '../documents/locate.ts';
import { nothingUnread, type UnreadDocuments } from './unread-documents.ts';

/** A document as checks see it: with its file and the way back into its text. */
export interface ReleaseEntry<Of extends Document = Document> {
  readonly path: string;
  readonly document: Of;
  readonly locate: Locate;
}

/** All documents of a release, by kind and id. */
export interface ReleaseIndex {
  readonly entries: readonly ReleaseEntry[];
  /** Documents that could not be read: what needs them is not to blame. */
  readonly unread: UnreadDocuments;
  readonly of: <Kind extends DocumentKind>(kind: Kind) => readonly ReleaseEntry<DocumentOf<Kind>>[];
  readonly find: <Kind extends DocumentKind>(kind: Kind, id: string) => DocumentOf<Kind> | undefined;
  readonly kindOf: (id: string) => DocumentKind | undefined;
}

/** Something wrong in one document of a release. */
export interface ReleaseFinding extends Finding {
  readonly entry: ReleaseEntry;
}

/** One kind of check over a whole release. */
export type ReleaseCheck = (release: ReleaseIndex) => Iterable<ReleaseFinding>;

/** Indexes the documents of a release; of two with one id the first counts. */
export function indexRelease(
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
  return {
    entries,
    unread,
    of: <Kind extends DocumentKind>(kind: Kind) =>
      (byKind.get(kind) ?? []).filter((entry) => isOfKind(entry, kind)),
    find: (kind, id) => {
      const document = byId.get(id)?.document;
      return document !== undefined && hasKind(document, kind) ? document : undefined;
    },
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

function hasKind<Kind extends DocumentKind>(document: Document, kind: Kind): document is DocumentOf<Kind> {
  return document.kind === kind;
}
