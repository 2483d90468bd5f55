import {
  type CompiledField,
  type CompiledStep,
  type JsonValue,
  newState,
  type ProblemWitness,
  stepNamed,
  visitTo,
  type Walk,
  walkJourney,
} from '#engine';
import type { VisitedStep } from '#engine/parts';
import { sampleAnswers } from '../constraints/samples/sample-answers.ts';
import { answersAfterPresses, changesAnswers } from './after-presses.ts';
import { isEmptyList, type JourneyModel } from './exploration/journey-model.ts';
import type { Path } from './exploration/path.ts';
import { positionsOf, SymbolicState } from './exploration/symbolic-state.ts';
import { type Choices, enumerate } from './values/choices.ts';
import { givenValues } from './values/given-values.ts';
import { otherText } from './values/representatives.ts';
import { validationOf } from './visits/visit-environment.ts';

/** Number of paths that are tried for one finding. */
export const mostPaths = 20;

/** Number of sets of answers that are tried for one path. */
const mostTries = 300;

/** Conditions that a walk along a path must meet, and the values that count in it. */
interface Ending {
  /** The step that the path leads back to. */
  readonly back?: CompiledStep | undefined;
  /** Whether a walk that begins with the path shows what is claimed; it may go on after the path. */
  readonly confirms?: (walk: Walk) => boolean;
  /** Whether what the actions of its steps set and clear counts. */
  readonly isPressed?: boolean;
}

/**
 * Finds answers, and the results and settings that go with them, with which the walk itself ends at the last step
 * of a path, or leads back from there. Undefined when none are found: the path may need a text that no sample fits.
 */
export function findWitness(
  model: JourneyModel,
  path: Path,
  ending: Ending = {},
): ProblemWitness | undefined {
  for (const witness of candidates(model, path, path.steps))
    if (endsThere(model, path, witness, ending)) return witness;
  return undefined;
}

/** The witness of the first path that has one, as of `findWitness`. */
export function firstWitness(
  model: JourneyModel,
  paths: readonly Path[],
  back?: CompiledStep,
): ProblemWitness | undefined {
  for (const path of paths.slice(0, mostPaths)) {
    const witness = findWitness(model, path, { back });
    if (witness) return witness;
  }
  return undefined;
}

/**
 * Finds answers, and the results and settings that go with them, with which a visitor stands at the last step of a
 * path. Of that step itself, the answers that were chosen on the path.
 *
 * @param confirms whether the step shows what is claimed, as the visitor finds it
 */
export function findWitnessAt(
  model: JourneyModel,
  path: Path,
  confirms: (step: VisitedStep) => boolean = () => true,
): ProblemWitness | undefined {
  const { steps: walked, chosen } = path;
  const step = walked.at(-1);
  if (step === undefined) return undefined;
  const asked = step.form.fields.map((field) => [field, chosen.get(`answers.${field.field.name}`)] as const);
  const there = answersThatCanBeGiven(
    model,
    asked.filter(([field, value]) => value !== undefined && model.admits(field, value)),
  );
  for (const witness of candidates(model, path, walked.slice(0, -1))) {
    const walk = walkWith(model, witness, witness.steps.slice(0, -1));
    const at = walk.path.findIndex((visited) => visited.step === step);
    const here = walk.path[at];
    if (here === undefined || here.complete || walk.fault) continue;
    const taken = walk.path.slice(0, at + 1);
    if (idsOf({ path: taken }) === witness.steps.join() && confirms(here))
      return { ...witness, answers: { ...there, ...witness.answers } };
  }
  return undefined;
}

/** Answers that visitors may give who complete some steps of a path. */
function* candidates(
  model: JourneyModel,
  { steps: walked, open, chosen }: Path,
  completed: Path['steps'],
): Iterable<ProblemWitness> {
  const given = givenValues(chosen);
  if (given === undefined) return;
  const { results, settings } = given;
  const positions = positionsOf(model.journey.steps, { steps: completed, open });
  const answersIn = (choices: Choices): Answered => {
    const state = new SymbolicState(model, choices, positions, undefined, open);
    return positions.flatMap(({ step, optional }, at) =>
      optional ? [] : step.form.fields.map((compiled) => [compiled, state.answerIn(compiled, at)] as const),
    );
  };
  let left = mostTries;
  for (const { result } of enumerate(chosen, answersIn, () => left-- > 0)) {
    const answers = answersThatCanBeGiven(model, result);
    if (answers === undefined) continue;
    yield {
      steps: walked.map(({ definition: step }) => step.id),
      answers,
      ...(Object.keys(results).length > 0 && { results }),
      ...(Object.keys(settings).length > 0 && { settings }),
    };
  }
}

