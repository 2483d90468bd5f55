import type { DocumentKind } from '../../documents/document-kinds.ts';

/**
 * Documents of a release that could not be read. What other documents need may stand in them, so that whoever needs it
 * is not to blame; everything else about the others is still told.
 */
export interface UnreadDocuments {
  /** Ids they bear, as far as known. */
  readonly ids: ReadonlySet<string>;
  /** Whether one of them may bear this id. */
  mayBear(id: string): boolean;
  /** Whether one of them may be of this kind. */
  mayBeOf(kind: DocumentKind): boolean;
  /** Whether this value stands in one of them: a path, the name of a field, the id of an item. */
  mention(value: string | number): boolean;
}

/** As much as is known of one document that could not be read. */
export interface UnreadDocument {
  /** Undefined when none could be made out. */
  readonly id: string | undefined;
  /** '' of a file that cannot be read at all. */
  readonly text: string;
}

export function unreadDocuments(unread: readonly UnreadDocument[]): UnreadDocuments {
  const ids = new Set(unread.flatMap(({ id }) => id ?? []));
  const kinds = unread.map(({ text }) => /"kind"\s*:\s*"([a-z-]{1,40})"/.exec(text)?.[1]);
  return {
    ids,
    mayBear: (id) => ids.has(id),
    mayBeOf: (kind) => kinds.some((found) => found === undefined || found === kind),
    mention: (value) => unread.some(({ text }) => text.includes(JSON.stringify(value))),
  };
}

/** For a release whose documents could all be read. */
export const nothingUnread: UnreadDocuments = unreadDocuments([]);

/** For a release of which some documents are left out: they may define anything. */
export const anythingUnread: UnreadDocuments = {
  ids: new Set(),
  mayBear: () => true,
  mayBeOf: () => true,
  mention: () => true,
};
