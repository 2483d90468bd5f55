import { type CompiledField, type CompiledJourney, type CompiledStep, requiredOf } from '#engine';
import { type AnswerCheck, answerChecks, followReads, type ReadSources } from '#engine/parts';
import type { Rule } from '#schemas';
import type { KnownSteps } from '../exploration/exploration.ts';
import { answersRead, type ProofSurroundings } from '../exploration/journey-model.ts';
import { readsElement } from '../rules/conditions-in.ts';
import { declaredAt, holdersOf } from './journey-domains.ts';
import { checksPassed } from './journey-outcomes.ts';
import { withKnownAnswers } from './known-answers.ts';
import { possibleOutcomes } from './possible-outcomes.ts';

/**
 * Finds steps whose checks no answers pass together, by the declared values of what they read. Checks that compare
 * several values are open for a walk, so that it takes them to be passed.
 */
export function refusingSteps(
  journey: CompiledJourney,
  surroundings: ProofSurroundings,
  known: KnownSteps,
): readonly CompiledStep[] {
  const valuesAt = declaredAt(journey, surroundings, known);
  return journey.steps.filter((step) => {
    const rule = passing(step, surroundings, ({ field }) => answerChecks(field));
    if (rule === undefined || readsElement(rule)) return false;
    const { values, isCertain } = valuesAt(step, { isSubmitted: true });
    if (!isCertain) return false;
    const outcomes = possibleOutcomes(rule, checksPassed(journey, surroundings, rule, step, step), values);
    return outcomes !== undefined && !outcomes.isTrue;
  });
}

/** Checks of a step that compare its answers with those given before it. */
export interface ChecksAfter {
  /** Names of the answers given before that they read, directly or through facts. */
  readonly earlier: readonly string[];
  /** Everything that they read to decide, facts written out beside them. */
  readonly rules: readonly Rule[];
  /**
   * Whether they refuse every answer of the step once those before it are known. Not if one of them fails whatever is
   * answered: it stops visitors, and its message says why.
   */
  readonly refuse: (known: ReadonlyMap<string, Rule>) => boolean;
}

/** Finds the checks of a step that bound its answers by those given before it; undefined if there are none. */
export function checksAfter(
  journey: CompiledJourney,
  surroundings: ProofSurroundings,
  known: KnownSteps,
  step: CompiledStep,
): ChecksAfter | undefined {
  const own = new Set(step.form.fields.flatMap(({ names }) => names));
  const readBy = (rule: Rule) => [...answersRead(rule, surroundings)];
  const isBound = ({ that }: AnswerCheck) => readBy(that).some((name) => own.has(name));
  const checks = step.form.fields.flatMap(({ field }) => answerChecks(field));
  const bounds = checks.filter(isBound).map(({ that }) => that);
  const earlier = [...new Set(bounds.flatMap(readBy))].filter((name) => isGivenOnce(name));
  if (earlier.length === 0) return undefined;
  const rule = passing(step, surroundings, ({ field }: CompiledField) => answerChecks(field).filter(isBound));
  const { values, isCertain } = declaredAt(journey, surroundings, known)(step, { isSubmitted: true });
  if (rule === undefined || readsElement(rule) || !isCertain) return undefined;
  const all = [rule, ...checks.map(({ that }) => that)];
  const { facts: names } = followReads(all, surroundings);
  const facts = Object.fromEntries(Object.entries(surroundings.facts).filter(([name]) => names.has(name)));
  return {
    earlier,
    rules: [...bounds, ...Object.values(facts)],
    refuse(answers) {
      const { put, facts: decided } = withKnownAnswers(answers, { ...surroundings, facts });
      if (checks.some(({ that }) => put(that) === false)) return false;
      const outcomes = possibleOutcomes(put(rule), [], { ...values, facts: decided });
      return outcomes !== undefined && !outcomes.isTrue;
    },
  };

  /** Whether only one step before asks for an answer, and nothing else gives or changes it. */
  function isGivenOnce(name: string): boolean {
    const [holder, ...others] = holdersOf(journey, name);
    if (holder === undefined || others.length > 0 || holder === step || holder.definition.aside) return false;
    return !journey.given.includes(name) && !known.mayBeChanged(`answers.${name}`);
  }
}

/**
 * The rule that checks of a step are passed, and that what they read is answered where it must be. Undefined if there
 * are none.
 * @param checksOfField the checks of a field that count
 */
function passing(
  { form }: CompiledStep,
  { facts, decision }: ReadSources,
  checksOfField: (compiled: CompiledField) => readonly AnswerCheck[],
): Rule | undefined {
  const checks = form.fields.flatMap((compiled) =>
    checksOfField(compiled).map(
      ({ that }): Rule => orHidden(compiled, { else: [that, true] }, { not: isAnswered(compiled) }),
    ),
  );
  if (checks.length === 0) return undefined;
  const { paths } = followReads(checks, { facts, decision });
  const given = form.fields
    .filter(({ field }) => requiredOf(field) === true && paths.has(`answers.${field.name}`))
    .map((compiled) => orHidden(compiled, isAnswered(compiled)));
  return { and: [...given, ...checks] };
}

function orHidden({ field }: CompiledField, rule: Rule, ...others: readonly Rule[]): Rule {
  const when = 'when' in field ? field.when : undefined;
  const hidden: readonly Rule[] = when === undefined ? [] : [{ not: { else: [when, false] } }];
  const all = [...hidden, ...others, rule];
  return all.length === 1 ? rule : { or: all };
}

function isAnswered({ field }: CompiledField): Rule {
  return { answered: { var: `answers.${field.name}` } };
}
