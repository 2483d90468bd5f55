import { type DocumentSource, isClean, type Problem, type ReadDocument } from '#engine';
import { byPlace, readCheckedDocument } from '#engine/parts';
import { checkAll, checkRelated, proveRelated } from '../../check-release.ts';
import { linkEntries } from '../../journeys/link-entries.ts';
import { findOversights } from '../../oversights/find-oversights.ts';
import { assetCodes } from '../../pages/check-assets.ts';
import { fileCodes } from '../../pages/check-images.ts';
import { proofCodes } from '../../proofs/check-proofs.ts';
import { provedDocuments } from '../../proofs/proved-documents.ts';
import { indexEntries, indexRelease } from '../../release/index-release.ts';
import type { ReleaseIndex } from '../../release/release-index.ts';
import { findNearDocuments, type StoredSource } from './near-documents.ts';
import { byId, looksTheSame } from './seen-by-others.ts';

const nearKinds: ReadonlySet<string> = new Set(['form', 'page', 'translation']);

/** Warnings about a translation that only it and its document decide. */
const translationCodes: ReadonlySet<string> = new Set([
  'missing-translation',
  'stale-translation',
  'unknown-text',
  'unmarked-translation',
]);

/** An error of the site, also for documents whose translations are not near: only a difference counts. */
const incomplete = 'incomplete-translation';

/** A change of forms, pages and translations in a release without errors. */
export interface NearChange {
  readonly unchanged: readonly StoredSource[];
  /** The changed documents, before and after. */
  readonly replaced: readonly DocumentSource[];
  readonly fresh: readonly ReadDocument[];
  /** All warnings of the release before. */
  readonly known: readonly Problem[];
}

/**
 * Checks the documents near a change before and after it, without reading the others of the release. What these lack is
 * the same on both sides, so that only a difference counts.
 *
 * @returns the warnings of the whole release; undefined if any may be another than before, or if a document that
 * mentions none of the changed ones may see a difference
 */
export function checkNear({ unchanged, replaced, fresh, known }: NearChange): readonly Problem[] | undefined {
  const old = replaced.flatMap((source) => readCheckedDocument(source) ?? []);
  if (old.length !== fresh.length || fresh.some(({ path, document }) => document.id !== path))
    return undefined;
  if (fresh.some(({ document: { kind } }) => !nearKinds.has(kind))) return undefined;
  const near = findNearDocuments(unchanged, fresh);
  if (near === undefined) return undefined;
  const [before, after] = [sideOf(near.unchanged, old), sideOf(near.unchanged, fresh)];
  // Shared answers are shared with all other journeys.
  if (after.release.of('journey').some(({ document }) => document.sharedAnswers !== undefined))
    return undefined;
  const oldById = byId(old);
  const releases = { before: before.release, after: after.release };
  for (const { document } of fresh) {
    const was = oldById.get(document.id);
    if (was === undefined) return undefined;
    if (!looksTheSame({ before: was, after: document }, releases, unchanged)) return undefined;
  }
  const parts = { before: partOf(before, near.own), after: partOf(after, near.own) };
  if (!isClean(checkRelated(after.release).filter(parts.after.isOwn))) return undefined;
  const isProved = fresh.some(({ document: { kind } }) => kind !== 'translation');
  const provable = isProved ? parts.after.index : indexEntries([]);
  const proofs = proveRelated(provable, after.release);
  // They read nothing but documents near the change, so that those of before are known.
  const proved = new Set(provedDocuments(provable, after.release));
  const knownProofs = known.filter(({ code, document }) => proofCodes.has(code) && proved.has(document));
  // A translation, its document and the site are all near.
  const isOfTranslation = ({ code, severity, document }: Problem) =>
    severity === 'warning' && translationCodes.has(code) && near.own.has(document);
  const found = findingsOf(after, parts.after);
  const was = [...findingsOf(before, parts.before), ...knownProofs].filter((each) => !isOfTranslation(each));
  const is = [...found, ...proofs].filter((each) => !isOfTranslation(each));
  if (!isClean(is.filter(({ code }) => code !== incomplete))) return undefined;
  const isMoved = ({ document }: Problem) => oldById.has(document);
  const keyOf = (problem: Problem) => JSON.stringify(isMoved(problem) ? withoutPlace(problem) : problem);
  const places = new Map(is.map((problem) => [keyOf(problem), problem]));
  if (JSON.stringify(was.map(keyOf).sort()) !== JSON.stringify(is.map(keyOf).sort())) return undefined;
  const warnings = found.filter(isOfTranslation);
  for (const warning of known) {
    if (isOfTranslation(warning)) continue;
    if (fileCodes.has(warning.code) || assetCodes.has(warning.code)) continue;
    const placed = isMoved(warning) ? places.get(keyOf(warning)) : warning;
    if (placed === undefined) return undefined;
    warnings.push(placed);
  }
  return warnings.sort(byPlace);
}

/** Documents as they are written, and linked. */
interface Side {
  readonly written: readonly ReadDocument[];
  readonly release: ReleaseIndex;
}

function sideOf(unchanged: readonly ReadDocument[], changed: readonly ReadDocument[]): Side {
  const written = [...unchanged, ...changed].sort((a, b) => (a.path < b.path ? -1 : 1));
  return { written, release: indexRelease(linkEntries(written)) };
}

interface Part {
  readonly index: ReleaseIndex;
  readonly isOwn: (problem: Problem) => boolean;
}

/** The documents with some ids, and the pages of the steps of their journeys. */
function partOf({ release }: Side, own: ReadonlySet<string>): Part {
  const entries = release.entries.filter(({ path }) => own.has(path));
  const ids = new Set(entries.map(({ document }) => document.id));
  return { index: indexEntries(entries), isOwn: ({ document }) => ids.has(document) };
}

/** The findings of comparing documents, in a part of them; documents that are missing may disprove some. */
function findingsOf({ written, release }: Side, { isOwn }: Part): readonly Problem[] {
  return [...checkAll(release), ...findOversights(written)].filter(
    (problem) => isOwn(problem) || problem.code === incomplete,
  );
}

function withoutPlace({ line: _, column: __, ...problem }: Problem): Omit<Problem, 'line' | 'column'> {
  return problem;
}
