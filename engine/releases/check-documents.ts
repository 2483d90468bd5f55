import { byPlace } from '../documents/finding.ts';
import { type DocumentSource, type ReadDocument, readDocument } from '../documents/read-document.ts';
import type { Problem } from '../problems/problem.ts';
import { checkRelease } from './check-release.ts';
import { type UnreadDocument, unreadDocuments } from './references/unread-documents.ts';

/** Documents that can be used, and everything wrong with them and with those that cannot. */
export interface CheckedDocuments {
  /** The documents that could be read, in the order of the sources. */
  readonly documents: readonly ReadDocument[];
  /** By document, from top to bottom; each with its line and column. */
  readonly problems: readonly Problem[];
}

/**
 * The check of a whole release: reads every text and checks the documents together. The command, publishing
 * and continuous integration use this one function.
 *
 * @param unreadable ids that files which cannot be read probably bear
 * @example checkDocuments([{ path: 'site.json', text: '…' }, { path: 'pages/home.json', text: '…' }])
 */
export function checkDocuments(
  sources: readonly DocumentSource[],
  unreadable: readonly string[] = [],
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
  problems.push(...checkRelease(documents, unreadDocuments(unread)));
  return { documents, problems: problems.sort(byPlace) };
}
