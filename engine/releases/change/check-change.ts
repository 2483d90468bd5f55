import type { Document } from '#schemas';
import { byPlace } from '../../documents/finding.ts';
import {
  type DocumentSource,
  type ReadDocument,
  readCheckedDocument,
  readDocument,
} from '../../documents/read-document.ts';
import { isClean, type Problem } from '../../problems/problem.ts';
import { checkAll, proveRelated } from '../check-release.ts';
import { linkEntries } from '../journeys/link-entries.ts';
import { indexRelease } from '../release-index.ts';
import { checkAffected } from './check-affected.ts';

/** A new release and its difference from an old one that this version of the check found without errors. */
export interface ReleaseChange {
  /** Documents with the same content in both releases. */
  readonly unchanged: readonly DocumentSource[];
  /** Documents of the new release that were added or changed. */
  readonly changed: readonly DocumentSource[];
  /** Documents of the old release that were removed or changed, with their old content. */
  readonly replaced: readonly DocumentSource[];
}

/**
 * Checks only what a change can affect: the changed documents, the documents that mention them and all that
 * those mention; and, over all documents, comparisons such as two pages with one path. Journeys that the
 * change cannot affect are not proved again, so warnings of their proofs are not repeated.
 *
 * @returns the problems of the whole release, all of them warnings; undefined when there may be an error:
 * then all documents have to be checked
 */
export function checkChange({ unchanged, changed, replaced }: ReleaseChange): readonly Problem[] | undefined {
  const fresh: ReadDocument[] = [];
  for (const source of changed) {
    const reading = readDocument(source);
    if (reading.outcome === 'refused') return undefined;
    fresh.push(reading);
  }
  const kept = readChecked(unchanged);
  const old = readChecked(replaced);
  if (kept === undefined || old === undefined) return undefined;

  const release = indexRelease(linkEntries([...kept, ...fresh].sort((a, b) => (a.path < b.path ? -1 : 1))));
  const problems = checkAll(release);
  if (!isClean(problems)) return undefined;
  const { affected, problems: related } = checkAffected(release, fresh.map(documentOf), old.map(documentOf));
  if (related.length > 0) return undefined;
  const proofs = proveRelated(affected, release);
  return isClean(proofs) ? [...problems, ...proofs].sort(byPlace) : undefined;
}

function documentOf({ document }: ReadDocument): Document {
  return document;
}

function readChecked(sources: readonly DocumentSource[]): readonly ReadDocument[] | undefined {
  const read: ReadDocument[] = [];
  for (const source of sources) {
    const document = readCheckedDocument(source);
    if (document === undefined) return undefined;
    read.push(document);
  }
  return read;
}
