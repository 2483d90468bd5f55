import type { DocumentSource, Problem } from '#engine';
import { byPlace, type Reading } from '#engine/parts';
import { affectedParts, checkTogether, partsToProve, proveParts } from '../check-release.ts';
import { linkEntries } from '../journeys/link-entries.ts';
import type { DocumentChange } from '../proofs/affected-proofs.ts';
import { provedDocuments } from '../proofs/proved-documents.ts';
import { createDerivedValues, type DerivedValues } from '../release/derived-values.ts';
import { indexEntries, indexRelease } from '../release/index-release.ts';
import type { ReleaseIndex } from '../release/release-index.ts';
import { unreadDocuments } from '../release/unread-documents.ts';

/** A text with what was read from it. */
export interface ReadText {
  readonly source: DocumentSource;
  readonly reading: Reading;
}

/** A check of documents that are being edited. */
interface IncrementalCheck {
  /** All problems of all documents but those that only proofs find, by place. */
  check(texts: readonly ReadText[]): readonly Problem[];
}

/**
 * A check for a process that lives on: after an edit, only what read a changed document is checked again. Unchanged
 * texts have to come with the same readings.
 *
 * @example const { check } = createIncrementalCheck(); check(texts); // and again after each edit
 */
export function createIncrementalCheck(): IncrementalCheck {
  const derived = createDerivedValues();
  return {
    check(texts) {
      const unreadable = texts.flatMap(({ reading }) =>
        reading.outcome === 'refused' ? reading.problems : [],
      );
      return [...unreadable, ...checkTogether(releaseOfTexts(texts, derived))].sort(byPlace);
    },
  };
}

/** The release of texts, some of which may not have been read. */
function releaseOfTexts(texts: readonly ReadText[], derived?: DerivedValues): ReleaseIndex {
  const read = texts.flatMap(({ reading }) => (reading.outcome === 'read' ? reading : []));
  const unread = texts.flatMap(({ reading, source }) =>
    reading.outcome === 'refused' ? { id: reading.id, text: source.text } : [],
  );
  return indexRelease(linkEntries(read), unreadDocuments(unread), derived);
}

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
