import { type PlacedPart, typedPartsAt } from '#analysis';
import { readDocument } from '#engine';
import type { Workspace } from '../workspace.ts';

/** A text of a document, and parts of one of its rules. */
export interface Asked {
  readonly path: string;
  readonly text: string;
  /** Pointer to the rule in the document. */
  readonly rule: string;
  /** Pointers to the parts in the rule. */
  readonly parts: readonly string[];
}

/** The types of parts of a rule, with everything else as it is in the editor; none for a text that cannot be read. */
export function typesOfParts(workspace: Workspace, asked: Asked): readonly (readonly PlacedPart[])[] {
  const { path, text, rule, parts } = asked;
  const document = readDocument({ path, text });
  if (document.outcome === 'refused') return parts.map(() => []);
  const others = workspace.documents.filter((each) => each.path !== path);
  return typedPartsAt([...others, document], { document, rule, parts }, workspace.unread);
}
