import type { Document } from '#schemas';
import {
  type DocumentSource,
  type ReadDocument,
  readCheckedDocument,
  readDocument,
} from '../../documents/read-document.ts';
import { isClean, type Problem } from '../../problems/problem.ts';
import { checkAll, checkRelated } from '../check-release.ts';
import { linkEntries } from '../journeys/link-entries.ts';
import { affectedBy } from '../references/affected-documents.ts';
import { indexEntries, indexRelease } from '../release-index.ts';

/** A release to come, and how it differs from one that this same version of the check found without errors. */
export interface ReleaseChange {
  /** Documents of both, with the same content. */
  readonly unchanged: readonly DocumentSource[];
  /** Documents of the release to come that are new or other than before. */
  readonly changed: readonly DocumentSource[];
  /** Documents of the release before that are gone, or other now. */
  readonly replaced: readonly DocumentSource[];
}

/**
 * Checks what a change can have broken: the changed documents, the documents that mention them and all that those
 * mention; and of all documents what only a comparison shows, such as two pages with one path.
 *
 * @returns the problems of the whole release, all of them warnings; undefined when there may be an error, which only
 * the check of all documents tells rightly
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
  const related = affectedBy(release, fresh.map(documentOf), old.map(documentOf));
  if (related.length === 0) return problems;
  const part = indexEntries([...release.of('site'), ...related]);
  return checkRelated(part, release).length === 0 ? problems : undefined;
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