type Answered = readonly (readonly [CompiledField, unknown])[];

/** Replaces values that no visitor can give: representatives of texts, and the empty list that an action gives. */
function answersThatCanBeGiven(model: JourneyModel, given: Answered): ProblemWitness['answers'] | undefined {
  const answers: { [name: string]: JsonValue } = {};
  for (const [compiled, value] of given) {
    if (value === undefined) continue;
    const sampled = sampleOf(model, compiled, value);
    if (sampled === undefined) return undefined;
    answers[compiled.field.name] = sampled as JsonValue;
  }
  return answers;
}

function sampleOf(model: JourneyModel, compiled: CompiledField, value: unknown): unknown {
  if (value === otherText) {
    const samples = sampleAnswers(compiled, undefined, model.surroundings.scope.now);
    return samples.find((each) => typeof each === 'string');
  }
  const { name, ...field } = compiled.field;
  if (compiled.items && Array.isArray(value)) return itemsThatCanBeGiven(model, compiled, value);
  if (!isEmptyList(value) || 'default' in field) return value;
  return model.answerValues(name).find((each) => Array.isArray(each) && !isEmptyList(each));
}

function itemsThatCanBeGiven(
  model: JourneyModel,
  { items }: CompiledField,
  given: readonly { readonly [name: string]: unknown }[],
): unknown {
  const questions = items?.form.fields ?? [];
  const sampled = given.map((item) =>
    Object.entries(item).map(([name, value]) => {
      const question = questions.find(({ field }) => field.name === name);
      return [name, question ? sampleOf(model, question, value) : value] as const;
    }),
  );
  const isWhole = sampled.flat().every(([, value]) => value !== undefined);
  return isWhole ? sampled.map((item) => Object.fromEntries(item)) : undefined;
}

/** Whether the walk through the journey, with what a witness gives, ends where the path does. */
function endsThere(
  model: JourneyModel,
  { steps: walked }: Path,
  witness: ProblemWitness,
  { back, confirms, isPressed = true }: Ending,
): boolean {
  const { steps } = witness;
  if (isPressed && !leadsOnAtEachPress(model, witness)) return false;
  // The conditions of the last step are asked before its press sets anything.
  const pressed = confirms ? steps.slice(0, -1) : steps;
  const walk = walkWith(model, witness, steps, isPressed ? pressed : []);
  if (confirms) {
    const isBegun = idsOf(walk, walked.length) === steps.join();
    const last = visitTo(walk.path, steps.at(-1));
    return isBegun && last?.complete === true && !walk.fault && confirms(walk);
  }
  const isThere = back ? walk.loop === back.definition.id : walk.finished && !walk.loop;
  // After a loop in a section the walk goes on with other sections.
  const count = back ? steps.length : undefined;
  return isThere && !walk.fault && idsOf(walk, count) === steps.join();
}

/** Whether each step whose button sets or clears answers is followed by the next one, before a later button does more. */
function leadsOnAtEachPress(model: JourneyModel, witness: ProblemWitness): boolean {
  const { steps } = witness;
  return steps.slice(0, -1).every((id, at) => {
    const step = stepNamed(model.journey, id);
    if (step === undefined || !changesAnswers(model, step)) return true;
    const walk = walkWith(model, witness, steps.slice(0, at + 1));
    return idsOf(walk, at + 2) === steps.slice(0, at + 2).join();
  });
}

/** The steps of a path but for those at which a section was left, unless it ends there. */
function idsOf({ path }: Pick<Walk, 'path'>, count?: number): string {
  return path
    .filter(({ step, complete }, index) => !step.section || complete || index === path.length - 1)
    .slice(0, count)
    .map(({ step }) => step.definition.id)
    .join();
}

/**
 * The walk of a visitor who has completed some steps with what a witness gives.
 * @param pressed the steps whose actions were performed
 */
function walkWith(
  model: JourneyModel,
  { answers, results = {}, settings }: ProblemWitness,
  completed: readonly string[],
  pressed = completed,
): Walk {
  const { journey, surroundings } = model;
  const state = {
    ...newState('proof'),
    answers,
    results,
    completed: [...completed],
    submitted: [...completed],
  };
  const environment = {
    surroundings: { ...surroundings.scope, ...(settings && { settings }) },
    validation: validationOf(journey),
  };
  const steps = pressed.flatMap((id) => stepNamed(journey, id) ?? []);
  const after = answersAfterPresses(model, state, steps, environment);
  return walkJourney(journey, { ...state, answers: after }, environment);
}
