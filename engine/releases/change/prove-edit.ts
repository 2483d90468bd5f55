import type { Problem } from '../../problems/problem.ts';
import { checkAll, checkRelated, proveRelated } from '../check-release.ts';
import { linkEntries } from '../journeys/link-entries.ts';
import { provedDocuments } from '../proofs/proved-documents.ts';
import { soundPart } from '../proofs/sound-part.ts';
import { affectedBy } from '../references/affected-documents.ts';
import { unreadDocuments } from '../references/unread-documents.ts';
import { indexEntries, indexRelease } from '../release-index.ts';
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
  const sound = soundPart(release, [...checkAll(release), ...checkRelated(release, release)]);
  const affected =
    edit && new Set(affectedBy(release, documentsOf(edit.fresh), documentsOf(edit.old)).entries);
  const entries = sound.entries.filter((entry) => affected?.has(entry) ?? true);
  const part = indexEntries(entries);
  return { problems: proveRelated(part, release), documents: provedDocuments(part, release) };
}

function documentsOf(texts: readonly ReadText[]) {
  return texts.flatMap(({ reading }) => (reading.outcome === 'read' ? reading.document : []));
}
