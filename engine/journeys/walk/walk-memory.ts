import type { Answers } from '../../answers/answers.ts';
import type { CompiledForm } from '../../forms/compile-form.ts';
import type { FormEvaluation, Surroundings } from '../../forms/evaluate-form.ts';
import type { FieldProblem } from '../../forms/validate-form.ts';

/** The inputs of a form's evaluation. */
export interface EvaluationInput {
  readonly before: Answers;
  readonly given: Answers;
  readonly surroundings: Surroundings;
}

/**
 * Evaluations of forms, to use again in walks of the same journey in the same environment: whoever tries many
 * visits, changes one answer and walks all steps before it again. It holds answers, so it is never kept for visitors.
 */
export interface WalkMemory {
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

/** Most evaluations of one form: more are rarely the same. */
const mostRemembered = 8;

/** Creates the memory of one journey in one environment. */
export function createWalkMemory(): WalkMemory {
  const evaluations = new Map<
    CompiledForm,
    { readonly input: EvaluationInput; readonly evaluation: FormEvaluation }[]
  >();
  const problems = new WeakMap<FormEvaluation, readonly FieldProblem[]>();
  return {
    evaluation(form, input, evaluate) {
      const known = evaluations.get(form) ?? [];
      const same = known.find((each) => isSameInput(form, each.input, input));
      if (same) return same.evaluation;
      const evaluation = evaluate();
      evaluations.set(form, [{ input, evaluation }, ...known.slice(0, mostRemembered - 1)]);
      return evaluation;
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

/** Whether two inputs of a form in one environment give the same. Only results and the session differ there. */
function isSameInput(form: CompiledForm, one: EvaluationInput, other: EvaluationInput): boolean {
  const [old, now] = [one.surroundings, other.surroundings];
  return (
    old.results === now.results &&
    old.previous?.facts === now.previous?.facts &&
    old.previous?.faultyFacts === now.previous?.faultyFacts &&
    hasSameMembers(old.session, now.session) &&
    hasSameMembers(one.before, other.before) &&
    form.fields.every(({ names }) =>
      names.every((name) => Object.is(own(one.given, name), own(other.given, name))),
    )
  );
}

function hasSameMembers(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const [old, now] = [Object.entries(one ?? {}), Object.entries(other ?? {})];
  const members = new Map(now);
  return old.length === now.length && old.every(([name, value]) => Object.is(value, members.get(name)));
}

function own(given: Answers, name: string) {
  return Object.hasOwn(given, name) ? given[name] : undefined;
}
