import { type DocumentSource, isClean, type ReadDocument, readDocument } from '#engine';
import { byPlace } from '#engine/parts';
import type { CheckedDocuments } from '../check-documents.ts';
import { checkAll, proveRelated } from '../check-release.ts';
import { linkEntries } from '../journeys/link-entries.ts';
import { indexRelease } from '../release/release-index.ts';
import { checkAffected } from './check-affected.ts';

/**
 * Checks changed documents by checking only what the change can affect.
 *
 * @param isChanged whether the document of a path is new or changed
 * @param before the documents before the change, including removed ones
 * @returns undefined when all documents have to be checked: a document cannot be read, an affected one may
 * have an error, or an unchanged one has a problem that may be older
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
  const { affected, problems: related } = checkAffected(
    release,
    changed.map(({ document }) => document),
    old.map(({ document }) => document),
  );
  const isSound = related.length === 0 && proveRelated(affected, release).length === 0;
  return isSound && isClean(problems) ? { documents, problems } : undefined;
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
