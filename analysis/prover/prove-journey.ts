import type { CompiledJourney, CompiledStep, ProblemWitness } from '#engine';
import { lazily } from '#engine/parts';
import { findDeadEnds, type Undecided } from './dead-ends.ts';
import { narrowOutcomes } from './domains/journey-outcomes.ts';
import { canBeWalked } from './exploration/completions.ts';
import type { Outcomes } from './exploration/conditions.ts';
import { type Exploration, knownSteps } from './exploration/exploration.ts';
import { exploreJourney } from './exploration/explore-journey.ts';
import { type JourneyModel, modelJourney, type ProofSurroundings } from './exploration/journey-model.ts';
import { entries, successors } from './exploration/liveness.ts';
import { isByAnswersAlone, type Path } from './exploration/path.ts';
import type { RoundTrip } from './exploration/round-trips.ts';
import { departs, destinationsOf, endings } from './exploration/step-actions.ts';
import { type ImpassableStep, impassableSteps } from './impassable-steps.ts';
import type { MissingValue } from './missing-values.ts';
import {
  isAside,
  type ProvedCondition,
  proveSideConditions,
  withWitnesses,
} from './prove-side-conditions.ts';
import type { JourneyParts } from './rules/side-conditions.ts';
import { findWitnessAt, firstWitness } from './witness.ts';

export type { Undecided } from './dead-ends.ts';

/** Something that certainly happens to visitors, or never can. */
export type ProofFinding =
  | { readonly finding: 'unreachable-step'; readonly step: string }
  | { readonly finding: 'unreachable-row'; readonly step: string; readonly row: number }
  | { readonly finding: 'unreachable-end' }
  | ({ readonly finding: 'impassable-step' } & ImpassableStep)
  | { readonly finding: 'dead-end'; readonly step: string; readonly witness: ProblemWitness }
  | {
      readonly finding: 'round-trip';
      /** In the order walked; the last leads back to the first. */
      readonly steps: readonly string[];
      readonly witness: ProblemWitness;
    };

/** Proven facts about a journey for all answers, results and settings. */
export interface Proof {
  readonly findings: readonly ProofFinding[];
  /** The outcomes of each condition that is asked. A form's condition may have others in other journeys. */
  readonly conditions: readonly ProvedCondition[];
  readonly missing: readonly MissingValue[];
  /** Whether every path was followed; else outcomes may be missing. */
  readonly isComplete: boolean;
  readonly undecided: readonly Undecided[];
  /** Answers with which a visitor comes to a step for the first time, if such were found. */
  readonly witnessAt: (step: string) => ProblemWitness | undefined;
  /** Whether some visitor may come to a step, as far as is known. */
  readonly mayBeVisited: (step: CompiledStep) => boolean;
}

/**
 * Proves a journey: follows every path through it with the real rules, choosing a value only when a rule reads
 * one. A claim that something never happens is made only if every path was followed, a claim that something
 * can happen only with answers for which the walk itself confirms it.
 *
 * @param everywhere parts of the document that may be shown or read at every step
 */
export function proveJourney(
  journey: CompiledJourney,
  surroundings: ProofSurroundings,
  everywhere: JourneyParts = [],
): Proof {
  const model = modelJourney(journey, surroundings);
  const known = knownSteps(journey);
  const exploration = exploreJourney(model, known);
  const { isComplete, outcomes } = exploration;
  const findings: ProofFinding[] = isComplete ? neverReached(model, exploration) : [];
  const isReached = isComplete ? reachedIn(model, exploration) : () => true;
  const undecided: Undecided[] = isComplete
    ? []
    : [{ message: 'The journey has more cases than are followed, so that what never happens is not known.' }];
  const side = proveSideConditions(journey, surroundings, known, everywhere);
  const exact = lazily(() => exploreJourney(model, { ...known, distinguishesAllPaths: true }));
  const deadEnds = findDeadEnds(model, exploration, known, exact);
  const { found, missed } = describeRoundTrips(model, exploration, exact);
  const ofPaths = outcomes.filter(({ place }) => !isAside(place));
  const conditions = narrowOutcomes(journey, surroundings, known, ofPaths);
  const impassable = impassableSteps(model, surroundings, known, exploration, conditions);
  return {
    findings: [
      ...findings,
      ...impassable.map((each): ProofFinding => ({ finding: 'impassable-step', ...each })),
      ...deadEnds.found,
      ...found,
    ],
    missing: side.missing,
    conditions: [...withWitnesses(model, conditions), ...side.conditions],
    isComplete,
    undecided: [...undecided, ...deadEnds.undecided, ...missed],
    witnessAt(step) {
      const path = exploration.reached.get(step);
      return path && findWitnessAt(model, path);
    },
    mayBeVisited: (step) =>
      step.definition.aside === true || step.definition.open === true || isReached(step),
  };
}

