import { type DocumentSource, type Problem, type ReadDocument, readDocument } from '#engine';
import { byPlace } from '#engine/parts';
import { checkRelease } from './check-release.ts';
import type { DocumentChange } from './proofs/affected-proofs.ts';
import { type UnreadDocument, unreadDocuments } from './release/unread-documents.ts';

/** Valid documents, and the problems of all documents. */
export interface CheckedDocuments {
  /** The documents that could be read, in the order of the sources. */
  readonly documents: readonly ReadDocument[];
  /** By document, from top to bottom; each with its line and column. */
  readonly problems: readonly Problem[];
}

/**
 * Reads and checks all documents of a release. The command, publishing and continuous integration all use
 * this function.
 *
 * @param unreadable probable ids of files that cannot be read
 * @param proofs of journeys, which take nearly all of the time: false for none; a change for those that it may affect
 * @example checkDocuments([{ path: 'site.json', text: '…' }, { path: 'pages/home.json', text: '…' }])
 */
export function checkDocuments(
  sources: readonly DocumentSource[],
  unreadable: readonly string[] = [],
  proofs: boolean | DocumentChange = true,
): CheckedDocuments {
  const documents: ReadDocument[] = [];
  const problems: Problem[] = [];
  const unread: UnreadDocument[] = unreadable.map((id) => ({ id, text: '' }));
  for (const source of sources) {
    const reading = readDocument(source);
    if (reading.outcome === 'read') documents.push(reading);
    else {
      problems.push(...reading.problems);
      unread.push({ id: reading.id, text: source.text });
    }
  }
  problems.push(...checkRelease(documents, unreadDocuments(unread), proofs));
  return { documents, problems: problems.sort(byPlace) };
}
