import type { Journey } from '#schemas';
import { quoted } from '../../documents/describe-value.ts';
import { pointerOf } from '../../documents/json-pointer.ts';
import type { Outcomes } from '../../prover/explore-journey.ts';
import type { Proof, ProofFinding, Undecided } from '../../prover/prove-journey.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release-index.ts';
import { journeysThatShare } from './journeys-that-share.ts';
import { proveJourneys } from './prove-release.ts';

/** The codes of everything that proofs find. */
export const proofCodes: ReadonlySet<string> = new Set([
  'always-true',
  'dead-end',
  'never-true',
  'not-proved',
  'unreachable-end',
  'unreachable-row',
  'unreachable-step',
]);

/**
 * Proves the journeys of the checked documents, and those that share a form or facts with them: what holds in
 * one journey may not hold in another. For releases without errors.
 */
export function* checkProofs(part: ReleaseIndex, release: ReleaseIndex): Iterable<ReleaseFinding> {
  const proofs = proveJourneys(release, journeysThatShare(part, release));
  for (const [entry, { findings, undecided }] of proofs) {
    for (const finding of findings) yield describeFinding(entry, finding);
    for (const each of undecided) yield describeUndecided(entry, each);
  }
  yield* sameEverywhere(release, proofs);
}

function describeUndecided(entry: ReleaseEntry<Journey>, { step, message }: Undecided): ReleaseFinding {
  return {
    entry,
    code: 'not-proved',
    severity: 'warning',
    pointer: step === undefined ? '/steps' : pointerToStep(entry, step),
    message,
    help: 'Add a row to "next" without a condition, or write conditions that compare with constants.',
  };
}

function pointerToStep({ document: { steps } }: ReleaseEntry<Journey>, id: string): string {
  return pointerOf(
    'steps',
    steps.findIndex((step) => step.id === id),
  );
}

function describeFinding(entry: ReleaseEntry<Journey>, found: ProofFinding): ReleaseFinding {
  const pointerTo = (id: string) => pointerToStep(entry, id);
  switch (found.finding) {
    case 'unreachable-step':
      return {
        entry,
        code: 'unreachable-step',
        severity: 'warning',
        pointer: pointerTo(found.step),
        message: `No answers lead to the step ${quoted(found.step)}.`,
        help: 'Widen a condition that leads to it, or take the step out.',
      };
    case 'unreachable-row':
      return {
        entry,
        code: 'unreachable-row',
        severity: 'warning',
        pointer: `${pointerTo(found.step)}${pointerOf('next', found.row)}`,
        message: 'This row is never reached: whatever is answered, a row before it holds.',
        help: 'Put it before those rows, or take it out.',
      };
    case 'unreachable-end':
      return {
        entry,
        code: 'unreachable-end',
        pointer: '/steps',
        message: 'No answers lead to the end of the journey: none of its final steps can be reached.',
        help: 'Widen the conditions that lead to a final step.',
      };
    case 'dead-end':
      return {
        entry,
        code: 'dead-end',
        pointer: pointerTo(found.step),
        message: `Nothing follows the step ${quoted(found.step)} for some answers, such as ${list(found.witness.answers)}.`,
        help: 'Add a row to its "next", or mark it as final.',
        witness: found.witness,
      };
  }
}

function list(answers: { readonly [name: string]: unknown }): string {
  const given = Object.entries(answers).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
  if (given.length === 0) return 'no answer at all';
  const shown = given.slice(0, mostShown).join(', ');
  return given.length > mostShown ? `${shown}, …` : shown;
}

const mostShown = 6;

/** A condition in the place where it was written, and its outcomes in all journeys. */
interface Asked {
  readonly entry: ReleaseEntry;
  readonly pointer: string;
  readonly outcomes: Outcomes;
  held: boolean;
  failed: boolean;
}

/** Conditions with the same outcome in every journey and step that they are written for. */
function* sameEverywhere(
  release: ReleaseIndex,
  proofs: ReadonlyMap<ReleaseEntry<Journey>, Proof>,
): Iterable<ReleaseFinding> {
  const asked = new Map<string, Asked>();
  const isAlike = [...proofs.values()].some(({ conditions }) =>
    conditions.some(({ held, failed }) => held !== failed),
  );
  if (!isAlike) return;
  for (const [journey, proof] of proofs) {
    for (const { entry, pointer, outcomes } of placesOf(release, journey, proof)) {
      const { document = entry.document.id, pointer: written = pointer } = entry.locate(pointer);
      const key = JSON.stringify([document, written]);
      const known = asked.get(key) ?? { entry, pointer, outcomes, held: false, failed: false };
      // Outcomes that were not followed may be any.
      known.held ||= outcomes.held || !proof.isComplete;
      known.failed ||= outcomes.failed || !proof.isComplete;
      asked.set(key, known);
    }
  }
  for (const { entry, pointer, outcomes, held, failed } of asked.values()) {
    if ((held && failed) || (held && isLaterRow(outcomes))) continue;
    const { message, help } = describeCondition(outcomes, held);
    yield { entry, code: held ? 'always-true' : 'never-true', severity: 'warning', pointer, message, help };
  }
}

/** Whether a row follows others: together they may hold for all answers, so the last of them then always holds. */
function isLaterRow({ place }: Outcomes): boolean {
  return place.of === 'row' && place.row > 0;
}

function* placesOf(
  release: ReleaseIndex,
  entry: ReleaseEntry<Journey>,
  { conditions }: Proof,
): Iterable<Pick<Asked, 'entry' | 'pointer' | 'outcomes'>> {
  for (const outcomes of conditions) {
    const { place } = outcomes;
    const step = pointerToStep(entry, place.step.step.id);
    if (place.of === 'field') {
      const form = release.entry('form', place.step.form.id);
      if (form) yield { entry: form, pointer: `${pointerOf('fields', place.field)}/when`, outcomes };
    } else if (place.of === 'row') {
      if (place.step.next[place.row]?.when === undefined) continue;
      yield { entry, pointer: `${step}${pointerOf('next', place.row)}/when`, outcomes };
    } else yield { entry, pointer: `${step}/when`, outcomes };
  }
}

function describeCondition(
  { place }: Outcomes,
  held: boolean,
): { readonly message: string; readonly help: string } {
  const never = 'Correct the condition, or take out what it is about.';
  if (place.of === 'row') {
    return held
      ? {
          message: 'This condition always holds: no answers make it false here.',
          help: 'Take the condition out, or correct it.',
        }
      : { message: 'This condition never holds: no answers make it true here.', help: never };
  }
  const field = place.of === 'field' ? place.step.form.fields[place.field]?.field.name : undefined;
  const name = field === undefined ? `The step ${quoted(place.step.step.id)}` : `The field ${quoted(field)}`;
  return held
    ? {
        message: `${name} is always shown: no answers make its condition false here.`,
        help: 'Take the condition out, or correct it.',
      }
    : { message: `${name} is never shown: no answers make its condition true here.`, help: never };
}
