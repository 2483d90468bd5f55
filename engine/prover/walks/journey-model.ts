import type { Rule } from '#schemas';
import { answerNames, checksOf, requiredOf } from '../../answers/questions.ts';
import type { CompiledField, CompiledForm } from '../../forms/compile-form.ts';
import { areFixed } from '../../forms/field-options.ts';
import type { CompiledJourney, CompiledStep } from '../../journeys/compile-journey.ts';
import { type Constraint, constraintOf, failedKeyword } from '../../releases/forms/field-constraints.ts';
import { memoize } from '../../rules/evaluation/memoize.ts';
import type { RuleScope } from '../../rules/evaluation/scope.ts';
import { followReads } from '../../rules/notation/reads.ts';
import { type ReadingSources, type Readings, readRules } from '../values/readings.ts';
import { otherText, representatives, valuesOf } from '../values/representatives.ts';
import { type ConditionWithin, conditionsWithin } from './conditions.ts';

/** Everything that a proof of a journey needs besides the journey. */
export interface ProofSurroundings extends ReadingSources {
  /** The parts of the scope that are the same for every visitor. */
  readonly scope: RuleScope;
}

/** A journey with what its rules can read. */
export interface JourneyModel {
  readonly journey: CompiledJourney;
  readonly surroundings: ProofSurroundings;
  readonly readings: Readings;
  /** Conditions that are asked while a visitor fills in a step. */
  readonly conditionsOf: (step: CompiledStep) => readonly ConditionWithin[];
  /** Whether these are conditions that decide no way, so that the ways themselves are not asked about. */
  readonly isFurther: boolean;
  /** The rules that are asked at a step besides those of its fields. */
  readonly furtherRules: (step: CompiledStep) => readonly unknown[];
  /** The field of a form that holds an answer. */
  readonly holder: (form: CompiledForm, answer: string) => CompiledField | undefined;
  /** Representative values of an answer, unanswered first. */
  readonly answerValues: (name: string) => readonly unknown[];
  /** Whether a value satisfies everything that the field declares, its own rules apart. */
  readonly admits: (field: CompiledField, value: unknown) => boolean;
  /** Whether representatives decide which options of a field can be chosen. */
  readonly decidesOptions: (field: CompiledField) => boolean;
  /** Answers, results, settings and open facts that rules read, also to decide whether answers count. */
  readonly leavesRead: (rules: readonly unknown[]) => ReadonlySet<string>;
  /** Names of the answers that a rule reads, through facts and decisions. */
  readonly answersRead: (rule: unknown) => ReadonlySet<string>;
}

/**
 * Prepares a compiled journey for its proof.
 * @param further conditions to ask about instead of those that decide ways
 */
export function modelJourney(
  journey: CompiledJourney,
  surroundings: ProofSurroundings,
  further?: ReadonlyMap<CompiledStep, readonly ConditionWithin[]>,
): JourneyModel {
  const { facts, decision, roots } = surroundings;
  const fields = journey.steps.flatMap(({ form }) => form.fields);
  const needs = journey.steps.flatMap((step) => step.needs.map(({ that }) => that.source));
  const furtherRules = memoize((step: CompiledStep) => (further?.get(step) ?? []).flatMap(rulesAsked));
  const rules = [...journey.steps.flatMap(stepRules), ...fields.flatMap(fieldConditions), ...needs];
  const readings = readRules([...rules, ...journey.steps.flatMap(furtherRules)], { facts, decision, roots });
  const holders = new Map<CompiledForm, ReadonlyMap<string, CompiledField>>();
  const byAnswer = new Map<string, CompiledField[]>();
  for (const compiled of fields) {
    for (const name of answerNames(compiled.field)) {
      byAnswer.set(name, [...(byAnswer.get(name) ?? []), compiled]);
    }
  }
  const closedFacts = Object.fromEntries(Object.entries(facts).filter(([, rule]) => !readings.isOpen(rule)));
  const values = new Map<string, readonly unknown[]>();
  const answered = new Map<unknown, ReadonlySet<string>>();
  return {
    journey,
    surroundings,
    readings,
    conditionsOf: further ? (step) => further.get(step) ?? [] : conditionsWithin,
    isFurther: further !== undefined,
    furtherRules,
    holder(form, answer) {
      const known = holders.get(form) ?? holdersIn(form);
      holders.set(form, known);
      return known.get(answer);
    },
    answerValues(name) {
      const known = values.get(name) ?? valuesOfAnswer(name, byAnswer.get(name) ?? [], readings);
      values.set(name, known);
      return known;
    },
    decidesOptions: memoize(
      (compiled) =>
        compiled.options?.options === 'listed' && !fieldConditions(compiled).some(readings.isOpen),
    ),
    admits: (compiled, value) => admits(compiled, value, surroundings.scope),
    leavesRead: (rules) =>
      leavesRead(
        rules.filter((rule) => !readings.isOpen(rule)),
        (name) =>
          (byAnswer.get(name) ?? []).flatMap(fieldConditions).filter((rule) => !readings.isOpen(rule)),
        { facts: closedFacts, decision },
      ),
    answersRead(rule) {
      const known = answered.get(rule) ?? answersRead(rule, facts, decision);
      answered.set(rule, known);
      return known;
    },
  };
}

