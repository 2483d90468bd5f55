import type { Problem } from '#engine';
import { partsToProve, proveParts } from '../check-release.ts';
import { linkEntries } from '../journeys/link-entries.ts';
import { provedDocuments } from '../proofs/proved-documents.ts';
import { affectedBy } from '../references/affected-documents.ts';
import { indexEntries, indexRelease, type ReleaseEntry } from '../release/release-index.ts';
import { unreadDocuments } from '../release/unread-documents.ts';
import type { Edit, ReadText } from './check-edit.ts';

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
export function proveEdit(texts: readonly ReadText[], edit?: Pick<Edit, 'fresh' | 'old'>): EditProof {
  const read = texts.flatMap(({ reading }) => (reading.outcome === 'read' ? reading : []));
  const refused = texts.flatMap(({ reading, source }) =>
    reading.outcome === 'refused' ? { ...reading, text: source.text } : [],
  );
  const release = indexRelease(linkEntries(read), unreadDocuments(refused));
  const parts = partsToProve(release);
  const { sound, mended } = parts;
  const affected = edit && idsOf(affectedBy(release, documentsOf(edit.fresh), documentsOf(edit.old)).entries);
  const isAffected = ({ document }: ReleaseEntry) => affected?.has(document.id) ?? true;
  const part = indexEntries(sound.entries.filter(isAffected));
  const journeys = mended.journeys.filter(isAffected);
  return {
    problems: proveParts({ ...parts, sound: part, mended: { ...mended, journeys } }, release),
    documents: provedDocuments(indexEntries([...part.entries, ...journeys]), release),
  };
}

function idsOf(entries: readonly ReleaseEntry[]): ReadonlySet<string> {
  return new Set(entries.map(({ document }) => document.id));
}

function documentsOf(texts: readonly ReadText[]) {
  return texts.flatMap(({ reading }) => (reading.outcome === 'read' ? reading.document : []));
}
