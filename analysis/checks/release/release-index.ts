import type { DocumentKind, DocumentOf, Finding, ReadEntry, TypedPart, TypesOfEntry } from '#engine/parts';
import type { Document } from '#schemas';
import type { UnreadDocuments } from './unread-documents.ts';

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
  /**
   * A value that is computed once, however many checks read it. It is plain data, maps and sets of data included.
   *
   * @example release.derive(operationTypes)
   */
  readonly derive: <Value>(compute: (release: ReleaseIndex) => Value) => Value;
  /** The same for a value of one document, which may be anything. */
  readonly deriveFrom: <Subject extends ReleaseEntry, Value>(
    subject: Subject,
    compute: (release: ReleaseIndex, subject: Subject) => Value,
  ) => Value;
  /** Called with every part of a rule that a check finds the type of: for editors. */
  readonly observe?: (part: TypedPart) => void;
}

/** A finding in one document of a release. */
export interface ReleaseFinding extends Finding {
  readonly entry: ReleaseEntry;
}

/** A check of a whole release. */
export type ReleaseCheck = (release: ReleaseIndex) => Iterable<ReleaseFinding>;

/** A check that judges each document of some kinds by itself, with whatever it looks up of others. */
export interface DocumentCheck<Of extends Document = Document> {
  readonly of: readonly Of['kind'][];
  run(release: ReleaseIndex, entry: ReleaseEntry<Of>): Iterable<ReleaseFinding>;
}
