import type { Field, Messages } from '#schemas';
import type { Problem } from '../base/problems/problem.ts';
import type { JsonValue } from '../base/values/answers.ts';
import { evaluateRule } from '../rules/evaluation/compile.ts';
import { textGiven } from '../rules/evaluation/condition.ts';
import type { RuleScope } from '../rules/runtime/scope.ts';
import { keywordOfType } from './answer-type.ts';
import { oversize } from './answers/answer-size.ts';
import { limitPlace } from './answers/limits.ts';
import { itemsOf } from './answers/list-items.ts';
import { messagesOf, summaryMessagesOf } from './answers/questions.ts';
import type { CompiledField } from './compile-form.ts';
import { type Constraint, constraintOf } from './constraints/field-constraints.ts';
import { type FormEvaluation, type ItemEvaluation, isRequired, itemTitle } from './evaluate-form.ts';
import { choosableIds } from './field-options.ts';
import { labelNow } from './field-words.ts';
import { declarationOf } from './fields/field-registry.ts';
import { entryName } from './fields/list-item.ts';

/**
 * A JSON Schema keyword, `check` for one of the field's own checks, `section` where one must be complete first,
 * or `fault` when a rule about the answer could not be evaluated.
 */
type FailedKeyword = keyof Messages | 'check' | 'section';

/** A validation error of one answer. */
export interface FieldProblem {
  readonly field: string;
  readonly keyword: FailedKeyword;
  /** Message shown to the visitor. */
  readonly message: string;
  /** Message in the error summary, if it differs. */
  readonly summary?: string;
  /** Heading of the item that it is about, in a list. */
  readonly item?: string;
  /** The part of the field that it is about: a section of a task list. */
  readonly part?: string;
}

/**
 * The keywords of a field's constraint that a value fails; empty for a valid value. Implemented by Ajv on the
 * server, and by code that Ajv generated at publishing in the browser.
 */
export type ConstraintChecker = (field: string, value: JsonValue) => readonly string[];

export interface ValidationRules {
  readonly constraints: ConstraintChecker;
  /** Messages for keywords without a message in the field. */
  readonly fallbackMessages: Messages;
  /** Message about a section, named {title}, that is not complete. */
  readonly openSection?: string;
  /** True before the first submission: checks marked `onceSent` are skipped. */
  readonly isUnsent?: boolean;
}

/** The first problem of each relevant field, in order of appearance. */
export function validateForm(evaluation: FormEvaluation, rules: ValidationRules): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const compiled of evaluation.relevant) {
    const problem = validateField(compiled, evaluation, rules);
    if (problem) problems.push(problem);
    for (const item of evaluation.items[compiled.field.name] ?? [])
      problems.push(...validateItem(compiled, item, evaluation, rules));
  }
  return problems;
}

/** The first problem of each relevant question of an item. */
export function validateItem(
  list: CompiledField,
  item: ItemEvaluation,
  { scope: outer }: Pick<FormEvaluation, 'scope'>,
  rules: ValidationRules,
): readonly FieldProblem[] {
  const { name } = list.field;
  const scope = { ...outer, item: item.answers };
  const constraints: ConstraintChecker = (inner, value) => rules.constraints(`${name}.${inner}`, value);
  return item.relevant.flatMap((compiled) => {
    const problem = validateField(compiled, { ...item, scope }, { ...rules, constraints });
    if (problem === undefined) return [];
    return [
      {
        ...problem,
        field: entryName(name, item.id, problem.field),
        item: itemTitle(list, { ...item, scope }),
      },
    ];
  });
}

