import type { Option } from '#schemas';
import type { Problem } from '../base/problems/problem.ts';
import type { Answers, JsonValue } from '../base/values/answers.ts';
import { evaluateRule } from '../rules/evaluation/compile.ts';
import { holds, textGiven } from '../rules/evaluation/condition.ts';
import type { RuleScope } from '../rules/runtime/scope.ts';
import type { CompiledField, CompiledForm, Read } from './compile-form.ts';
import { optionsNow } from './field-options.ts';
import { labelNow } from './field-words.ts';
import { itemsIn, type ListItem } from './fields/list-item.ts';

/** Rule scope besides answers and facts, given once by the caller. */
export type Surroundings = Omit<RuleScope, 'answers' | 'facts'> & {
  /** Known values of facts that are not in the form's own order. */
  readonly fixedFacts?: { readonly [name: string]: JsonValue | undefined };
  /**
   * All facts for the answers of earlier steps, in the same surroundings. Those in the form's own order are
   * evaluated again only if something that they read is different now.
   */
  readonly previous?: Pick<FormEvaluation, 'facts' | 'faultyFacts'>;
};

/** Answers while they are being collected. */
interface OpenAnswers {
  [field: string]: JsonValue | undefined;
}

/** State of a form for given answers. */
export interface FormEvaluation {
  /** Fields that are relevant, in order of appearance. */
  readonly relevant: readonly CompiledField[];
  /**
   * The answers that count: those of earlier steps, and those of relevant fields that have the field's type.
   */
  readonly answers: Answers;
  /** Invalid answers of relevant fields: they do not have the field's type, and rules do not see them. */
  readonly unfit: Answers;
  readonly facts: { readonly [name: string]: JsonValue | undefined };
  /** Scope for the form's other rules. */
  readonly scope: RuleScope;
  /** Facts that could not be evaluated, with the reason; they have no value. */
  readonly faultyFacts: ReadonlyMap<string, Problem>;
  /** Fault in a fact or in a field's relevance. A form with a fault must not be accepted. */
  readonly fault: Problem | undefined;
  /** The items of each relevant list, by the name of its field. */
  readonly items: { readonly [list: string]: readonly ItemEvaluation[] };
}

/** The questions of an item for its answers. `answers` are those that rules read as `item`. */
export interface ItemEvaluation extends Pick<FormEvaluation, 'relevant' | 'answers' | 'unfit' | 'scope'> {
  readonly id: string;
}

/**
 * Decides which fields are relevant and which answers count. A field is relevant only while its `when` is
 * true, not when it is unknown.
 * @param before answers of earlier steps that count
 * @param given all answers of the visitor to this form
 */
export function evaluateForm(
  form: CompiledForm,
  before: Answers,
  given: Answers,
  surroundings: Surroundings,
): FormEvaluation {
  const answers: OpenAnswers = { ...before };
  const unfit: OpenAnswers = {};
  for (const { names } of form.fields) for (const name of names) delete answers[name];
  const { fixedFacts, previous, ...seen } = surroundings;
  const facts: { [name: string]: JsonValue | undefined } = { ...fixedFacts, ...previous?.facts };
  const faultyFacts = new Map(previous?.faultyFacts);
  const scope: RuleScope = { ...seen, answers, facts };
  const relevant = new Set<CompiledField>();
  const items: { [list: string]: readonly ItemEvaluation[] } = {};
  const faults: Problem[] = [];
  const now = { answers, facts };
  const then = { answers: before, facts: previous?.facts ?? {} };
  const isSame = ({ root, name }: Read) => name !== undefined && Object.is(now[root][name], then[root][name]);
  for (const node of form.order) {
    if (node.node === 'fact') {
      if (previous && node.reads.every(isSame)) continue;
      const { value, fault } = evaluateRule(node.rule, scope);
      if (fault) faultyFacts.set(node.name, fault);
      else faultyFacts.delete(node.name);
      facts[node.name] = value as JsonValue | undefined;
    } else if (node.compiled.when === undefined || holds(node.compiled.when, scope, faults)) {
      relevant.add(node.compiled);
      placeAnswers(node.compiled, given, answers, unfit);
      if (node.compiled.items)
        items[node.name] = placeItems(node.compiled, node.compiled.items.form, answers, scope, faults);
    }
  }
  const shown = form.fields.filter((compiled) => relevant.has(compiled));
  const [fault] = [...faultyFacts.values(), ...faults];
  return { relevant: shown, answers, unfit, facts, scope, faultyFacts, fault, items };
}

