import { byPlace } from '../documents/finding.ts';
import { type DocumentSource, type ReadDocument, readDocument } from '../documents/read-document.ts';
import type { Problem } from '../problems/problem.ts';
import { checkRelease } from './check-release.ts';

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
 * @example checkDocuments([{ path: 'site.json', text: '…' }, { path: 'pages/home.json', text: '…' }])
 */
export function checkDocuments(sources: readonly DocumentSource[]): CheckedDocuments {
  const documents: ReadDocument[] = [];
  const problems: Problem[] = [];
  const refused = new Set<string>();
  for (const source of sources) {
    const reading = readDocument(source);
    if (reading.outcome === 'read') documents.push(reading);
    else {
      problems.push(...reading.problems);
      if (reading.id !== undefined) refused.add(reading.id);
    }
  }
  problems.push(...checkRelease(documents, refused));
  return { documents, problems: problems.sort(byPlace) };
}
