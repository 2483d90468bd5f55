import { functionName } from '#engine';
import { type DocumentKind, isDocumentKind } from '#engine/parts';

/**
 * Documents of a release that could not be read. References that they may satisfy are not reported; all other
 * problems are.
 */
export interface UnreadDocuments {
  /** Their ids, as far as known. */
  readonly ids: ReadonlySet<string>;
  /** Whether one of them may have this id, or may be the journey of the step whose page has it. */
  mayBear(id: string): boolean;
  /** Whether one of them may be of this kind. */
  mayBeOf(kind: DocumentKind): boolean;
  /** The same, but of a document without any text nothing is assumed: much would go unreported because of it. */
  isOf(kind: DocumentKind): boolean;
  /** Whether one of them mentions the document of this id, in a rule too. */
  mayUse(id: string): boolean;
  /** Whether one of them contains this value: a path, the name of a field, the id of an item. */
  mention(value: string | number): boolean;
}

/** The known parts of a document that could not be read. */
export interface UnreadDocument {
  /** Undefined if it could not be found. */
  readonly id: string | undefined;
  /** '' for a file that cannot be read at all. */
  readonly text: string;
}

export function unreadDocuments(unread: readonly UnreadDocument[]): UnreadDocuments {
  const ids = new Set(unread.flatMap(({ id }) => id ?? []));
  const kinds = unread.map(({ text }) => kindIn(text));
  const kindsOfTexts = unread.flatMap(({ text }) => (text === '' ? [] : [kindIn(text)]));
  return {
    ids,
    mayBear: (id) => [...ids].some((unreadId) => id === unreadId || id.startsWith(`${unreadId}-`)),
    mayBeOf: (kind) => kinds.some((found) => found === undefined || found === kind),
    isOf: (kind) => kindsOfTexts.some((found) => found === undefined || found === kind),
    mayUse: (id) => {
      const names = [JSON.stringify(id), `'${id}'`, `${functionName(id)}(`];
      return unread.some(({ text }) => names.some((name) => text.includes(name)));
    },
    mention: (value) => unread.some(({ text }) => text.includes(JSON.stringify(value))),
  };
}

/** The kind of a document; undefined if it may be of any. */
function kindIn(text: string): DocumentKind | undefined {
  const kind = namedKind(text);
  return typeof kind === 'string' && isDocumentKind(kind) ? kind : undefined;
}

/** The kind that a text names: its first, if it is not JSON. */
function namedKind(text: string): unknown {
  try {
    return JSON.parse(text)?.kind;
  } catch {
    return /"kind"\s*:\s*"([a-z-]{1,40})"/.exec(text)?.[1];
  }
}

/** For a release in which all documents could be read. */
export const nothingUnread: UnreadDocuments = unreadDocuments([]);

/** Stands for unknown documents of a release that is checked without them: they may define any id or name. */
export const anythingUnread: UnreadDocuments = {
  ids: new Set(),
  mayBear: () => true,
  mayBeOf: () => true,
  isOf: () => false,
  mayUse: () => true,
  mention: () => true,
};
