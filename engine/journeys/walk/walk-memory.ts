import type { Answers } from '../../base/values/answers.ts';
import type { CompiledForm } from '../../forms/compile-form.ts';
import type { FormEvaluation, Surroundings } from '../../forms/evaluate-form.ts';
import type { FieldProblem } from '../../forms/validate-form.ts';
import type { JourneyState } from '../model/state.ts';
import { createValueIds, type ValueIds } from './value-ids.ts';

/** The inputs of a form's evaluation. */
export interface EvaluationInput {
  readonly before: Answers;
  readonly given: Answers;
  readonly surroundings: Surroundings;
}

/**
 * Walks and evaluations of forms, to use again in walks of the same journey in the same environment: code that tries
 * many visits, changes one answer and walks all steps before it again. It holds answers, so it is never kept for
 * visitors.
 */
export interface WalkMemory<Walk> {
  readonly walk: (state: JourneyState, walk: () => Walk) => Walk;
  /** The walk before, whose first steps another one may share. */
  readonly last: () => { readonly state: JourneyState; readonly walk: Walk } | undefined;
  readonly evaluation: (
    form: CompiledForm,
    input: EvaluationInput,
    evaluate: () => FormEvaluation,
  ) => FormEvaluation;
  readonly problems: (
    evaluation: FormEvaluation,
    validate: () => readonly FieldProblem[],
  ) => readonly FieldProblem[];
}

/** Most walks, and most evaluations of one form. The oldest are forgotten first. */
const mostRemembered = 1_000;

/** Creates the memory of one journey in one environment. */
export function createWalkMemory<Walk>(): WalkMemory<Walk> {
  const walks = new Map<string, Walk>();
  const evaluations = new Map<CompiledForm, Map<string, FormEvaluation>>();
  const problems = new WeakMap<FormEvaluation, readonly FieldProblem[]>();
  const idOf = createValueIds();
  let last: ReturnType<WalkMemory<Walk>['last']>;
  return {
    walk(state, makeWalk) {
      const walk = remembered(walks, keyOfState(state, idOf), makeWalk);
      last = { state, walk };
      return walk;
    },
    last: () => last,
    evaluation(form, input, evaluate) {
      const known = evaluations.get(form) ?? new Map<string, FormEvaluation>();
      evaluations.set(form, known);
      return remembered(known, keyOfInput(form, input, idOf), evaluate);
    },
    problems(evaluation, validate) {
      const known = problems.get(evaluation);
      if (known) return known;
      const found = validate();
      problems.set(evaluation, found);
      return found;
    },
  };
}

function remembered<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const same = known.get(key);
  if (same !== undefined) return same;
  const made = make();
  const [oldest] = known.size < mostRemembered ? [] : known.keys();
  if (oldest !== undefined) known.delete(oldest);
  known.set(key, made);
  return made;
}

/** A text that is equal for states with the same walk. Notices and the like are no part of it. */
function keyOfState(state: JourneyState, idOf: ValueIds): string {
  const { answers, results, bound, chosen, captured, completed, submitted } = state;
  const { run, ended, hasSiteToken } = state;
  const objects = [answers, results, bound, chosen, captured, completed, submitted];
  return [...objects.map(idOf), run, ended, hasSiteToken].join();
}

/**
 * A text that is equal for inputs of a form that give the same. Of what surrounds a form in one environment, only
 * results, sections, the session and the facts of earlier steps differ.
 */
function keyOfInput({ fields }: CompiledForm, input: EvaluationInput, idOf: ValueIds): string {
  const { before, given, surroundings } = input;
  const { results, section, session, previous } = surroundings;
  const objects = [before, results, section, session, previous?.facts, previous?.faultyFacts];
  const answers = fields.flatMap(({ names }) => names.map((name) => own(given, name) ?? null));
  return `${objects.map(idOf).join()} ${JSON.stringify(answers)}`;
}

function own(given: Answers, name: string) {
  return Object.hasOwn(given, name) ? given[name] : undefined;
}
