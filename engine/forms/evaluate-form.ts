import type { Option } from '#schemas';
import type { Answers, JsonValue } from '../answers/answers.ts';
import { answerNames, defaultOf } from '../answers/questions.ts';
import type { Problem } from '../problems/problem.ts';
import { evaluateRule } from '../rules/compile.ts';
import { holds } from '../rules/condition.ts';
import type { RuleScope } from '../rules/scope.ts';
import type { CompiledField, CompiledForm } from './compile-form.ts';
import { optionsNow } from './field-options.ts';

/** What rules see besides the answers and the facts: the caller gives it once. */
export type Surroundings = Omit<RuleScope, 'answers' | 'facts'> & {
  /** Facts whose values are known; those that the form evaluates itself are evaluated anew. */
  readonly settled?: { readonly [name: string]: JsonValue | undefined };
};

/** The form as it stands for the given answers. */
export interface FormEvaluation {
  /** Fields that are relevant, in order of appearance. */
  readonly relevant: readonly CompiledField[];
  /** The answers that count: those from before, and those of relevant fields. */
  readonly answers: Answers;
  readonly facts: { readonly [name: string]: JsonValue | undefined };
  /** What the form's other rules are evaluated against. */
  readonly scope: RuleScope;
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
  const answers: { [field: string]: JsonValue | undefined } = { ...before };
  for (const { field } of form.fields) for (const name of answerNames(field)) delete answers[name];
  const { settled, ...seen } = surroundings;
  const facts: { [name: string]: JsonValue | undefined } = { ...settled };
  const scope: RuleScope = { ...seen, answers, facts };
  const relevant = new Set<CompiledField>();
  const faults: Problem[] = [];
  for (const node of form.order) {
    if (node.node === 'fact') {
      const { value, fault } = evaluateRule(node.rule, scope);
      if (fault) faults.push(fault);
      facts[node.name] = value as JsonValue | undefined;
    } else if (node.compiled.when === undefined || holds(node.compiled.when, scope, faults)) {
      relevant.add(node.compiled);
      for (const name of answerNames(node.compiled.field)) {
        const answer = Object.hasOwn(given, name) ? given[name] : undefined;
        if (answer !== undefined && answer !== null) answers[name] = answer;
      }
    }
  }
  const shown = form.fields.filter((compiled) => relevant.has(compiled));
  return { relevant: shown, answers, facts, scope, fault: faults[0] };
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
