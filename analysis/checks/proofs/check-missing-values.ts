import { quoted, readCall, written } from '#engine/parts';
import type { Journey } from '#schemas';
import type { Proof } from '../../prover/prove-journey.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { inJourney, writtenPlace } from './check-conditions.ts';
import { listAnswers } from './list-answers.ts';

/** Reports values of decisions and of options documents that some answers are without where they are needed. */
export function* checkMissingValues(
  release: ReleaseIndex,
  proofs: ReadonlyMap<ReleaseEntry<Journey>, Proof>,
): Iterable<ReleaseFinding> {
  for (const [journey, { missing }] of proofs) {
    for (const { place, value, witness } of missing) {
      const written = writtenPlace(release, journey, place);
      if (written === undefined) continue;
      yield {
        ...written,
        code: 'missing-value',
        severity: 'warning',
        message: `${nameOf(value)} for some answers, such as ${listAnswers(witness.answers)}.`,
        help: 'Give it one for these answers too, or say with "else" or "is answered" what happens without it.',
        witness: inJourney(witness, journey, written.entry),
      };
    }
  }
}

/** Says of what there is no value. */
function nameOf(value: unknown): string {
  const { name, args } = readCall(value) ?? { name: '', args: [] };
  if (name === 'decide') return `The decision ${quoted(written(args[0]))} has no row that holds`;
  if (name === 'var') return `The fact ${quoted(written(args[0]).replace('facts.', ''))} has no value`;
  return `The options ${quoted(written(args[0]))} have no ${quoted(written(args[2] ?? 'label'))}`;
}
