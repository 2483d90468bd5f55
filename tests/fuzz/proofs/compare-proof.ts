import { keyOf, outcomesWorthKnowing } from '../../../analysis/prover/exploration/conditions.ts';
import { modelJourney, type ProofSurroundings } from '../../../analysis/prover/exploration/journey-model.ts';
import { entries, successors } from '../../../analysis/prover/exploration/liveness.ts';
import { type Proof, type ProofFinding, proveJourney } from '../../../analysis/prover/prove-journey.ts';
import { workshop } from '../../../analysis/prover/prover.fixture.ts';
import type { ProblemWitness } from '../../../engine/base/problems/problem.ts';
import type { CompiledJourney } from '../../../engine/journeys/model/compile-journey.ts';
import type { Walk } from '../../../engine/journeys/walk/walk.ts';
import { boundsAmong } from './bounds-among.ts';
import { type Everything, type Trial, tryEverything, walkWith } from './every-answer.ts';
import type { GeneratedJourney } from './generated-journey.ts';
import { pressEveryButton } from './press-buttons.ts';
import { trapsAmong } from './traps-among.ts';

/** A journey that was proved and tried. */
export interface Compared {
  /** Sentences about what the proof says and trials disprove, or what it passes over; empty if they agree. */
  readonly differences: readonly string[];
  /** Number of unreachable steps that the proof takes for reachable, because it tries more than is possible. */
  readonly missed: number;
  readonly proof: Proof;
}

/** Proves a journey, tries it with everything, and compares. */
export function compareProof(written: GeneratedJourney): Compared {
  const { compiled, surroundings } = workshop(written.steps, written.shared);
  // Whatever the steps of an open section ask may have any answer, also one that nobody can send.
  const mayBeOpen = compiled.sections.length > 0 || hasOpenLists(compiled, surroundings);
  const generated = { ...written, hasSums: written.hasSums === true || mayBeOpen };
  const proof = proveJourney(compiled, surroundings);
  const all = tryEverything(compiled, surroundings, generated);
  const differences = [
    ...(proof.isComplete ? [] : ['The proof is not complete.']),
    ...comparedConditions(proof, all),
    ...comparedSteps(proof, all),
    ...comparedPassages(proof, all),
    ...comparedBounds(proof, all, generated),
    ...comparedEnds(proof, all, generated),
    ...proof.findings.flatMap((finding) => replayed(compiled, surroundings, finding)),
    ...comparedLoops(proof, all, generated, compiled),
  ];
  return { differences, missed: missedSteps(compiled, proof, all), proof };
}

/** Whether rules on the items of a list tell more of them apart than a proof looks at, and so need not be decided. */
function hasOpenLists(journey: CompiledJourney, surroundings: ProofSurroundings): boolean {
  const { decidesItems } = modelJourney(journey, surroundings);
  return journey.steps.some(({ form }) => form.fields.some((field) => field.items && !decidesItems(field)));
}

/** Outcomes that the proof denies, and that happen. */
function comparedConditions({ conditions }: Proof, { outcomes }: Everything): readonly string[] {
  return conditions.flatMap((condition) =>
    deniedOutcomes(condition)
      .map((outcome) => `${keyOf(condition.place)} ${outcome}`)
      .filter((key) => outcomes.has(key))
      .map((key) => `"${key}" is proved to be impossible, and happens.`),
  );
}

/** A proof may end before it has seen what no finding depends on: only what is reported is denied. */
function deniedOutcomes({ place, held, failed }: Proof['conditions'][number]): readonly boolean[] {
  return outcomesWorthKnowing(place).filter((outcome) => (outcome ? !held && failed : held && !failed));
}

/** Steps that are said to be out of reach, and are reached. */
function comparedSteps({ findings }: Proof, { reached }: Everything): readonly string[] {
  return findings
    .flatMap((each) => (each.finding === 'unreachable-step' ? [each.step] : []))
    .filter((id) => reached.has(id))
    .map((id) => `The step ${id} is reached.`);
}

/** Steps that are said to refuse all answers, or all after those of a witness, and are completed by some. */
function comparedPassages({ findings }: Proof, { trials }: Everything): readonly string[] {
  return findings.flatMap((each) => {
    if (each.finding !== 'impassable-step') return [];
    const { step, isAlways, witness } = each;
    const before = isAlways ? [] : Object.entries(witness?.answers ?? {}).filter(([name]) => name !== step);
    const isCompleted = trials.some(
      ({ answers, walk }) =>
        before.every(([name, value]) => JSON.stringify(answers[name]) === JSON.stringify(value)) &&
        (isAlways || idsOf(walk).startsWith(witness?.steps.join() ?? '')) &&
        walk.path.some((visited) => visited.complete && visited.step.definition.id === step),
    );
    return isCompleted ? [`The step ${step} is completed.`] : [];
  });
}

/** Steps that no visitor passes after some answers, and that are not found. */
function comparedBounds(
  { findings }: Proof,
  { trials }: Everything,
  generated: GeneratedJourney,
): readonly string[] {
  const found = findings.flatMap((each) => (each.finding === 'impassable-step' ? [each.step] : []));
  return boundsAmong(trials, generated)
    .filter((id) => !found.includes(id))
    .map((id) => `That nobody passes ${id} after some answers was not found.`);
}

