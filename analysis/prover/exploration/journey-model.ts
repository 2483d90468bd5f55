import {
  answerNames,
  areFixed,
  type CompiledField,
  type CompiledForm,
  type CompiledJourney,
  type CompiledStep,
  canonicalJson,
  memoize,
  type RuleScope,
  requiredOf,
} from '#engine';
import {
  answerChecks,
  type CompiledSection,
  constraintOf,
  followReads,
  type ReadSources,
} from '#engine/parts';
import type { Operation, Rule } from '#schemas';
import { type TextLimits, textLimitsOf } from '../../constraints/patterns/distinct-texts.ts';
import { admits, questionsOf, valuesByPath, valuesOfAnswer } from '../values/answer-values.ts';
import type { Alternatives } from '../values/choices.ts';
import { itemRulesOf, listsOfItems } from '../values/lists-of-items.ts';
import { memoizeByText } from '../values/memoize-by-text.ts';
import { type Partitions, partitionValues, type RuleSources } from '../values/partitions.ts';
import { type ConditionWithin, conditionsWithin } from './conditions.ts';
import { answersThatMayBeEmpty } from './step-actions.ts';

/** Everything that a proof of a journey needs besides the journey. */
export interface ProofSurroundings extends RuleSources {
  /** The parts of the scope that are the same for every visitor. */
  readonly scope: RuleScope;
  /** An operation document, for the limits of what its service may answer. */
  readonly operation?: (id: string) => Operation | undefined;
}

/** A journey with what its rules can read. */
export interface JourneyModel {
  readonly journey: CompiledJourney;
  readonly surroundings: ProofSurroundings;
  readonly partitions: Partitions;
  /** Whether some rule reads answers of a section or its state, or another section waits for it. */
  readonly isRead: (section: CompiledSection) => boolean;
  /** Whether some rule reads the state of a section. */
  readonly isStateRead: (section: CompiledSection) => boolean;
  /** Conditions that are asked while a visitor fills in a step. */
  readonly conditionsOf: (step: CompiledStep) => readonly ConditionWithin[];
  /** Whether the model asks side conditions, and not the conditions that decide paths. */
  readonly asksSideConditions: boolean;
  /** The rules that are asked at a step besides those of its fields. */
  readonly sideRules: (step: CompiledStep) => readonly unknown[];
  /** The field of a form that holds an answer. */
  readonly holder: (form: CompiledForm, answer: string) => CompiledField | undefined;
  /** Representative values of an answer, unanswered first. */
  readonly answerValues: (name: string) => readonly unknown[];
  /** Representative values of what is at any other path, unanswered first. */
  readonly valuesAt: (path: string) => Alternatives;
  /** Whether a value satisfies everything that the field declares, its own rules apart. */
  readonly admits: (field: CompiledField, value: unknown) => boolean;
  /** Whether representatives decide which items a list may have. */
  readonly decidesItems: (list: CompiledField) => boolean;
  /** Whether representatives decide which options of a field can be chosen. */
  readonly decidesOptions: (field: CompiledField) => boolean;
  /** Answers, results, settings and open facts that rules read, also to decide whether answers count. */
  readonly variablesRead: (rules: readonly unknown[]) => ReadonlySet<string>;
  /** Names of the answers that a rule reads, through facts and decisions. */
  readonly answersRead: (rule: unknown) => ReadonlySet<string>;
  /** Whether a rule reads nothing but answers and today's date, through facts and decisions. */
  readonly isByAnswers: (rule: unknown) => boolean;
}

/**
 * Prepares a compiled journey for its proof.
 * @param sideConditions asked instead of the conditions that decide paths
 */
