import { quoted } from '#engine/parts';
import type { Journey } from '#schemas';
import { type AnswerRead, findAnswerReads } from '../../prover/results/early-answers.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { inJourney } from './check-conditions.ts';
import { pointerToStep } from './pointer-to-step.ts';
import type { ProvedJourney } from './prove-release.ts';

interface Found {
  readonly entry: ReleaseEntry;
  readonly journey: ReleaseEntry<Journey>;
  readonly pointer: string;
  readonly read: AnswerRead;
  isEarly: boolean;
}

/** Reports texts, checks and actions that need an answer for which only later steps ask, in every journey that has them. */
export function* checkEarlyAnswers(
  release: ReleaseIndex,
  proofs: ReadonlyMap<ReleaseEntry<Journey>, ProvedJourney>,
): Iterable<ReleaseFinding> {
  const found = new Map<string, Found>();
  for (const [entry, { journey, surroundings, mayBeVisited }] of proofs) {
    for (const read of findAnswerReads(journey, surroundings)) {
      if (!mayBeVisited(read.step)) continue;
      const { form, definition: step } = read.step;
      const written = read.within === 'form' ? release.entry('form', form.id) : entry;
      if (written === undefined) continue;
      const pointer = (read.within === 'form' ? '' : pointerToStep(entry, step.id)) + read.pointer;
      const { document = written.document.id, pointer: place = pointer, ...at } = written.locate(pointer);
      const key = JSON.stringify([document, place, at.line, at.column, read.answer]);
      const known = found.get(key);
      if (known && !read.isEarly) known.isEarly = false;
      if (!known) found.set(key, { entry: written, journey: entry, pointer, read, isEarly: read.isEarly });
    }
  }
  for (const { entry, journey, pointer, read, isEarly } of found.values()) {
    if (!isEarly) continue;
    const witness = proofs.get(journey)?.witnessAt(read.step.definition.id);
    const steps = read.askedAt.map((step) => quoted(step)).join(' and ');
    yield {
      entry,
      code: 'early-answer',
      severity: 'warning',
      pointer,
      message: `${quoted(`answers.${read.answer}`)} is read too early: no step before this one asks for it, only ${steps}.`,
      help: 'Ask that question earlier, or say with "else" or "is answered" what holds without its answer.',
      ...(witness && { witness: inJourney(witness, journey, entry) }),
    };
  }
}
