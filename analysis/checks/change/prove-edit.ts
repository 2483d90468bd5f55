import type { Problem } from '#engine';
import { affectedParts, partsToProve, proveParts } from '../check-release.ts';
import type { DocumentChange } from '../proofs/affected-proofs.ts';
import { provedDocuments } from '../proofs/proved-documents.ts';
import { indexEntries } from '../release/index-release.ts';
import { type ReadText, releaseOfTexts } from './incremental-check.ts';

/** Findings of the proofs that were made after an edit. */
export interface EditProof {
  readonly problems: readonly Problem[];
  /** Ids of the documents whose earlier findings these replace. */
  readonly documents: readonly string[];
}

/**
 * Proves the journeys that an edit affects, or all of them without one, as far as they have no errors.
 *
 * @param texts all documents, as they are after the edit
 */
export function proveEdit(texts: readonly ReadText[], change?: DocumentChange): EditProof {
  const release = releaseOfTexts(texts);
  const all = partsToProve(release);
  const parts = change === undefined ? all : affectedParts(all, release, change);
  const proved = indexEntries([...parts.sound.entries, ...parts.mended.journeys]);
  return { problems: proveParts(parts, release), documents: provedDocuments(proved, release) };
}
