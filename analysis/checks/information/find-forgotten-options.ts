import { quoted } from '#engine/parts';
import { forgottenOptions } from '../../prover/forgotten-options.ts';
import { writtenPlace } from '../proofs/check-conditions.ts';
import { proofSources } from '../proofs/prove-release.ts';
import type { ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** Steps whose `next` names every option of a question but one, which goes on by order. */
export function* findForgottenOptions(release: ReleaseIndex): Iterable<ReleaseFinding> {
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
