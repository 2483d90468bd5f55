import { areFixed, type CompiledField, type CompiledStep } from '#engine';
import { type Assignment, type Choices, enumerate, textOf, union } from '../values/choices.ts';
import { mayRefuseItems } from '../values/lists-of-items.ts';
import { fieldConditions, type JourneyModel } from './journey-model.ts';
import { isLive, type LiveVariables, liveIn, liveKey } from './liveness.ts';
import { isByAnswersAlone, type Path } from './path.ts';
import { positionOf, positionsOf, SymbolicState } from './symbolic-state.ts';

/** Number of sets of answers that are tried for one step before it is taken to be one that can be passed. */
const mostTries = 1_000;

/** Completes the steps of one exploration. */
export type Completions = (path: Path) => readonly Assignment[];

/**
 * Finds values with which a visitor completes the last step of a path: one set for each that differs in variables that
 * are live afterwards. The values of the path if too many are tried; none if no answers complete the step.
 * @param after the live variables of the rules that are asked when a step is left, or later
 */
export function createCompletions(
  model: JourneyModel,
  after: (step: CompiledStep) => LiveVariables,
): Completions {
  const { steps } = model.journey;
  const refusals = new Map(steps.map((step) => [step, refusalsOf(model, step, after(step))] as const));
  return (path) => {
    const { assigned } = path;
    const step = path.steps.at(-1);
    const refusing = step && refusals.get(step);
    if (!step || !refusing || refusing.fields.length === 0) return [assigned];
    const key = liveKey(model, path, refusing.read);
    let sets = refusing.known.get(key);
    if (sets === undefined) {
      const read = [...assigned].filter(([key]) => isLive(key, refusing.read));
      sets = setsFrom(new Map(read), model, path, refusing);
      refusing.known.set(key, sets);
    }
    return sets.map((set) => union(assigned, set));
  };
}

/** Fields of a step that may refuse every answer. */
interface Refusals {
  readonly fields: readonly CompiledField[];
  /** Everything that they read. */
  readonly read: LiveVariables;
  /** The values that matter after each: to the fields after it, and when the step is left. */
  readonly later: readonly (readonly LiveVariables[])[];
  /** The sets found before, by the values and steps that the fields read. */
  readonly known: Map<string, readonly Assignment[]>;
}

function refusalsOf(model: JourneyModel, step: CompiledStep, after: LiveVariables): Refusals {
  const fields = fieldsThatMayRefuse(model, step);
  const later = fields.map((_, index) => [after, liveInFields(model, fields.slice(index + 1))]);
  return { fields, read: liveInFields(model, fields), later, known: new Map() };
}

/** Completes a step field by field, and tells the sets apart by the live variables. */
function setsFrom(
  start: Assignment,
  model: JourneyModel,
  path: Path,
  { fields, later }: Refusals,
): readonly Assignment[] {
  const positions = positionsOf(model.journey.steps, path);
  const at = positionOf(path.steps.at(-1), positions);
  let left = mostTries;
  let sets: readonly Assignment[] = [start];
  for (const [index, field] of fields.entries()) {
    const found = new Map<string, Assignment>();
    const run = (choices: Choices): void => {
      new SymbolicState(model, choices, positions, undefined, path.open).answerIn(field, at);
    };
    for (const set of sets) {
      for (const { chosen } of enumerate(set, run, () => left-- > 0)) {
        const assigned = union(set, chosen);
        const distinguishing = [...assigned].filter(([key]) =>
          later[index]?.some((live) => isLive(key, live)),
        );
        const key = textOf(distinguishing);
        const known = found.get(key);
        if (!known || (!isByAnswersAlone(known) && isByAnswersAlone(assigned))) found.set(key, assigned);
      }
    }
    if (left < 0) return [start];
    sets = [...found.values()];
  }
  return sets;
}

/** Whether some answers complete every step of a path as it was chosen. Undecided counts as yes. */
export function canBeWalked(model: JourneyModel, path: Path): boolean {
  const { steps: walked, open, chosen } = path;
  const refusing = walked.map((step) => [step, fieldsThatMayRefuse(model, step)] as const);
  if (refusing.every(([, fields]) => fields.length === 0)) return true;
  const positions = positionsOf(model.journey.steps, path);
  let left = mostTries;
  const run = (choices: Choices): void => {
    const state = new SymbolicState(model, choices, positions, undefined, open);
    for (const [step, fields] of refusing) {
      const at = positionOf(step, positions);
      for (const field of fields) state.answerIn(field, at);
    }
  };
  const tries = enumerate(chosen, run, () => left-- > 0);
  return tries.next().done !== true || left < 0;
}

/** Fields whose checks or options may refuse every answer, depending on other answers, though some sample fits the field. */
function fieldsThatMayRefuse(
  { answerValues, admits, decidesItems }: JourneyModel,
  { form }: CompiledStep,
): readonly CompiledField[] {
  return form.fields
    .filter(
      (field) =>
        field.checks.length > 0 ||
        (field.options && !areFixed(field.options)) ||
        (mayRefuseItems(field) && decidesItems(field)),
    )
    .filter((compiled) =>
      answerValues(compiled.field.name).some((value) => value !== undefined && admits(compiled, value)),
    );
}

/** The answers of fields, and everything that can matter to their rules. */
function liveInFields(model: JourneyModel, fields: readonly CompiledField[]): LiveVariables {
  const live = liveIn(model, fields.flatMap(fieldConditions));
  const own = fields.map(({ field }) => `answers.${field.name}`);
  return { ...live, variables: new Set([...live.variables, ...own]) };
}
