import { type DocumentSource, isClean, type Problem, type ReadDocument, readDocument } from '#engine';
import { byPlace, readCheckedDocument } from '#engine/parts';
import type { Document } from '#schemas';
import { checkAll, proveRelated } from '../check-release.ts';
import { linkEntries } from '../journeys/link-entries.ts';
import { oversightCodes } from '../oversights/find-oversights.ts';
import { findOversightsOfChange } from '../oversights/find-oversights-of-change.ts';
import { proofCodes } from '../proofs/check-proofs.ts';
import { provedDocuments } from '../proofs/proved-documents.ts';
import { indexRelease } from '../release/release-index.ts';
import { checkAffected } from './check-affected.ts';
import { checkNear } from './near/check-near.ts';
import type { StoredSource } from './near/near-documents.ts';

/** A new release and its difference from an old one that this version of the check found without errors. */
export interface ReleaseChange {
  /** Documents with the same content in both releases. */
  readonly unchanged: readonly StoredSource[];
  /** Documents of the new release that were added or changed. */
  readonly changed: readonly DocumentSource[];
  /** Documents of the old release that were removed or changed, with their old content. */
  readonly replaced: readonly DocumentSource[];
  /** Warnings of the old release with its oversights; if given, those of the new one are found, too. */
  readonly known?: readonly Problem[];
}

/**
 * Checks only what a change can affect. Of a few forms or pages that look the same to all documents but those near them,
 * the rest is not even read. Otherwise: the changed documents, the documents that mention them and all that
 * those mention; and, over all documents, comparisons such as two pages with one path. Warnings of
 * proofs and oversights that the change cannot affect are taken from those of the old release.
 *
 * @returns the problems of the whole release, all of them warnings; undefined when there may be an error:
 * then all documents have to be checked
 */
export function checkChange(change: ReleaseChange): readonly Problem[] | undefined {
  const { unchanged, changed, replaced, known } = change;
  const fresh: ReadDocument[] = [];
  for (const source of changed) {
    const reading = readDocument(source);
    if (reading.outcome === 'refused') return undefined;
    fresh.push(reading);
  }
  const near = known && checkNear({ unchanged, replaced, fresh, known });
  if (near !== undefined) return near;
  const kept = readChecked(unchanged);
  const old = readChecked(replaced);
  if (kept === undefined || old === undefined) return undefined;

  const written = [...kept, ...fresh].sort((a, b) => (a.path < b.path ? -1 : 1));
  const release = indexRelease(linkEntries(written));
  const problems = checkAll(release);
  if (!isClean(problems)) return undefined;
  const documents = { fresh: fresh.map(documentOf), old: old.map(documentOf) };
  const { affected, problems: related } = checkAffected(release, documents.fresh, documents.old);
  if (related.length > 0) return undefined;
  const proofs = proveRelated(affected, release);
  if (!isClean(proofs)) return undefined;
  if (known === undefined) return [...problems, ...proofs].sort(byPlace);
  const sources = [...unchanged, ...changed];
  const overlooked = new Set(
    known.flatMap(({ code, document }) => (oversightCodes.has(code) ? [document] : [])),
  );
  const oversights = findOversightsOfChange({ release, written, sources, overlooked, ...documents });
  const proved = new Set(provedDocuments(affected, release));
  const standing = known.filter(
    (warning) =>
      (proofCodes.has(warning.code) && !proved.has(warning.document)) ||
      (oversightCodes.has(warning.code) && !oversights.isLookedAt(warning)),
  );
  const inRelease = standing.filter(({ document }) => release.kindOf(document) !== undefined);
  return [...problems, ...proofs, ...oversights.problems, ...inRelease].sort(byPlace);
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