/**
 * Round trips with answers that show them, one for each step that is returned to.
 * @param exact explores the journey with all paths told apart
 */
function describeRoundTrips(
  model: JourneyModel,
  exploration: Exploration,
  exact: () => Exploration,
): { readonly found: readonly ProofFinding[]; readonly missed: readonly Undecided[] } {
  const { isComplete, mayHideRoundTrips } = exploration;
  const isExact = isComplete && mayHideRoundTrips && exact().knowsRoundTrips;
  const { roundTrips, knowsRoundTrips } = isExact ? exact() : exploration;
  const found: ProofFinding[] = [];
  const missed: Undecided[] = [];
  for (const back of new Set(roundTrips.map((trip) => trip.back))) {
    const { id } = back.definition;
    const paths = pathsBackTo(back, roundTrips);
    const toldApart = lazily(() => (exact().isComplete ? pathsBackTo(back, exact().roundTrips) : paths));
    const witness = firstWitness(model, paths, back) ?? firstWitness(model, toldApart(), back);
    if (witness) {
      found.push({ finding: 'round-trip', steps: witness.steps.slice(witness.steps.indexOf(id)), witness });
    } else if (toldApart().some((path) => canBeWalked(model, path))) {
      const message = `For some answers the step "${id}" may be returned to without an end, but none were found that show it.`;
      missed.push({ step: id, message });
    }
  }
  if (isComplete && (!knowsRoundTrips || (mayHideRoundTrips && !isExact))) {
    const message = 'The journey has more cases than are followed, so that it may lead round without an end.';
    missed.push({ message });
  }
  return { found, missed };
}

/** The paths back to a step that answers alone lead along. */
function pathsBackTo(back: CompiledStep, trips: readonly RoundTrip[]): readonly Path[] {
  return trips
    .filter((trip) => trip.back === back && isByAnswersAlone(trip.path.chosen))
    .map(({ path }) => path);
}

/** Whether a step is reached, by the walk or by an action. */
function reachedIn({ journey }: JourneyModel, { reached }: Exploration): (step: CompiledStep) => boolean {
  const shown = journey.steps.filter(({ definition: step }) => step.aside || reached.has(step.id));
  const gone = new Set(shown.flatMap(destinationsOf(journey)));
  return ({ definition: { id } }) => reached.has(id) || gone.has(id);
}

function neverReached(model: JourneyModel, exploration: Exploration): ProofFinding[] {
  const { journey } = model;
  const { reached, outcomes } = exploration;
  const isReached = reachedIn(model, exploration);
  const shown = journey.steps.filter(({ definition: step }) => step.aside || reached.has(step.id));
  const named = namedFrom(journey, isReached);
  const findings: ProofFinding[] = [];
  for (const step of journey.steps) {
    const { id, aside, open, final } = step.definition;
    const isAsked = outcomes.some(({ place }) => place.of === 'step' && place.step === step);
    // A condition that is asked and never holds is reported itself.
    if (!isReached(step) && !aside && !open && !isAsked && named.has(step))
      findings.push({ finding: 'unreachable-step', step: id });
    if (final || !reached.has(id) || !isRead(outcomes, step, 0)) continue;
    for (const row of step.next.keys()) {
      if (!isRead(outcomes, step, row)) findings.push({ finding: 'unreachable-row', step: id, row });
    }
  }
  const finals = journey.steps.filter(({ definition: step }) => step.final);
  const isLeft = shown.some((step) => departs(journey, step, endings));
  if (finals.length > 0 && !isLeft && !finals.some((step) => isReached(step) || step.definition.open)) {
    findings.push({ finding: 'unreachable-end' });
  }
  return findings;
}

/**
 * The steps that the entry, a reached step or an aside may lead to, whatever the conditions say. That others are not
 * reached follows from the steps before them.
 */
function namedFrom(
  { steps }: CompiledJourney,
  isReached: (step: CompiledStep) => boolean,
): ReadonlySet<CompiledStep> {
  const following = (step: CompiledStep) => {
    if (step.definition.aside)
      return step.next.flatMap((row) => steps.filter((each) => each.definition.id === row.step));
    return isReached(step) && !step.definition.final ? successors(steps, step) : [];
  };
  return new Set([...entries(steps), ...steps.flatMap(following)]);
}

/** Whether a row of `next` is reached, as the rows before it did not apply. */
function isRead(outcomes: readonly Outcomes[], step: CompiledStep, row: number): boolean {
  return outcomes.some(({ place }) => place.of === 'row' && place.step === step && place.row === row);
}