/** Evaluates each item of a list, and replaces its answer by those answers of the items that count. */
function placeItems(
  { field }: CompiledField,
  form: CompiledForm,
  answers: OpenAnswers,
  scope: RuleScope,
  faults: Problem[],
): readonly ItemEvaluation[] {
  const evaluated = itemsIn(answers[field.name]).map((item, index) =>
    evaluateItem(form, item, index + 1, scope, faults),
  );
  const counted = evaluated.map(({ answers: { position: _, ...item } }) => item);
  if (counted.length > 0) answers[field.name] = counted as JsonValue;
  else delete answers[field.name];
  return evaluated;
}

function evaluateItem(
  form: CompiledForm,
  given: ListItem,
  position: number,
  outer: RuleScope,
  faults: Problem[],
): ItemEvaluation {
  const { id } = given;
  const answers: OpenAnswers = { id, position };
  const unfit: OpenAnswers = {};
  const scope: RuleScope = { ...outer, item: answers };
  const relevant = new Set<CompiledField>();
  for (const node of form.order) {
    if (node.node === 'fact') continue;
    const { compiled } = node;
    if (compiled.when !== undefined && !holds(compiled.when, scope, faults)) continue;
    relevant.add(compiled);
    placeAnswers(compiled, given, answers, unfit);
  }
  return { id, relevant: form.fields.filter((compiled) => relevant.has(compiled)), answers, unfit, scope };
}

/** Heading of an item; the label of its list and its place if the heading says nothing. */
export function itemTitle(list: CompiledField, { answers, scope }: ItemEvaluation): string {
  const title = textGiven(list.items?.title, scope)?.trim();
  return title || `${labelNow(list, scope)} ${answers.position}`;
}

/**
 * The same evaluation with some answers of relevant fields replaced.
 * @param changed fields whose answers no rule of the form reads, so that nothing has to be evaluated again
 */
export function withAnswers(
  evaluation: FormEvaluation,
  changed: Iterable<CompiledField>,
  given: Answers,
): FormEvaluation {
  const answers: OpenAnswers = { ...evaluation.answers };
  const unfit: OpenAnswers = { ...evaluation.unfit };
  for (const compiled of changed) {
    for (const name of compiled.names) {
      delete answers[name];
      delete unfit[name];
    }
    placeAnswers(compiled, given, answers, unfit);
  }
  return { ...evaluation, answers, unfit, scope: { ...evaluation.scope, answers } };
}

/** Adds the answers of a relevant field to the scope, or to the unfit ones if the type is wrong. */
function placeAnswers(
  { field, fits, names }: CompiledField,
  given: Answers,
  answers: OpenAnswers,
  unfit: OpenAnswers,
): void {
  for (const name of names) {
    const answer = Object.hasOwn(given, name) ? given[name] : undefined;
    if (answer === undefined || answer === null) continue;
    const isFit = name === field.name ? fits(answer) : typeof answer === 'string';
    (isFit ? answers : unfit)[name] = answer;
  }
}

/**
 * Whether an answer is currently required.
 * @param faults receives the fault when this cannot be evaluated
 */
export function isRequired(compiled: CompiledField, scope: RuleScope, faults?: Problem[]): boolean {
  return compiled.required !== undefined && holds(compiled.required, scope, faults);
}

/** The options currently shown, including unavailable ones; empty for a field without options. */
export function offeredOptions(compiled: CompiledField, scope: RuleScope): readonly Option[] {
  return compiled.options === undefined ? [] : optionsNow(compiled.options, scope);
}