function rulesAsked({ rule, guards = [] }: ConditionWithin): readonly unknown[] {
  return [rule, ...guards.map((guard) => guard.rule)].map(({ source }) => source);
}

/** The rules that decide about a step and the way from it. */
export function stepRules({ when, next }: CompiledStep): readonly Rule[] {
  return [when, ...next.map((row) => row.when)].flatMap((rule) => (rule ? [rule.source as Rule] : []));
}

/** The rules that decide whether a field is relevant and its answer valid. */
export function fieldConditions({ field, when, options }: CompiledField): readonly Rule[] {
  const ofOptions =
    options?.options === 'listed'
      ? [options.each, ...options.list.flatMap((option) => [option.when, option.unavailable])]
      : [options?.each];
  const compiled = [when, ...ofOptions].flatMap((rule) => (rule ? [rule.source as Rule] : []));
  const required = requiredOf(field);
  return [
    ...compiled,
    ...(required === undefined ? [] : [required]),
    ...checksOf(field).map(({ that }) => that),
  ];
}

function holdersIn(form: CompiledForm): ReadonlyMap<string, CompiledField> {
  return new Map(
    form.fields.flatMap((compiled) => answerNames(compiled.field).map((name) => [name, compiled] as const)),
  );
}

function valuesOfAnswer(
  name: string,
  fields: readonly CompiledField[],
  readings: Readings,
): readonly unknown[] {
  const path = `answers.${name}`;
  const constraints = fields.map(({ field }) => constraintOf(field));
  const bounds = constraints.map(({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }) => ({
    minimum: minimum ?? exclusiveMinimum,
    maximum: maximum ?? exclusiveMaximum,
    multipleOf,
  }));
  const types = [readings.typeAt(path), ...fields.map(({ type }) => type)];
  const declared = constraints.flatMap((constraint) => [...(constraint.enum ?? []), constraint.const]);
  const constants = new Set([
    ...readings.constantsAt(path),
    ...declared.filter((each) => each !== undefined),
  ]);
  const isGrouped =
    readings.isOnlyCompared(path) && fields.every(({ options }) => !options || areFixed(options));
  const found = types.flatMap(
    (type) => (isGrouped ? undefined : valuesOf(type)) ?? representatives(type, constants, bounds),
  );
  return [undefined, ...new Set(found)];
}

function admits({ field, fits }: CompiledField, value: unknown, { matches }: RuleScope): boolean {
  if (!fits(value as Parameters<typeof fits>[0])) return false;
  const { multipleOf, ...constraint }: Constraint = constraintOf(field);
  if (value === otherText) {
    const { enum: listed, const: only } = constraint;
    return listed === undefined && only === undefined;
  }
  const whole = Number.isInteger(multipleOf)
    ? { ...constraint, multipleOf: multipleOf as number }
    : constraint;
  if (failedKeyword(whole, value) !== undefined) return false;
  const { pattern } = constraint;
  return typeof value !== 'string' || pattern === undefined || matches(pattern)(value);
}

function leavesRead(
  rules: readonly unknown[],
  rulesOf: (answer: string) => readonly unknown[],
  sources: Parameters<typeof followReads>[1],
): ReadonlySet<string> {
  const leaves = new Set<string>();
  let pending: readonly unknown[] = rules;
  while (pending.length > 0) {
    const fresh: string[] = [];
    for (const path of followReads(pending, sources).paths) {
      const leaf = path.split('.', 2).join('.');
      if (leaves.has(leaf)) continue;
      leaves.add(leaf);
      if (leaf.startsWith('answers.')) fresh.push(leaf.slice('answers.'.length));
    }
    pending = fresh.flatMap(rulesOf);
  }
  return leaves;
}

function answersRead(
  rule: unknown,
  facts: { readonly [name: string]: Rule },
  decision: (id: string) => unknown,
): ReadonlySet<string> {
  const { paths } = followReads([rule], { facts, decision });
  return new Set(
    [...paths].flatMap((path) => (path.startsWith('answers.') ? path.split('.', 2).slice(1) : [])),
  );
}
