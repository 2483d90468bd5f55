import type { CompiledJourney, CompiledStep } from '#engine';
import { answerChecks, followReads, namesRead, type ReadSources } from '#engine/parts';
import type { Rule } from '#schemas';
import {
  type ConditionWithin,
  conditionsWithin,
  keyOf,
  type Outcomes,
  outcomesWorthKnowing,
} from '../exploration/conditions.ts';
import type { KnownSteps } from '../exploration/exploration.ts';
import type { ProofSurroundings } from '../exploration/journey-model.ts';
import { type Guard, readsElement } from '../rules/conditions-in.ts';
import { declaredAt, holdersOf, mayBeOpen, type ValuesAt } from './journey-domains.ts';
import { possibleOutcomes } from './possible-outcomes.ts';

/**
 * Narrows the outcomes that walks have found: conditions that compare several values are open for a walk, so that it
 * takes them to hold and to fail. Here they are judged by themselves, wherever they are asked.
 */
export function narrowOutcomes<Of extends Outcomes>(
  journey: CompiledJourney,
  surroundings: ProofSurroundings,
  known: KnownSteps,
  outcomes: readonly Of[],
  sideConditions?: ReadonlyMap<CompiledStep, readonly ConditionWithin[]>,
): readonly Of[] {
  const asked = new Map<string, (readonly [CompiledStep, ConditionWithin])[]>();
  for (const step of journey.steps) {
    const conditions = sideConditions?.get(step) ?? [
      ...conditionsOfTransitions(step),
      ...conditionsWithin(step),
    ];
    for (const each of conditions) {
      const key = keyOf(each.place);
      asked.set(key, [...(asked.get(key) ?? []), [step, each]]);
    }
  }
  const valuesAt = declaredAt(journey, surroundings, known);
  return outcomes.map((each) => {
    // Whether a check or a need fails somewhere is not sought by walks.
    const isSeen = each.failed || !outcomesWorthKnowing(each.place).includes(false);
    if (!each.held || !isSeen) return each;
    let [held, failed] = [false, false];
    for (const [step, condition] of asked.get(keyOf(each.place)) ?? []) {
      const possible = judged(step, condition, journey, surroundings, valuesAt);
      if (possible === 'any') return each;
      held ||= possible.held;
      failed ||= possible.failed;
      if (held && failed) return each;
    }
    return held || failed ? { ...each, held, failed } : each;
  });
}

/** The conditions of a step and of its rows, which are asked in order. */
function conditionsOfTransitions(step: CompiledStep): readonly ConditionWithin[] {
  const own: ConditionWithin[] = step.when ? [{ place: { of: 'step', step }, rule: step.when }] : [];
  const rows = step.next.flatMap(({ when }, row): readonly ConditionWithin[] => {
    const before = step.next
      .slice(0, row)
      .flatMap((each) => (each.when ? [{ rule: each.when, is: false }] : []));
    return when ? [{ place: { of: 'row', step, row }, rule: when, guards: before, isSubmitted: true }] : [];
  });
  return [...own, ...rows];
}

function judged(
  step: CompiledStep,
  { place, rule, guards = [], isAction, isLeaving, ofAnswer, ofItem, shown }: ConditionWithin,
  journey: CompiledJourney,
  surroundings: ProofSurroundings,
  valuesAt: ValuesAt,
): { readonly held: boolean; readonly failed: boolean } | 'any' {
  if (ofItem || readsElement(rule.source)) return 'any';
  // Between a condition around an action and the action itself, others may have changed what both read.
  const around = isAction ? [] : guards.map((guard) => ({ rule: guard.rule.source as Rule, is: guard.is }));
  const own: readonly Guard[] =
    ofAnswer && shown ? [{ rule: { answered: { var: `answers.${shown.field.name}` } }, is: true }] : [];
  // A check is asked of answers that their field admits.
  const admitted = ofAnswer ? shown?.field.name : undefined;
  const isSubmitted = place.of === 'row' || isLeaving === true;
  const { values, isCertain } = valuesAt(step, { isSubmitted, isAction, admitted });
  const passed = isCertain
    ? checksPassed(journey, surroundings, rule.source, step, isSubmitted ? undefined : step)
    : [];
  const outcomes = possibleOutcomes(rule.source, [...around, ...own, ...passed], values);
  if (outcomes === undefined) return 'any';
  const { isTrue, isFalse, isUnknown } = outcomes;
  // A check refuses only what makes it false.
  if (place.of === 'check') return { held: isTrue || isUnknown, failed: isFalse };
  return { held: isTrue, failed: isFalse || isUnknown };
}

/** The checks that answers of other steps have passed, as far as a rule reads these. */
export function checksPassed(
  journey: CompiledJourney,
  { facts, decision }: ProofSurroundings,
  rule: unknown,
  at: CompiledStep,
  filledIn: CompiledStep | undefined,
): readonly Guard[] {
  const names = namesRead(followReads([rule], { facts, decision }).paths, 'answers') ?? new Set();
  return ownChecks(journey, { facts, decision }).flatMap(({ step, read, guard }) =>
    step !== filledIn && !mayBeOpen(journey, step, at) && read.some((name) => names.has(name)) ? [guard] : [],
  );
}

/** A check that reads nothing but answers of its own step. */
interface OwnCheck {
  readonly step: CompiledStep;
  /** Names of the answers that it reads, and its own. */
  readonly read: readonly string[];
  /** Holds of answers that have passed it. */
  readonly guard: Guard;
}

const checksKnown = new WeakMap<CompiledJourney, readonly OwnCheck[]>();

/** The checks of the steps on the path that read nothing but answers of their own step. */
function ownChecks(journey: CompiledJourney, sources: ReadSources): readonly OwnCheck[] {
  const known = checksKnown.get(journey);
  if (known !== undefined) return known;
  const found = journey.steps.flatMap((step) =>
    step.definition.aside
      ? []
      : step.form.fields.flatMap(({ field }) =>
          answerChecks(field).flatMap(({ that }) => {
            const paths = [...followReads([that], sources).paths];
            const answers = paths.filter((path) => path.startsWith('answers.'));
            const isOfStep = paths.every((path) => path === 'now' || answers.includes(path));
            const read = [...answers.map((path) => path.split('.')[1] ?? ''), field.name];
            const areOwn = read.every((name) => holdersOf(journey, name).every((holder) => holder === step));
            const failed: Rule = { and: [{ answered: { var: `answers.${field.name}` } }, { not: that }] };
            return isOfStep && areOwn ? [{ step, read, guard: { rule: failed, is: false } }] : [];
          }),
        ),
  );
  checksKnown.set(journey, found);
  return found;
}
