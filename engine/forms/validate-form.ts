import type { Field, Messages } from '#schemas';
import { oversize } from '../answers/answer-size.ts';
import type { JsonValue } from '../answers/answers.ts';
import { labelOf, messagesOf, summaryMessagesOf } from '../answers/questions.ts';
import type { Problem } from '../problems/problem.ts';
import { evaluateRule } from '../rules/evaluation/compile.ts';
import { textGiven } from '../rules/evaluation/condition.ts';
import type { RuleScope } from '../rules/evaluation/scope.ts';
import { keywordOfType } from './answer-type.ts';
import type { CompiledField } from './compile-form.ts';
import { type FormEvaluation, isRequired } from './evaluate-form.ts';
import { choosableIds } from './field-options.ts';

/**
 * A keyword of JSON Schema that an answer can fail, `check` for one of the field's own checks, or `fault` when a rule
 * about the answer could not be evaluated.
 */
export type FailedKeyword = keyof Messages | 'check';

/** A validation error of one answer. */
export interface FieldProblem {
  readonly field: string;
  readonly keyword: FailedKeyword;
  /** Message shown to the visitor. */
  readonly message: string;
  /** Message in the error summary, where it differs. */
  readonly summary?: string;
}

/**
 * Which keywords of a field's constraint a value fails; empty when it holds.
 * On the server Ajv answers, in the browser the code Ajv generated when the form was published.
 */
export type ConstraintChecker = (field: string, value: JsonValue) => readonly string[];

export interface ValidationRules {
  readonly constraints: ConstraintChecker;
  /** Messages for keywords a field has none for. */
  readonly fallbackMessages: Messages;
  /** While nothing has been sent, checks that wait for it are left out. */
  readonly isUnsent?: boolean;
}

/** The first problem of each relevant field, in order of appearance. */
export function validateForm(evaluation: FormEvaluation, rules: ValidationRules): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const compiled of evaluation.relevant) {
    const problem = validateField(compiled, evaluation, rules);
    if (problem) problems.push(problem);
  }
  return problems;
}

/** The first problem of one relevant field, or undefined. */
export function validateField(
  compiled: CompiledField,
  { answers, unfit, scope }: FormEvaluation,
  rules: ValidationRules,
): FieldProblem | undefined {
  const { field } = compiled;
  const answer = answers[field.name] ?? unfit[field.name];
  const faults: Problem[] = [];
  if (answer === undefined) {
    const isMissing = isRequired(compiled, scope, faults);
    const failed = faults.length > 0 ? 'fault' : isMissing ? 'required' : undefined;
    return failed && problemOf(field, failed, rules.fallbackMessages);
  }
  const failed = failedKeywords(compiled, answer, scope, rules.constraints);
  const first = firstByMessage(field, failed);
  if (first !== undefined) return problemOf(field, first, rules.fallbackMessages);
  const checks = rules.isUnsent ? compiled.checks.filter(({ onceSent }) => !onceSent) : compiled.checks;
  for (const { that, message } of checks) {
    const { value, fault } = evaluateRule(that, scope);
    if (fault) return problemOf(field, 'fault', rules.fallbackMessages);
    if (value === false) {
      return { field: field.name, keyword: 'check', message: textGiven(message, scope) ?? labelOf(field) };
    }
  }
  return undefined;
}

function failedKeywords(
  compiled: CompiledField,
  answer: JsonValue,
  scope: RuleScope,
  constraints: ConstraintChecker,
): readonly string[] {
  const { field, type, fits } = compiled;
  const oversized = oversize(field, answer);
  if (oversized !== undefined) return [type.kind === 'date' ? keywordOfType(type) : oversized];
  const failed = 'value' in field && field.value ? [...constraints(field.name, answer)] : [];
  const faults: Problem[] = [];
  if (!isOffered(compiled, answer, scope, faults)) failed.push(faults.length > 0 ? 'fault' : 'enum');
  else if (!fits(answer)) failed.push(keywordOfType(type));
  return failed;
}

/** Whether every chosen option can be chosen; true for a field without choices. */
function isOffered(compiled: CompiledField, answer: JsonValue, scope: RuleScope, faults: Problem[]): boolean {
  if (compiled.options === undefined) return true;
  const offered = choosableIds(compiled.options, scope, faults);
  const chosen = Array.isArray(answer) ? answer : [answer];
  return chosen.every((id) => offered.has(String(id)));
}

/** The author's order of messages is the order of what to say first. */
function firstByMessage(field: Field, failed: readonly string[]): string | undefined {
  return Object.keys(messagesOf(field)).find((keyword) => failed.includes(keyword)) ?? failed[0];
}

function problemOf(field: Field, keyword: string, fallback: Messages): FieldProblem {
  const known = keyword as keyof Messages;
  const summary = ownMessage(summaryMessagesOf(field), known);
  return {
    field: field.name,
    keyword: known,
    message: ownMessage(messagesOf(field), known) ?? fallback[known] ?? labelOf(field),
    ...(summary !== undefined && { summary }),
  };
}

/** An option that cannot be chosen reads as if none was, unless the field says otherwise. */
function ownMessage(messages: Messages, keyword: keyof Messages): string | undefined {
  return messages[keyword] ?? (keyword === 'enum' ? messages.required : undefined);
}
