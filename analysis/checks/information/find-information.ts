import { type Problem, type ReadDocument, toProblem } from '#engine';
import { byPlace } from '#engine/parts';
import { linkEntries } from '../journeys/link-entries.ts';
import { indexRelease } from '../release/release-index.ts';
import { findForgottenOptions } from './find-forgotten-options.ts';
import { findOverlaps } from './find-overlaps.ts';
import { findStraySpaces } from './find-stray-spaces.ts';

/** Finds information about documents without errors, none of it a mistake: rows whose order decides, options without a row, stray spaces. */
export function findInformation(documents: readonly ReadDocument[]): readonly Problem[] {
  const release = indexRelease(linkEntries(documents));
  return [findOverlaps, findForgottenOptions, findStraySpaces]
    .flatMap((find) => [...find(release)])
    .map(({ entry, ...finding }) =>
      toProblem({ ...finding, severity: 'info' }, entry.document.id, entry.locate),
    )
    .sort(byPlace);
}
