import { type ProblemWitness, pointerOf } from '#engine';
import { quoted } from '#engine/parts';
import type { Journey } from '#schemas';
import type { ProofFinding, Undecided } from '../../prover/prove-journey.ts';
import type { CallFault } from '../../prover/visits/find-call-faults.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { checkClearedValues } from './check-cleared-values.ts';
import { checkConditions } from './check-conditions.ts';
import { checkEarlyAnswers } from './check-early-answers.ts';
import { checkEarlyResults } from './check-early-results.ts';
import { checkMissingValues } from './check-missing-values.ts';
import type { ConditionCode } from './describe-condition.ts';
import { journeysThatShare } from './journeys-that-share.ts';
import { listAnswers } from './list-answers.ts';
import { pointerToStep } from './pointer-to-step.ts';
import { proveJourneys } from './prove-release.ts';

type ProofCode =
  | ConditionCode
  | Exclude<CallFault['fault'], 'failed-check'>
  | Exclude<ProofFinding['finding'], 'round-trip'>
  | 'answer-beyond-limit'
  | 'early-answer'
  | 'early-result'
  | 'endless-loop'
  | 'missing-value'
  | 'not-proved';

const isProofCode: Record<ProofCode, true> = {
  'always-true': true,
  'answer-beyond-limit': true,
  'dead-end': true,
  'early-answer': true,
  'early-result': true,
  'impassable-step': true,
  'lost-result': true,
  'endless-loop': true,
  'missing-value': true,
  'never-decided': true,
  'never-true': true,
  'not-proved': true,
  'refused-input': true,
  'refused-request': true,
  'silent-failure': true,
  'unreachable-end': true,
  'unreachable-row': true,
  'unreachable-step': true,
};

/** The codes of everything that proofs find. */
export const proofCodes: ReadonlySet<string> = new Set(Object.keys(isProofCode));

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
  yield* checkConditions(release, proofs);
  const early = [...checkEarlyResults(release, proofs)];
  yield* early;
  const unasked = [...checkEarlyAnswers(release, proofs)];
  yield* unasked;
  // An answer that is never given where it is read is missing, too.
  const isUnasked = ({ entry, pointer }: ReleaseFinding) =>
    unasked.some((each) => each.entry === entry && each.pointer.startsWith(pointer));
  for (const missing of checkMissingValues(release, proofs)) if (!isUnasked(missing)) yield missing;
  yield* checkClearedValues(release, proofs, early);
}

function describeUndecided(
  entry: ReleaseEntry<Journey>,
  { step, message, witness }: Undecided,
): ReleaseFinding {
  return {
    entry,
    code: 'not-proved',
    severity: 'warning',
    pointer: step === undefined ? '/steps' : pointerToStep(entry, step),
    message,
    ...(witness && { witness }),
    help: 'Add a row to "next" without a condition, or write conditions that compare with constants.',
  };
}

/** A finding about a journey as a problem in the place where the author wrote it. */
export function describeFinding(entry: ReleaseEntry<Journey>, found: ProofFinding): ReleaseFinding {
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
    case 'impassable-step':
      return describeImpassable(entry, found);
    case 'dead-end':
      return {
        entry,
        code: 'dead-end',
        pointer: pointerTo(found.step),
        message: `Nothing follows the step ${quoted(found.step)} ${whenAnswered(found.witness.answers)}.`,
        help: 'Add a row to its "next", or mark it as final.',
        witness: found.witness,
      };
    case 'round-trip': {
      const [first = ''] = found.steps;
      const way = [...found.steps, first].join(' → ');
      return {
        entry,
        code: 'endless-loop',
        pointer: pointerTo(first),
        message: `No answer leads to an end from these steps: ${way}, for example with ${listAnswers(found.witness.answers)}.`,
        help: 'Give one of their "next" rows a condition that some answer makes false, or another step.',
        witness: found.witness,
      };
    }
  }
}

function describeImpassable(
  entry: ReleaseEntry<Journey>,
  { step, question, isAlways, witness }: Extract<ProofFinding, { readonly finding: 'impassable-step' }>,
): ReleaseFinding {
  const after = witness && !isAlways ? ` after some answers, such as ${listAnswers(witness.answers)}` : '';
  const isBound = question === undefined && !isAlways;
  const cause =
    question === undefined
      ? 'whatever is answered there is refused'
      : `its question ${quoted(question)} must be answered and offers nothing to choose`;
  return {
    entry,
    code: 'impassable-step',
    // A bound may be meant for those who can still correct the answers before it.
    ...(isBound && { severity: 'warning' as const }),
    pointer: pointerToStep(entry, step),
    message: `Nobody gets past the step ${quoted(step)}${after}: ${cause}.`,
    help: isBound
      ? 'Let the checks of the earlier questions refuse these answers, or widen the checks of this step.'
      : question === undefined
        ? 'Correct its checks, so that some answers pass all of them.'
        : 'Widen the conditions of its options, or ask it only where one of them is offered.',
    ...(witness && { witness }),
  };
}

function whenAnswered(answers: ProblemWitness['answers']): string {
  return Object.keys(answers).length === 0
    ? 'for visitors who have answered nothing'
    : `for some answers, such as ${listAnswers(answers)}`;
}
