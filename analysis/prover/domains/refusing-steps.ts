import { type CompiledField, type CompiledJourney, type CompiledStep, requiredOf } from '#engine';
import { checksOf, followReads, type ReadSources } from '#engine/parts';
import type { Check, Rule } from '#schemas';
import type { KnownSteps } from '../exploration/exploration.ts';
import type { ProofSurroundings } from '../exploration/journey-model.ts';
import { readsElement } from '../rules/conditions-in.ts';
import { checksPassed, declaredAt } from './journey-outcomes.ts';
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
    const rule = passing(step, surroundings, ({ field }) => checksOf(field));
    if (rule === undefined || readsElement(rule)) return false;
    const { values, isCertain } = valuesAt(step, { isSubmitted: true });
    if (!isCertain) return false;
    const outcomes = possibleOutcomes(rule, checksPassed(journey, surroundings, rule, step), values);
    return outcomes !== undefined && !outcomes.isTrue;
  });
}

/**
 * The rule that checks of a step are passed, and that what they read is answered where it must be. Undefined if there
 * are none.
 * @param checksOfField the checks of a field that count
 */
export function passing(
  { form }: CompiledStep,
  { facts, decision }: ReadSources,
  checksOfField: (compiled: CompiledField) => readonly Check[],
): Rule | undefined {
  const checks = form.fields.flatMap((compiled) =>
    checksOfField(compiled).map(
      ({ that }): Rule => orHidden(compiled, { else: [that, true] }, isLeftOut(compiled)),
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

function isLeftOut(compiled: CompiledField): Rule {
  return { not: isAnswered(compiled) };
}

function isAnswered({ field }: CompiledField): Rule {
  return { answered: { var: `answers.${field.name}` } };
}
