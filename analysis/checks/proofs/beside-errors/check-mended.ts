import { proveJourney } from '../../../prover/prove-journey.ts';
import type { ReleaseFinding } from '../../release/release-index.ts';
import { describeFinding } from '../check-proofs.ts';
import { proofSources } from '../prove-release.ts';
import type { MendedPart } from './mended-part.ts';

/** Proves journeys whose errors were mended, and reports what happens in them whatever the correction will be. */
export function* checkMended({ journeys, release }: MendedPart): Iterable<ReleaseFinding> {
  const prepare = proofSources(release);
  for (const entry of journeys) {
    const { journey, surroundings } = prepare(entry);
    for (const found of proveJourney(journey, surroundings).findings) {
      if (happens.has(found.finding)) yield describeFinding(entry, found);
    }
  }
}

/** Findings that say what happens, not what never does. */
const happens: ReadonlySet<string> = new Set(['dead-end', 'impassable-step', 'round-trip']);
