import { type ReadDocument, readDocument } from '#engine';
import { type PlacedPart, typedPartsAt } from '../typed-parts.ts';

/** The documents of a site while somebody edits them. */
export interface EditedDocuments {
  readonly documents: readonly ReadDocument[];
  /** Ids of documents that cannot be read now. */
  readonly unread: readonly string[];
}

/** A text of a document, and parts of one of its rules. */
interface Asked {
  readonly path: string;
  readonly text: string;
  /** Pointer to the rule in the document. */
  readonly rule: string;
  /** Pointers to the parts in the rule. */
  readonly parts: readonly string[];
}

/** The types of parts of a rule, with everything else as it is in the editor; none for a text that cannot be read. */
export function typesOfParts(
  { documents, unread }: EditedDocuments,
  { path, text, rule, parts }: Asked,
): readonly (readonly PlacedPart[])[] {
  const document = readDocument({ path, text });
  if (document.outcome === 'refused') return parts.map(() => []);
  const others = documents.filter((each) => each.path !== path);
  return typedPartsAt([...others, document], { document, rule, parts }, unread);
}