export function modelJourney(
  journey: CompiledJourney,
  surroundings: ProofSurroundings,
  sideConditions?: ReadonlyMap<CompiledStep, readonly ConditionWithin[]>,
): JourneyModel {
  const { facts, decision, roots } = surroundings;
  const fields = journey.steps.flatMap(({ form }) => form.fields);
  const needs = journey.steps.flatMap((step) => step.needs.map(({ that }) => that.source));
  const sideRules = memoize((step: CompiledStep) => (sideConditions?.get(step) ?? []).flatMap(rulesAsked));
  const rules = [...journey.steps.flatMap(stepRules), ...fields.flatMap(fieldConditions), ...needs];
  const offered = fields.filter(({ options }) => options && !areFixed(options));
  const byRule = new Set(offered.flatMap(({ field }) => answerNames(field).map((name) => `answers.${name}`)));
  const all = [...rules, ...journey.steps.flatMap(sideRules)];
  const questions = questionsOf(journey);
  const askingFor = (name: string): readonly CompiledField[] => {
    const [own = '', item, inner] = name.split('.');
    const asking = (questions.get(own) ?? []).map(({ compiled }) => compiled);
    if (item === undefined) return asking;
    const ofItems = asking.flatMap(({ items }) => items?.form.fields ?? []);
    return ofItems.filter(({ field }) => field.name === inner);
  };
  const holders = new Map(
    Array.from(questions, ([name, asking]) => [
      name,
      new Map(asking.map(({ step, compiled }) => [step.form, compiled])),
    ]),
  );
  const limitsOf = (path: string): TextLimits | undefined => {
    const [, name] = /^answers\.(\w+|\w+\.\*\.\w+)$/.exec(path) ?? [];
    const asking = name === undefined ? [] : askingFor(name);
    const [first, ...others] = asking.map(({ field }) => constraintOf(field));
    const isOne = others.every((other) => canonicalJson(other) === canonicalJson(first));
    return isOne ? textLimitsOf(first ?? {}) : undefined;
  };
  const listsOf = (path: string, partitions: Partitions): readonly unknown[] | undefined => {
    const asking = askingFor(path.slice('answers.'.length));
    const lists = asking.map((each) =>
      each.items ? listsOfItems(each, path, partitions, surroundings.scope) : undefined,
    );
    return lists.length === 0 || lists.includes(undefined) ? undefined : lists.flatMap((each) => each ?? []);
  };
  const partitions = partitionValues(
    all,
    { facts, decision, roots },
    { isOfferedByRule: (path) => byRule.has(path), limitsOf, listsOf },
    fields.flatMap(({ field, items }) =>
      (items?.form.fields ?? [])
        .flatMap(itemRulesOf)
        .map((rule) => ({ rule, list: `answers.${field.name}` })),
    ),
  );
  const factsRead = [...followReads(all, { facts, decision }).facts].flatMap((name) => {
    const rule = facts[name];
    return rule === undefined || partitions.isOpen(rule) ? [] : [[name, rule] as const];
  });
  const closedFacts = Object.fromEntries(factsRead);
  const setEmpty = answersThatMayBeEmpty(journey);
  // Where no box is ticked, nothing is answered. Only an action or a default gives an empty list.
  const mayBeEmpty = (name: string, asking: readonly CompiledField[]) =>
    setEmpty.has(`answers.${name}`) ||
    asking.some(({ field }) => 'default' in field && isEmptyList(field.default));
  const closed = (rules: readonly unknown[]) => rules.filter((rule) => !partitions.isOpen(rule));
  const variablesOf = memoize((rule: unknown) =>
    variablesRead(closed([rule]), (name) => closed(askingFor(name).flatMap(fieldConditions)), {
      facts: closedFacts,
      decision,
    }),
  );
  return {
    journey,
    surroundings,
    partitions,
    ...readSections(journey, all, { facts, decision }),
    conditionsOf: sideConditions ? (step) => sideConditions.get(step) ?? [] : conditionsWithin,
    asksSideConditions: sideConditions !== undefined,
    sideRules,
    holder: (form, answer) => holders.get(answer)?.get(form),
    answerValues: memoizeByText((name) => {
      const asking = askingFor(name);
      return valuesOfAnswer(name, asking, partitions).filter(
        (value) => !isEmptyList(value) || mayBeEmpty(name, asking),
      );
    }),
    valuesAt: valuesByPath(partitions),
    decidesItems: ({ field, items }) =>
      items !== undefined && partitions.listsAt(`answers.${field.name}`) !== undefined,
    decidesOptions: memoize(
      (compiled) =>
        compiled.options?.options === 'listed' && !fieldConditions(compiled).some(partitions.isOpen),
    ),
    admits: (compiled, value) => admits(compiled, value, surroundings.scope),
    variablesRead: (rules) => new Set(rules.flatMap((rule) => [...variablesOf(rule)])),
    answersRead: memoize((rule: unknown) => answersRead(rule, surroundings)),
    isByAnswers: memoize((rule: unknown) =>
      [...followReads([rule], { facts, decision }).paths].every((path) =>
        ['answers', 'facts', 'now', 'section'].includes(path.split('.', 1).join()),
      ),
    ),
  };
}

export function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function rulesAsked({ rule, guards = [] }: ConditionWithin): readonly unknown[] {
  return [rule, ...guards.map((guard) => guard.rule)].map(({ source }) => source);
}