function idsOf({ path }: Pick<Walk, 'path'>): string {
  return path.map(({ step }) => step.definition.id).join();
}

/** Steps that no answers lead to, but that the proof takes for reachable. Those behind other such steps are not said. */
function missedSteps(
  { steps }: CompiledJourney,
  { findings, conditions }: Proof,
  { reached }: Everything,
): number {
  const found = findings.flatMap((each) => (each.finding === 'unreachable-step' ? [each.step] : []));
  const isNever = (id: string) =>
    conditions.some(({ place, held }) => place.of === 'step' && place.step.definition.id === id && !held);
  const left = steps.filter(({ definition: step }) => reached.has(step.id) && !step.final);
  const named = new Set([...entries(steps), ...left.flatMap((step) => successors(steps, step))]);
  return [...named].filter(
    ({ definition: { id } }) => !reached.has(id) && !isNever(id) && !found.includes(id),
  ).length;
}

function comparedEnds(
  { findings, undecided }: Proof,
  { stopped }: Everything,
  { steps, shared, results, replies, hasSums = false }: GeneratedJourney,
): readonly string[] {
  const changesAnswers = /"(set|clear)":/.test(JSON.stringify([steps, shared.sequences]));
  const found = findings.flatMap((each) => (each.finding === 'dead-end' ? [each.step] : []));
  const open = undecided.flatMap(({ step }) => (step === undefined ? [] : [step]));
  return [
    ...found.filter((id) => !stopped.has(id)).map((id) => `Something always follows ${id}.`),
    // Answers that actions set may lead to an end that no visitor's answers lead to: those are not all found.
    ...[...(changesAnswers ? [] : stopped)]
      .filter((id) => !found.includes(id) && !open.includes(id))
      .map((id) => `That nothing follows ${id} was not found.`),
    ...(results.length === 1 && !changesAnswers && !replies && !hasSums
      ? open.map((id) => `What follows ${id} was not decided.`)
      : []),
  ];
}

/** Whether the answers of a witness show what it is for. */
function replayed(
  journey: CompiledJourney,
  { scope }: ProofSurroundings,
  finding: ProofFinding,
): readonly string[] {
  if (finding.finding !== 'dead-end' && finding.finding !== 'round-trip') return [];
  const { steps, answers } = finding.witness;
  if (journey.sections.length > 0) return replayedWithSections(journey, scope, finding.witness);
  const walked = finding.finding === 'dead-end' ? pressEveryButton : walkWith;
  const walk = walked(journey, scope, answers);
  const { loop, finished } = walk;
  const isSame = idsOf(walk) === steps.join();
  const isShown = finding.finding === 'dead-end' ? finished && !loop : loop === finding.steps[0];
  return isSame && isShown ? [] : [`The witness ${JSON.stringify(finding.witness)} shows nothing.`];
}

/** Whether a visitor who has sent the steps of a witness, and left other sections, comes to its last step and no further. */
function replayedWithSections(
  journey: CompiledJourney,
  scope: ProofSurroundings['scope'],
  witness: ProblemWitness,
): readonly string[] {
  const { path, finished, loop } = walkWith(journey, scope, witness.answers, undefined, witness.steps);
  const taken = path.filter(({ step, complete }, at) => !step.section || complete || at === path.length - 1);
  const isSame = idsOf({ path: taken }) === witness.steps.join();
  return isSame && finished && !loop ? [] : [`The witness ${JSON.stringify(witness)} shows nothing.`];
}

/**
 * Compares loops that answers alone lead into. A reported loop must have no exit after the answers before it, and every
 * loop without an exit must be reported. Sums may seem to lead out of one.
 */
function comparedLoops(
  { findings }: Proof,
  { trials }: Everything,
  { results, hasSums = false }: GeneratedJourney,
  { steps }: CompiledJourney,
): readonly string[] {
  if (results.length > 1 || steps.some(({ onSubmit }) => onSubmit.length > 0)) return [];
  const found = new Set(findings.flatMap((each) => (each.finding === 'round-trip' ? [each.steps[0]] : [])));
  const looped = trials.filter(({ walk }) => walk.loop !== undefined);
  const trapped = (ids: ReadonlySet<string | undefined>, isTrapped: (trial: Trial) => boolean) =>
    new Set(
      looped
        .filter(({ walk }) => ids.has(walk.loop))
        .filter(isTrapped)
        .map(({ walk }) => walk.loop),
    );
  const shown = trapped(found, trapsAmong(trials, false));
  const all = new Set(looped.map(({ walk }) => walk.loop));
  return [
    ...[...found].filter((id) => !shown.has(id)).map((id) => `The loop at ${id} can be left.`),
    ...[...trapped(all, trapsAmong(trials, true))]
      .filter((id) => !found.has(id) && !hasSums)
      .map((id) => `The loop at ${id} was not found.`),
  ];
}
