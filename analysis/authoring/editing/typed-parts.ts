import type { ReadDocument } from '#engine';
import type { TypedPart } from '#engine/parts';
import { linkEntries } from '../../checks/journeys/link-entries.ts';
import { relatedTo } from '../../checks/references/related-documents.ts';
import { indexEntries, indexRelease, observe } from '../../checks/release/index-release.ts';
import { unreadDocuments } from '../../checks/release/unread-documents.ts';
import { checkRules } from '../../checks/rules/check-rules.ts';

/** A part of a rule with its type, and the place where it was written. */
export interface PlacedPart extends TypedPart {
  /** Id of the document. */
  readonly document: string;
  readonly line: number;
  readonly column: number;
}

/** Parts of one rule of a document that are asked about. */
export interface AskedParts {
  readonly document: ReadDocument;
  /** Pointer to the rule in the document with its formulas expanded. */
  readonly rule: string;
  /** Pointers to the parts in the rule. */
  readonly parts: readonly string[];
}

/**
 * The types of parts of a rule, for each part one for every place where its document is used. The check of the
 * documents finds them, so they are those that it reports problems by.
 *
 * @param unread ids of documents that cannot be read now
 */
export function typedPartsAt(
  documents: readonly ReadDocument[],
  { document, rule, parts }: AskedParts,
  unread: readonly string[] = [],
): readonly (readonly PlacedPart[])[] {
  const isWanted = ({ pointer }: TypedPart) => parts.some((part) => pointer.endsWith(part));
  const found = typedParts(documents, document, unread, isWanted);
  return parts.map((part) => {
    const { line, column } = document.locate(rule + part);
    const { id } = document.document;
    return found.filter(
      (each) =>
        each.pointer.endsWith(part) && each.document === id && each.line === line && each.column === column,
    );
  });
}

/** The types of the parts of all rules that are checked together with a document. */
function typedParts(
  documents: readonly ReadDocument[],
  { document }: ReadDocument,
  unread: readonly string[] = [],
  isWanted: (part: TypedPart) => boolean = () => true,
): readonly PlacedPart[] {
  const unreadIds = unreadDocuments(unread.map((id) => ({ id, text: '' })));
  const release = indexRelease(linkEntries(documents), unreadIds);
  const entries = new Map(release.entries.map((entry) => [entry.document.id, entry]));
  const ids = relatedTo(
    [document],
    release.entries.map((entry) => entry.document),
  );
  const related = indexEntries(release.entries.filter((entry) => ids.has(entry.document.id)));
  const found: TypedPart[] = [];
  const observed = observe(release, (part) => {
    if (isWanted(part)) found.push(part);
  });
  for (const _ of checkRules(observed, related)) {
    // Only the types are wanted.
  }
  return found.flatMap((part) => {
    const { document: id = '', pointer: rule = '' } = part.context;
    const place = entries.get(id)?.locate(rule + part.pointer);
    return place === undefined
      ? []
      : [{ ...part, document: place.document ?? id, line: place.line, column: place.column }];
  });
}
