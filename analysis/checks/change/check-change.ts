import { type DocumentSource, isClean, type Problem, type ReadDocument, readDocument } from '#engine';
import { byPlace, readCheckedDocument } from '#engine/parts';
import { checkTogether, proveRelated } from '../check-release.ts';
import { linkEntries } from '../journeys/link-entries.ts';
import { findOversights } from '../oversights/find-oversights.ts';
import { affectedProofs } from '../proofs/affected-proofs.ts';
import { proofCodes } from '../proofs/check-proofs.ts';
import { provedDocuments } from '../proofs/proved-documents.ts';
import { indexRelease } from '../release/index-release.ts';
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
 * Checks a release of which most documents have been checked before. Of a few forms or pages that look the same to all
 * documents but those near them, the rest is not even read. Otherwise all documents are checked, and only the proofs
 * that the change may affect are made again.
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
  const problems = checkTogether(release);
  if (!isClean(problems)) return undefined;
  const paths = new Set(fresh.map(({ path }) => path));
  const isChanged = (path: string) => paths.has(path);
  const affected = affectedProofs(release, { isChanged, old: old.map(({ document }) => document) });
  const proofs = proveRelated(affected, release);
  if (!isClean(proofs)) return undefined;
  if (known === undefined) return [...problems, ...proofs].sort(byPlace);
  const proved = new Set(provedDocuments(affected, release));
  const standing = known.filter(
    ({ code, document }) =>
      proofCodes.has(code) && !proved.has(document) && release.kindOf(document) !== undefined,
  );
  return [...problems, ...proofs, ...findOversights(written), ...standing].sort(byPlace);
}

function readChecked(sources: readonly DocumentSource[]): readonly ReadDocument[] | undefined {
  const read = sources.map(readCheckedDocument);
  const found = read.flatMap((document) => document ?? []);
  return found.length === sources.length ? found : undefined;
}
