import fc from 'fast-check';
import type { Extent } from '../random.ts';
import { compareProof } from './compare-proof.ts';
import { type GeneratedJourney, journeys } from './generated-journey.ts';

type RunDetails = fc.RunDetails<[GeneratedJourney]>;

/** Result of a run. */
export interface ProofsReport {
  readonly journeys: number;
  /** Findings of each kind, conditions with one outcome, journeys with calls, and those with an unreachable step that was `missed`. */
  readonly found: { readonly [kind: string]: number };
  readonly perSecond: number;
  /** The smallest journey whose proof is wrong, and how; empty when there is none. */
  readonly failures: readonly string[];
}

/** Compares the proofs of generated journeys with what happens for every answer. */
export function fuzzProofs({ count, seed, until = Number.POSITIVE_INFINITY, report }: Extent): ProofsReport {
  const found: { [kind: string]: number } = {};
  const note = (kind: string) => {
    found[kind] = (found[kind] ?? 0) + 1;
  };
  let tried = 0;
  const agrees = (generated: GeneratedJourney) => {
    tried += 1;
    report?.(tried, []);
    const { differences, missed, proof } = compareProof(generated);
    if (missed > 0) note('missed');
    if (generated.replies) note('calls');
    if (generated.shared.sections) note('sections');
    const ofItems = proof.conditions.filter(({ place }) => 'question' in place);
    if (ofItems.some(({ held, failed }) => held !== failed)) note('items');
    for (const { finding } of proof.findings) note(finding);
    for (const { place, held, failed } of proof.conditions) if (held !== failed) note(place.of);
    if (differences.length > 0) throw new Error(differences.join('\n'));
  };
  const begun = performance.now();
  const left = until - begun;
  const outcome = fc.check(fc.property(journeys, agrees), {
    numRuns: count,
    seed,
    ...(Number.isFinite(left) && { interruptAfterTimeLimit: left, markInterruptAsFailure: false }),
  });
  const perSecond = Math.round((tried / (performance.now() - begun)) * 1000);
  const failures = outcome.failed ? [failureOf(outcome)] : [];
  return { journeys: tried, found, perSecond, failures };
}

/** The differences in the smallest journey that was found. */
function failureOf({ errorInstance, counterexample, seed, counterexamplePath }: RunDetails): string {
  const [generated] = counterexample ?? [];
  const reason = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return `seed ${seed}, path ${counterexamplePath}: ${reason}\n${JSON.stringify(generated?.steps)}\n${JSON.stringify(generated?.shared)}`;
}
