import { byPlace } from '../../documents/finding.ts';
import { type DocumentSource, type ReadDocument, readDocument } from '../../documents/read-document.ts';
import type { CheckedDocuments } from '../check-documents.ts';
import { checkAll, checkRelated } from '../check-release.ts';
import { linkEntries } from '../journeys/link-entries.ts';
import { affectedBy } from '../references/affected-documents.ts';
import { indexEntries, indexRelease } from '../release-index.ts';

/**
 * Checks changed documents by checking what the change can affect instead of all documents.
 *
 * @param isChanged whether a document, named by its path, is new or differs from before
 * @param before the documents as they were before the change, those that are gone too
 * @returns undefined when a document cannot be read, when what is affected may have an error, or when an unchanged document
 * has a problem, which may have been there before: then the check of all documents has to tell
 */
export function checkDifference(
  sources: readonly DocumentSource[],
  isChanged: (path: string) => boolean,
  before: readonly DocumentSource[],
): CheckedDocuments | undefined {
  const documents = readAll(sources);
  const old = readAll(before);
  if (documents === undefined || old === undefined) return undefined;

  const release = indexRelease(linkEntries(documents));
  const changed = documents.filter(({ path }) => isChanged(path));
  const names = new Set(changed.flatMap(({ path, document }) => [path, document.id]));
  const problems = [...checkAll(release)].sort(byPlace);
  if (problems.some(({ document }) => !names.has(document))) return undefined;
  const affected = affectedBy(
    release,
    changed.map(({ document }) => document),
    old.map(({ document }) => document),
  );
  const part = indexEntries([...release.of('site'), ...affected]);
  return checkRelated(part, release).length === 0 ? { documents, problems } : undefined;
}

function readAll(sources: readonly DocumentSource[]): readonly ReadDocument[] | undefined {
  const read: ReadDocument[] = [];
  for (const source of sources) {
    const reading = readDocument(source);
    if (reading.outcome === 'refused') return undefined;
    read.push(reading);
  }
  return read;
}
