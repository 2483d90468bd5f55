import { type CompiledStep, compileRule, evaluateRule, type ProblemWitness } from '#engine';
import { callsIn, constraintOf, isDate } from '#engine/parts';
import type { Rule } from '#schemas';
import { daysAfter } from './domains/known-answers.ts';
import { type ChecksAfter, checksAfter } from './domains/refusing-steps.ts';
import type { KnownSteps } from './exploration/exploration.ts';
import type { JourneyModel } from './exploration/journey-model.ts';
import { isByAnswersAlone, type Path } from './exploration/path.ts';
import { questionsOf } from './values/answer-values.ts';
import { type Assignment, combinations, union } from './values/choices.ts';
import { limitsOf, otherText, representatives } from './values/representatives.ts';
import { findWitnessAt } from './witness.ts';

/** Maximum number of combinations of earlier answers that are tried for one step. */
const mostTried = 200;

/** Maximum number of paths that are tried for one combination, and for all. */
const mostPathsOfEach = 4;
const mostWitnessesTried = 40;

/** Days from today to which a date is tried, besides those that the checks name. */
const daysFromToday = [0, 1, -1, 366, -366, 3_660, -3_660];

/**
 * Finds answers after which the checks of a step refuse everything that may be answered there, because they bound
 * its answers by those before. That they refuse everything is proved for all values of its questions; that the answers
 * lead there is confirmed by the walk.
 */
export function refusedAfterAnswers(
  model: JourneyModel,
  known: KnownSteps,
  step: CompiledStep,
  paths: readonly Path[],
): ProblemWitness | undefined {
  const { journey, surroundings } = model;
  if (known.mayBeLeftEarly(step) || step.definition.final) return undefined;
  const checks = checksAfter(journey, surroundings, known, step);
  if (checks === undefined) return undefined;
  const here = paths.filter(
    ({ steps: walked, chosen }) => walked.at(-1) === step && isByAnswersAlone(chosen),
  );
  let left = mostWitnessesTried;
  for (const terms of triedFor(model, step, checks)) {
    if (!checks.refuse(terms)) continue;
    const given = new Map([...terms].map(([name, term]) => [`answers.${name}`, valueOfTerm(model, term)]));
    for (const path of likelyFirst(here, given).slice(0, mostPathsOfEach)) {
      if (left-- === 0) return undefined;
      const witness = findWitnessAt(model, { ...path, chosen: union(path.chosen, given) }, ({ evaluation }) =>
        [...terms.keys()].every((name) => evaluation.answers[name] === given.get(`answers.${name}`)),
      );
      if (witness) return witness;
    }
  }
  return undefined;
}

/**
 * Paths in the order in which they may lead to a step with given answers. Answers that no later rule tells apart are
 * chosen on some paths all the same: others may lead along them, too.
 */
function likelyFirst(paths: readonly Path[], given: Assignment): readonly Path[] {
  const isSame = ({ chosen }: Path) =>
    [...given].every(([key, value]) => !chosen.has(key) || chosen.get(key) === value);
  return [...paths.filter(isSame), ...paths.filter((path) => !isSame(path))];
}

/** Sets of earlier answers that are tried: each answer alone, then all of them together if they are few. */
function triedFor(
  model: JourneyModel,
  step: CompiledStep,
  { earlier, rules }: ChecksAfter,
): readonly ReadonlyMap<string, Rule>[] {
  const constants = constantsAround(step, rules);
  const each = earlier.map((name) => [name, termsOf(model, name, constants)] as const);
  const alone = each.flatMap(([name, terms]) => terms.map((term) => new Map([[name, term]])));
  const together = each.length > 1 ? (combinations(each, mostTried) ?? []) : [];
  return [...alone, ...together] as readonly ReadonlyMap<string, Rule>[];
}

/** A possible answer: a value, or a date that is computed from today. */
function termsOf(model: JourneyModel, name: string, constants: ReadonlySet<unknown>): readonly Rule[] {
  const compiled = questionsOf(model.journey).get(name)?.[0]?.compiled;
  if (compiled === undefined) return [];
  const { type } = compiled;
  const isOfDates = type.kind === 'date';
  const cuts = [...constants].filter((each) => !isOfDates || isDate(each));
  const values = new Set([...model.answerValues(name), ...representatives(type, new Set(cuts))]);
  const days = [...daysFromToday, ...constants].filter(Number.isInteger) as readonly number[];
  const fromToday = isOfDates ? days : [];
  return [
    ...[...values].filter((value) => isSimple(value) && value !== otherText),
    ...fromToday.map((count) => daysAfter({ var: 'now' }, count)),
  ].filter((term) => model.admits(compiled, valueOfTerm(model, term as Rule))) as Rule[];
}

function isSimple(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function valueOfTerm({ surroundings }: JourneyModel, term: Rule): unknown {
  return evaluateRule(compileRule(term), surroundings.scope).value;
}

/** The constants within rules and the limits of the questions of a step. */
function constantsAround({ form }: CompiledStep, rules: readonly Rule[]): ReadonlySet<unknown> {
  const written = rules.flatMap((rule) => [...callsIn(rule)].flatMap(({ args }) => args.flat()));
  return new Set([
    ...written.filter(isSimple),
    ...form.fields.flatMap(({ field }) => limitsOf(constraintOf(field))),
  ]);
}