/** The rules that decide about a step and the path from it. */
export function stepRules({ when, section, next }: CompiledStep): readonly Rule[] {
  return [when, section?.when, ...next.map((row) => row.when)].flatMap((rule) =>
    rule ? [rule.source as Rule] : [],
  );
}

/** The rules that decide whether a field is relevant and its answer valid. */
export function fieldConditions({ field, when, options, items }: CompiledField): readonly Rule[] {
  const ofOptions =
    options?.options === 'listed'
      ? options.list.flatMap((option) => [option.when, option.unavailable])
      : [options?.each];
  const { each } = options?.options === 'listed' ? options : {};
  const ofEach = each === undefined ? [] : eachOptionRules(each.source as Rule, options);
  const compiled = [when, ...ofOptions].flatMap((rule) => (rule ? [rule.source as Rule] : []));
  const required = requiredOf(field);
  return [
    ...compiled,
    ...ofEach,
    ...(required === undefined ? [] : [required]),
    ...answerChecks(field).map(({ that }) => that),
    ...(items?.form.fields ?? []).flatMap(fieldConditions),
  ];
}

/**
 * The condition on each option, once for each: a rule that looks for the id of the option in a list names the id then,
 * by which lists are told apart. As it is written where it does more than compare.
 */
function eachOptionRules(rule: Rule, options: CompiledField['options']): readonly Rule[] {
  const list = options?.options === 'listed' ? options.list : [];
  const rules = list.map(({ option }) => withOptionId(rule, option.id));
  return rules.includes(undefined) ? [rule] : rules.filter((each) => each !== undefined);
}

const comparing: ReadonlySet<string> = new Set([
  'and',
  'or',
  'not',
  '!',
  'in',
  '==',
  '!=',
  'answered',
  'else',
]);

function withOptionId(rule: Rule, id: string): Rule | undefined {
  if (typeof rule !== 'object' || rule === null) return rule;
  if (Array.isArray(rule)) {
    const parts = rule.map((each) => withOptionId(each, id));
    return parts.includes(undefined) ? undefined : (parts as Rule);
  }
  const [[operator, parts] = ['', null]] = Object.entries(rule);
  if (operator === 'var') return parts === 'item.id' ? id : rule;
  const inner = comparing.has(operator) ? withOptionId(parts as Rule, id) : undefined;
  return inner === undefined ? undefined : ({ [operator]: inner } as Rule);
}

function variablesRead(
  rules: readonly unknown[],
  rulesOf: (answer: string) => readonly unknown[],
  sources: Parameters<typeof followReads>[1],
): ReadonlySet<string> {
  const variables = new Set<string>();
  let pending: readonly unknown[] = rules;
  while (pending.length > 0) {
    const fresh: string[] = [];
    for (const path of followReads(pending, sources).paths) {
      const variable = path.split('.', 2).join('.');
      if (variables.has(variable)) continue;
      variables.add(variable);
      if (variable.startsWith('answers.')) fresh.push(variable.slice('answers.'.length));
    }
    pending = fresh.flatMap(rulesOf);
  }
  return variables;
}

/** Names of the answers that a rule reads, through facts and decisions. */
export function answersRead(rule: unknown, { facts, decision }: ReadSources): ReadonlySet<string> {
  const paths = [...followReads([rule], { facts, decision }).paths];
  return new Set(paths.flatMap((path) => (path.startsWith('answers.') ? path.split('.', 2).slice(1) : [])));
}

/** Finds the sections whose states rules read, and those that they read at all or that others wait for. */
function readSections(
  { sections, steps }: CompiledJourney,
  rules: readonly unknown[],
  sources: ReadSources,
): Pick<JourneyModel, 'isRead' | 'isStateRead'> {
  if (sections.length === 0) return { isRead: () => false, isStateRead: () => false };
  const paths = new Set([...followReads(rules, sources).paths].map((path) => path.split('.', 2).join('.')));
  const waitedFor = new Set(sections.flatMap(({ definition }) => definition.waitsFor ?? []));
  const isRead = (step: CompiledStep) =>
    step.form.fields.some(({ names }) => names.some((name) => paths.has(`answers.${name}`)));
  const isStateRead = ({ definition }: CompiledSection) =>
    paths.has('section') || paths.has(`section.${definition.id}`);
  const read = new Set(
    sections.filter(
      (section) =>
        waitedFor.has(section.definition.id) ||
        isStateRead(section) ||
        steps.some((step) => step.section === section && isRead(step)),
    ),
  );
  return { isRead: (section) => read.has(section), isStateRead };
}
