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
        help: helpFor(value),
        witness: inJourney(witness, journey, written.entry),
      };
    }
  }
}

/** Says of what there is no value. */
function nameOf(value: unknown): string {
  const { name, args } = readCall(value) ?? { name: '', args: [] };
  if (name === 'decide') return `The decision ${quoted(written(args[0]))} has no row that holds`;
  if (name === 'if') return 'This text has no row that holds';
  if (isAnswerRead(value))
    return `This text inserts the answer ${quoted(written(args[0]).replace('answers.', ''))}, which is not given`;
  if (name === 'var') return `The fact ${quoted(written(args[0]).replace('facts.', ''))} has no value`;
  return `The options ${quoted(written(args[0]))} have no ${quoted(written(args[2] ?? 'label'))}`;
}

function isAnswerRead(value: unknown): boolean {
  const { name, args } = readCall(value) ?? { name: '', args: [] };
  return name === 'var' && written(args[0]).startsWith('answers.');
}

function helpFor(value: unknown): string {
  const { name } = readCall(value) ?? {};
  if (name === 'if')
    return 'Add a row without "when", or show the whole part only to those whom a row is for.';
  if (isAnswerRead(value))
    return 'Say with "else" what stands in its place, write another row of the text, or require the answer.';
  return 'Give it one for these answers too, or say with "else" or "is answered" what happens without it.';
}
