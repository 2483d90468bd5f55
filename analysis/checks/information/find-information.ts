import { type Problem, type ReadDocument, toProblem } from '#engine';
import { byPlace, quoted } from '#engine/parts';
import { forgottenOptions } from '../../prover/forgotten-options.ts';
import { linkEntries } from '../journeys/link-entries.ts';
import { writtenPlace } from '../proofs/check-conditions.ts';
import { proofSources } from '../proofs/prove-release.ts';
import { indexRelease, type ReleaseFinding, type ReleaseIndex } from '../release/release-index.ts';
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

/** Steps whose `next` names every option of a question but one, which goes on by order. */
function* findForgottenOptions(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const prepare = proofSources(release);
  for (const entry of release.of('journey')) {
    const { journey, surroundings } = prepare(entry);
    for (const { place, question, option, follows, witness } of forgottenOptions(journey, surroundings)) {
      const written = writtenPlace(release, entry, place);
      if (written === undefined) continue;
      yield {
        ...written,
        code: 'forgotten-option',
        message: `For the option ${quoted(option)} of ${quoted(question)} no row of "next" holds, and the step ${quoted(follows)} follows by order.`,
        help: 'Nothing, if that is meant; else add a row for the option, or a last one without a condition.',
        witness,
      };
    }
  }
}
