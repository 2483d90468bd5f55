import {
  areFixed,
  type CompiledField,
  type CompiledJourney,
  type CompiledStep,
  choosableIds,
  type ProblemWitness,
} from '#engine';
import { holds, readCall, type VisitedStep } from '#engine/parts';
import { refusingSteps } from './domains/refusing-steps.ts';
import { canBeWalked } from './exploration/completions.ts';
import type { Outcomes } from './exploration/conditions.ts';
import type { Exploration, KnownSteps } from './exploration/exploration.ts';
import { fieldConditions, type JourneyModel, type ProofSurroundings } from './exploration/journey-model.ts';
import { isByAnswersAlone, type Path } from './exploration/path.ts';
import { refusedAfterAnswers } from './refused-after-answers.ts';
import { combinations } from './values/choices.ts';
import { findWitnessAt, mostPaths } from './witness.ts';

/** Maximum number of combinations of earlier answers that are tried for one path. */
const mostToldApart = 200;

/** A step that no visitor can complete, or no visitor who gave certain answers before it. */
export interface ImpassableStep {
  readonly step: string;
  /** The question that must be answered and offers nothing to choose, if that is why. */
  readonly question?: string;
  /** Whether no earlier answers make a difference. */
  readonly isAlways: boolean;
  readonly witness?: ProblemWitness;
}

/** Finds the steps that no visitor can complete, or no visitor who gave certain answers before. */
export function impassableSteps(
  model: JourneyModel,
  surroundings: ProofSurroundings,
  known: KnownSteps,
  exploration: Exploration,
  conditions: readonly Outcomes[],
): readonly ImpassableStep[] {
  const { journey } = model;
  const never = refusedToAll(journey, surroundings, known, exploration, conditions);
  return journey.steps.flatMap((step): readonly ImpassableStep[] => {
    const { id } = step.definition;
    const isAlways = never.includes(step);
    const empty = known.mayBeLeftEarly(step) ? undefined : withoutOptions(model, step, exploration.paths);
    if (empty) return [{ step: id, isAlways, ...empty }];
    const path = exploration.reached.get(id);
    if (isAlways) {
      const witness = path && findWitnessAt(model, path);
      return [{ step: id, isAlways, ...(witness && { witness }) }];
    }
    const after = refusesAll(conditions, step)
      ? undefined
      : refusedAfterAnswers(model, known, step, exploration.paths);
    return after ? [{ step: id, isAlways, witness: after }] : [];
  });
}

/** Steps that no visitor can complete. Leaves out those with a check that refuses every answer: that check is reported. */
function refusedToAll(
  journey: CompiledJourney,
  surroundings: ProofSurroundings,
  known: KnownSteps,
  { refusing, reached, isComplete }: Exploration,
  conditions: readonly Outcomes[],
): readonly CompiledStep[] {
  const judged = refusingSteps(journey, surroundings, known);
  const all = journey.steps.filter(
    (step) =>
      (isComplete && refusing.includes(step)) || (judged.includes(step) && !known.mayBeLeftEarly(step)),
  );
  return all.filter(
    (step) => reached.has(step.definition.id) && !step.definition.final && !refusesAll(conditions, step),
  );
}

/** Whether one check of a step refuses every answer, which is reported itself. */
function refusesAll(conditions: readonly Outcomes[], step: CompiledStep): boolean {
  return conditions.some(({ place, held }) => place.of === 'check' && place.step === step && !held);
}

/** A question of a step that offers nothing to choose after some answers, and those answers. */
function withoutOptions(
  model: JourneyModel,
  step: CompiledStep,
  paths: readonly Path[],
): { readonly question: string; readonly witness: ProblemWitness } | undefined {
  const asked = step.form.fields.filter(
    (field) =>
      field.required &&
      field.options &&
      !areFixed(field.options) &&
      (model.decidesOptions(field) || listOffered(field) !== undefined),
  );
  if (asked.length === 0) return undefined;
  const lists = asked.flatMap((field) => listOffered(field) ?? []);
  const read = [...new Set([...model.variablesRead(asked.flatMap(fieldConditions)), ...lists])];
  const here = paths.filter(
    ({ steps: walked, chosen }) => walked.at(-1) === step && isByAnswersAlone(chosen),
  );
  for (const path of here.slice(0, mostPaths).flatMap((each) => toldApart(model, each, read))) {
    // The offers of the items of a list are decided by the walk alone.
    if (lists.length === 0 && canBeWalked(model, path)) continue;
    let question: string | undefined;
    const witness = findWitnessAt(model, path, (visited) => {
      question = asked.find((field) => isRequiredAndEmpty(field, visited))?.field.name;
      return question !== undefined;
    });
    if (witness && question !== undefined) return { question, witness };
  }
  return undefined;
}

/** The path of the answer whose items a question offers, such as `answers.members`. */
function listOffered({ options }: CompiledField): string | undefined {
  const call = options?.options === 'computed' ? readCall(options.each.source) : undefined;
  const [path, ...others] = call?.name === 'var' ? call.args : [];
  const isAnswer = typeof path === 'string' && /^answers\.\w+$/.test(path) && others.length === 0;
  return isAnswer ? path : undefined;
}

/** A path for each combination of the answers given before its last step that are read there, if they are few. */
function toldApart(model: JourneyModel, path: Path, read: readonly string[]): readonly Path[] {
  const before = path.steps.slice(0, -1);
  const unread = read.flatMap((key) => {
    const [, name] = /^answers\.([^|]*)$/.exec(key) ?? [];
    if (name === undefined || path.chosen.has(key)) return [];
    const isGiven = before.some(({ form }) => model.holder(form, name) !== undefined);
    return isGiven ? [[key, model.answerValues(name)] as const] : [];
  });
  const sets = combinations(unread, mostToldApart) ?? [];
  return sets.map((set) => ({ ...path, chosen: new Map([...path.chosen, ...set]) }));
}

function isRequiredAndEmpty(compiled: CompiledField, { evaluation }: VisitedStep): boolean {
  const { options, required } = compiled;
  const { scope } = evaluation;
  if (
    !evaluation.relevant.includes(compiled) ||
    options === undefined ||
    required === undefined ||
    !holds(required, scope)
  )
    return false;
  return choosableIds(options, scope).size === 0;
}