/** The first problem of one relevant field, or undefined. */
export function validateField(
  compiled: CompiledField,
  { answers, unfit, scope }: Pick<FormEvaluation, 'answers' | 'unfit' | 'scope'>,
  rules: ValidationRules,
): FieldProblem | undefined {
  const { field } = compiled;
  const answer = answers[field.name] ?? unfit[field.name];
  const faults: Problem[] = [];
  if (answer === undefined) {
    const isMissing = isRequired(compiled, scope, faults);
    const keyword = itemsOf(field) ? 'minItems' : 'required';
    const failed = faults.length > 0 ? 'fault' : isMissing ? keyword : undefined;
    return failed && problemOf(compiled, failed, scope, rules.fallbackMessages);
  }
  const failed = failedKeywords(compiled, answer, scope, rules.constraints);
  const first = firstByMessage(field, failed);
  if (first !== undefined) return problemOf(compiled, first, scope, rules.fallbackMessages);
  const checks = rules.isUnsent ? compiled.checks.filter(({ onceSent }) => !onceSent) : compiled.checks;
  for (const check of checks) {
    const { value, fault } = evaluateRule(check.that, scope);
    if (fault) return problemOf(compiled, 'fault', scope, rules.fallbackMessages);
    if (value === false) return problemOfCheck(compiled, check, scope, rules.fallbackMessages);
  }
  return undefined;
}

/** The problem of an answer that violates a check, or is beyond a limit that is worked out. */
function problemOfCheck(
  compiled: CompiledField,
  { keyword, message, summary }: CompiledField['checks'][number],
  scope: RuleScope,
  fallback: Messages,
): FieldProblem {
  const { name } = compiled.field;
  const shown = textGiven(message, scope);
  if (keyword === undefined)
    return { field: name, keyword: 'check', message: shown ?? labelNow(compiled, scope) };
  const inSummary = textGiven(summary, scope);
  return {
    field: name,
    keyword,
    message: shown ?? fallback[keyword] ?? labelNow(compiled, scope),
    ...(inSummary !== undefined && { summary: inSummary }),
  };
}

function failedKeywords(
  compiled: CompiledField,
  answer: JsonValue,
  scope: RuleScope,
  constraints: ConstraintChecker,
): readonly string[] {
  const { field, type, fits } = compiled;
  const own = declarationOf(field).answer?.fault?.(answer, field);
  if (own !== undefined) return [own];
  const oversized = oversize(field, answer);
  if (oversized !== undefined) return [type.kind === 'date' ? keywordOfType(type) : oversized];
  const failed = [...constraints(field.name, answer)];
  const faults: Problem[] = [];
  if (!isOffered(compiled, answer, scope, faults)) failed.push(faults.length > 0 ? 'fault' : 'enum');
  // Of choices that are all offered, only an exclusive one among others does not fit.
  else if (!fits(answer))
    failed.push(Array.isArray(answer) && type.kind === 'list' ? 'exclusive' : keywordOfType(type));
  return failed;
}

/** Whether every chosen option is available; true for a field without options. */
function isOffered(compiled: CompiledField, answer: JsonValue, scope: RuleScope, faults: Problem[]): boolean {
  if (compiled.options === undefined) return true;
  const offered = choosableIds(compiled.options, scope, faults);
  const chosen = Array.isArray(answer) ? answer : [answer];
  return chosen.every((id) => offered.has(String(id)));
}

/** The order of the author's messages is their priority. */
function firstByMessage(field: Field, failed: readonly string[]): string | undefined {
  return Object.keys(messagesOf(field)).find((keyword) => failed.includes(keyword)) ?? failed[0];
}

/**
 * The problem of an answer that fails a keyword, with the words that visitors read.
 *
 * @param fallback messages for keywords without one in the field
 */
export function problemOf(
  compiled: Pick<CompiledField, 'field' | 'words'>,
  keyword: string,
  scope: RuleScope,
  fallback: Messages,
): FieldProblem {
  const { field } = compiled;
  const known = keyword as keyof Messages;
  // The limit itself, where another one is worked out besides.
  const limit = String(constraintOf(field)[known as keyof Constraint]);
  const own = (messages: Messages) => ownMessage(messages, known)?.replaceAll(limitPlace(keyword), limit);
  const summary = own(summaryMessagesOf(field));
  return {
    field: field.name,
    keyword: known,
    message: own(messagesOf(field)) ?? fallback[known] ?? labelNow(compiled, scope),
    ...(summary !== undefined && { summary }),
  };
}

/** `required` is the message for an unavailable option too, unless the field has its own. */
function ownMessage(messages: Messages, keyword: keyof Messages): string | undefined {
  return messages[keyword] ?? (keyword === 'enum' ? messages.required : undefined);
}
