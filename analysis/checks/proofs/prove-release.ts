import {
  type CompiledDecision,
  type CompiledJourney,
  compileDecision,
  compileJourney,
  emptyScope,
  Fault,
  formatsOf,
  linearPatterns,
  memoize,
  pointerOf,
  type RuleScope,
  tableOf,
} from '#engine';
import { factRules, isDescribed, lazily, ruleOfFact } from '#engine/parts';
import type { Journey, Site } from '#schemas';
import type { ProofSurroundings } from '../../prover/exploration/journey-model.ts';
import { type Proof, proveJourney } from '../../prover/prove-journey.ts';
import type { JourneyParts } from '../../prover/rules/side-conditions.ts';
import type { ReleaseEntry, ReleaseIndex } from '../release/release-index.ts';
import { journeyRoots } from '../rules/check-rules.ts';

/** The date for which a dead end is shown. Conditions on the date itself are never decided. */
export const dateOfProofs = '2026-01-15';

/** A journey as it was proved. */
export interface ProvedJourney extends Proof {
  readonly journey: CompiledJourney;
  readonly surroundings: ProofSurroundings;
}

/** Proves journeys of a clean release, by entry. */
export function proveJourneys(
  release: ReleaseIndex,
  entries: readonly ReleaseEntry<Journey>[],
): ReadonlyMap<ReleaseEntry<Journey>, ProvedJourney> {
  const prepare = proofSources(release);
  return new Map(
    entries.map((entry) => {
      const { journey, surroundings } = prepare(entry);
      const proof = proveJourney(journey, surroundings, partsEverywhere(entry.document));
      return [entry, { ...proof, journey, surroundings }];
    }),
  );
}

/** Everything that a journey shows or reads at every step: facts, chips and the events of each view. */
function partsEverywhere({ facts = {}, chips, onView }: Journey): JourneyParts {
  return [
    ...Object.entries(facts).map(([name, fact]) => {
      const pointer = pointerOf('facts', name) + (isDescribed(fact) ? '/value' : '');
      return [pointer, ruleOfFact(fact)] as const;
    }),
    ['/chips', chips],
    ['/onView', onView],
  ];
}

/** Everything that a journey is proved with. */
type ProofSources = Pick<ProvedJourney, 'journey' | 'surroundings'>;

/** Prepares journeys of a clean release for their proofs; each once, as proofs and visits need the same. */
export const proofSources = memoize((release: ReleaseIndex) => {
  const scope = scopeOf(release);
  const documents = {
    options: (id: string) => release.find('options', id)?.options,
    decision: (id: string) => release.find('decision', id) ?? release.find('function', id),
    form: (id: string) => existing(release.find('form', id), id),
    operation: (id: string) => existing(release.find('operation', id), id),
    analytics: (id: string) => existing(release.find('analytics', id), id),
    pathOf: (id: string) => existing(release.find('page', id), id).path,
  };
  return memoize(
    (entry: ReleaseEntry<Journey>): ProofSources => ({
      journey: compileJourney(entry.document, documents),
      surroundings: {
        facts: factRules(entry.document),
        decision: documents.decision,
        roots: lazily(() => journeyRoots(release, entry)),
        scope,
        operation: (id) => release.find('operation', id),
      },
    }),
  );
});

function existing<Item>(item: Item | undefined, id: string): Item {
  if (item === undefined) throw new Fault('unknown-document', `The release has no document "${id}".`);
  return item;
}

/** All that rules can read of the site document. */
export function siteInRules({ brand, phones, language }: Site): Pick<RuleScope, 'site' | 'formats'> {
  return { site: { brand, phones }, formats: formatsOf(language) };
}

/** The scope that is the same for every visitor. */
export function scopeOf(release: ReleaseIndex): RuleScope {
  const compiled = new Map<string, CompiledDecision>();
  for (const { document } of [...release.of('decision'), ...release.of('function')]) {
    compiled.set(document.id, compileDecision(tableOf(document)));
  }
  const site = release.of('site')[0]?.document;
  return {
    ...emptyScope,
    ...(site ? siteInRules(site) : { site: {} }),
    now: dateOfProofs,
    options: (id) => release.find('options', id)?.options,
    decisions: (id) => compiled.get(id),
    matches: linearPatterns,
  };
}
