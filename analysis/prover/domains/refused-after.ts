import type { CompiledField, CompiledJourney, CompiledStep } from '#engine';
import { checksOf, followReads } from '#engine/parts';
import type { Check, Rule } from '#schemas';
import type { KnownSteps } from '../exploration/exploration.ts';
import type { ProofSurroundings } from '../exploration/journey-model.ts';
import { readsElement } from '../rules/conditions-in.ts';
import { holdersOf } from './answer-domains.ts';
import { declaredAt } from './journey-outcomes.ts';
import { withKnownAnswers } from './known-answers.ts';
import { possibleOutcomes } from './possible-outcomes.ts';
import { passing } from './refusing-steps.ts';

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
  const readBy = (rule: Rule) => answersRead(rule, surroundings);
  const isBound = ({ that }: Check) => readBy(that).some((name) => own.has(name));
  const checks = step.form.fields.flatMap(({ field }) => checksOf(field));
  const bounds = checks.filter(isBound).map(({ that }) => that);
  const earlier = [...new Set(bounds.flatMap(readBy))].filter((name) => isGivenOnce(name));
  if (earlier.length === 0) return undefined;
  const rule = passing(step, surroundings, ({ field }: CompiledField) => checksOf(field).filter(isBound));
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

function answersRead(rule: Rule, { facts, decision }: ProofSurroundings): readonly string[] {
  const { paths } = followReads([rule], { facts, decision });
  return [...paths].flatMap((path) => (path.startsWith('answers.') ? path.split('.', 2).slice(1) : []));
}
