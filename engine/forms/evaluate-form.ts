import type { Option } from '#schemas';
import type { Answers, JsonValue } from '../answers/answers.ts';
import { answerNames, defaultOf } from '../answers/questions.ts';
import type { Problem } from '../problems/problem.ts';
import { evaluateRule } from '../rules/evaluation/compile.ts';
import { holds } from '../rules/evaluation/condition.ts';
import type { RuleScope } from '../rules/evaluation/scope.ts';
import type { CompiledField, CompiledForm } from './compile-form.ts';
import { optionsNow } from './field-options.ts';

/** What rules see besides the answers and the facts: the caller gives it once. */
export type Surroundings = Omit<RuleScope, 'answers' | 'facts'> & {
  /** Facts whose values are known; those that the form evaluates itself are evaluated anew. */
  readonly settled?: { readonly [name: string]: JsonValue | undefined };
  /** Settled facts that could not be evaluated. */
  readonly faultyFacts?: ReadonlyMap<string, Problem>;
};

/** Answers while they are gathered. */
interface OpenAnswers {
  [field: string]: JsonValue | undefined;
}

/** The form as it stands for the given answers. */
export interface FormEvaluation {
  /** Fields that are relevant, in order of appearance. */
  readonly relevant: readonly CompiledField[];
  /** The answers that count: those from before, and those of relevant fields that are of their field's type. */
  readonly answers: Answers;
  /** Answers of relevant fields that are not of their field's type. No rule sees them, and none of them is valid. */
  readonly unfit: Answers;
  readonly facts: { readonly [name: string]: JsonValue | undefined };
  /** What the form's other rules are evaluated against. */
  readonly scope: RuleScope;
  /** Facts that could not be evaluated, with the reason; they have no value. */
  readonly faultyFacts: ReadonlyMap<string, Problem>;
  /** Kept a fact, or whether a field is relevant, from being known. Such a form must not be accepted. */
  readonly fault: Problem | undefined;
}

/**
 * Decides which fields are relevant and which answers count. A field is relevant while its `when` is true;
 * unknown is not true.
 * @param before answers that count already, from the steps before
 * @param given what the visitor has answered on this form, relevant or not
 */
export function evaluateForm(
  form: CompiledForm,
  before: Answers,
  given: Answers,
  surroundings: Surroundings,
): FormEvaluation {
  const answers: OpenAnswers = { ...before };
  const unfit: OpenAnswers = {};
  for (const { field } of form.fields) for (const name of answerNames(field)) delete answers[name];
  const { settled, faultyFacts: faultyBefore, ...seen } = surroundings;
  const facts: { [name: string]: JsonValue | undefined } = { ...settled };
  const faultyFacts = new Map(faultyBefore);
  const scope: RuleScope = { ...seen, answers, facts };
  const relevant = new Set<CompiledField>();
  const faults: Problem[] = [];
  for (const node of form.order) {
    if (node.node === 'fact') {
      const { value, fault } = evaluateRule(node.rule, scope);
      if (fault) faultyFacts.set(node.name, fault);
      else faultyFacts.delete(node.name);
      facts[node.name] = value as JsonValue | undefined;
    } else if (node.compiled.when === undefined || holds(node.compiled.when, scope, faults)) {
      relevant.add(node.compiled);
      placeAnswers(node.compiled, given, answers, unfit);
    }
  }
  const shown = form.fields.filter((compiled) => relevant.has(compiled));
  const [fault] = [...faultyFacts.values(), ...faults];
  return { relevant: shown, answers, unfit, facts, scope, faultyFacts, fault };
}

/**
 * The evaluation with other answers to some of the relevant fields.
 * @param changed fields whose answers no rule of the form reads: nothing else follows from them
 */
export function withAnswers(
  evaluation: FormEvaluation,
  changed: Iterable<CompiledField>,
  given: Answers,
): FormEvaluation {
  const answers: OpenAnswers = { ...evaluation.answers };
  const unfit: OpenAnswers = { ...evaluation.unfit };
  for (const compiled of changed) {
    for (const name of answerNames(compiled.field)) {
      delete answers[name];
      delete unfit[name];
    }
    placeAnswers(compiled, given, answers, unfit);
  }
  return { ...evaluation, answers, unfit, scope: { ...evaluation.scope, answers } };
}

/** Puts the answers of a relevant field where rules see them, or apart when they are not of the field's type. */
function placeAnswers(
  { field, fits }: CompiledField,
  given: Answers,
  answers: OpenAnswers,
  unfit: OpenAnswers,
): void {
  for (const name of answerNames(field)) {
    const answer = Object.hasOwn(given, name) ? given[name] : undefined;
    if (answer === undefined || answer === null) continue;
    const isFit = name === field.name ? fits(answer) : typeof answer === 'string';
    (isFit ? answers : unfit)[name] = answer;
  }
}

/** The answers that a form starts out with. */
export function defaultAnswers(form: CompiledForm): Answers {
  const defaults: { [field: string]: JsonValue } = {};
  for (const { field } of form.fields) {
    const standsIn = defaultOf(field);
    if (standsIn !== undefined) defaults[field.name] = standsIn;
  }
  return defaults;
}

/**
 * Whether an answer is required just now.
 * @param faults receives the fault that kept this from being known
 */
export function isRequired(compiled: CompiledField, scope: RuleScope, faults?: Problem[]): boolean {
  return compiled.required !== undefined && holds(compiled.required, scope, faults);
}

/** The choices on offer just now, unavailable ones among them; empty for a field without choices. */
export function offeredOptions(compiled: CompiledField, scope: RuleScope): readonly Option[] {
  return compiled.options === undefined ? [] : optionsNow(compiled.options, scope);
}
