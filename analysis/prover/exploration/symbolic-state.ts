import {
  type CompiledField,
  type CompiledStep,
  choosableIds,
  compileRule,
  evaluateRule,
  isQuestion,
  type RuleScope,
  requiredOf,
} from '#engine';
import { type CompiledRule, holds, isUnanswered } from '#engine/parts';
import { type Choices, decidedByAnswers } from '../values/choices.ts';
import { chooseValue, lazyObject } from '../values/choose-value.ts';
import type { JourneyModel } from './journey-model.ts';

/** A step or an aside, listed in the order in which answers take effect. */
export interface Position {
  readonly step: CompiledStep;
  /** Its answers count only if the visitor has completed it: an aside beside the path. */
  readonly optional: boolean;
}

/** Conditions of a journey over values that are chosen when a rule reads them. */
export interface SymbolicState {
  /**
   * The outcome of a condition for the answers of the first positions; undefined for unknown. An open one is
   * chosen freely.
   * @param name what the condition belongs to; an answer's path if it decides whether that answer counts
   * @param item the option that the rule is about
   */
  readonly truth: (rule: CompiledRule, name: string, count: number, item?: unknown) => boolean | undefined;
  /** Whether a field of a position is shown. */
  readonly isShown: (compiled: CompiledField, at: number) => boolean;
  /** Whether a field of a position is answered as it declares, its checks apart. */
  readonly isAdmitted: (compiled: CompiledField, at: number) => boolean;
  /** The answer to a field of a position; undefined if it is not given or does not count. */
  readonly answerIn: (compiled: CompiledField, at: number) => unknown;
  /** Whether some rule could not be evaluated. */
  readonly isFaulty: () => boolean;
}

/** The positions of a path: its steps, each followed by the asides that open after it. */
export function positionsOf(
  steps: readonly CompiledStep[],
  path: readonly CompiledStep[],
): readonly Position[] {
  const asidesAfter = (id: string | undefined) =>
    steps
      .filter(
        ({ definition: step }) =>
          step.aside && step.after === id && !path.some((each) => each.definition === step),
      )
      .map((step) => ({ step, optional: true }));
  return [
    ...asidesAfter(undefined),
    ...path.flatMap((step) => [{ step, optional: false }, ...asidesAfter(step.definition.id)]),
  ];
}

/**
 * Makes the values of one run. Every answer is valid where its step is passed, as the walk would find it.
 * @param filling the position that the visitor is still filling in: its answers may be missing or invalid
 */
export function createSymbolicState(
  model: JourneyModel,
  choices: Choices,
  positions: readonly Position[],
  filling?: number,
): SymbolicState {
  const { journey, partitions: readings, surroundings } = model;
  const scopes = new Map<number, RuleScope>();
  const counted = new Map<number, boolean>();
  const relevant = new Map<string, boolean>();
  const placed = new Map<string, unknown>();
  const facts = new Map<string, unknown>();
  let faulty = false;

  const truth: SymbolicState['truth'] = (rule, name, count, item) => {
    if (readings.isOpen(rule.source)) {
      return choices.choose(`${name}|${lastId(count)}${markOf(rule.source)}`, [true, false]);
    }
    const scope = scopeAt(count);
    const { value, fault } = evaluateRule(rule, item === undefined ? scope : { ...scope, item });
    if (fault) faulty = true;
    return typeof value === 'boolean' ? value : undefined;
  };

  const markOf = (rule: unknown) => (model.isByAnswers(rule) ? decidedByAnswers : '');

  const decide = (rule: CompiledRule, name: string, count: number): boolean =>
    truth(rule, name, count) === true;

  const lastId = (count: number) => positions[count - 1]?.step.definition.id ?? '';

  const scopeAt = (count: number): RuleScope => {
    const known = scopes.get(count);
    if (known) return known;
    const scope: RuleScope = {
      ...surroundings.scope,
      answers: lazyObject((name) => answerAt(name, count)),
      facts: lazyObject((name) => factAt(name, count)),
      results: rootValues('results'),
      session: rootValues('session'),
      ...(model.asksSideConditions && eventValues()),
      settings: rootValues('settings'),
    };
    scopes.set(count, scope);
    return scope;
  };

  const rootValues = (root: string) =>
    lazyObject((name) => chooseValue(choices, readings, `${root}.${name}`, `${root}.${name}`));

  /** Values that exist only while something happens in a step. */
  const eventValues = () => ({
    form: rootValues('form') as { readonly isValid: boolean },
    problem: rootValues('problem'),
    returned: rootValues('returned'),
  });

  const factAt = (name: string, count: number): unknown => {
    const key = `${name}|${count}`;
    if (facts.has(key)) return facts.get(key);
    const rule = surroundings.facts[name];
    const path = `facts.${name}`;
    const value = readings.isOpen(rule)
      ? chooseValue(choices, readings, `${path}@${versionAt(rule, count)}${markOf(rule)}`, path)
      : evaluated(rule ?? null, count);
    facts.set(key, value);
    return value;
  };

  const evaluated = (rule: Parameters<typeof compileRule>[0], count: number): unknown => {
    const { value, fault } = evaluateRule(compileRule(rule), scopeAt(count));
    if (fault) faulty = true;
    return value;
  };

  /** The last position that may have changed the value of an open fact. */
  const versionAt = (rule: unknown, count: number): string => {
    const names = model.answersRead(rule);
    for (let at = count - 1; at >= 0; at--) {
      const position = positions[at];
      if (position && [...names].some((name) => model.holder(position.step.form, name)))
        return lastId(at + 1);
    }
    return '';
  };

  const answerAt = (name: string, count: number): unknown => {
    for (let at = count - 1; at >= 0; at--) {
      const position = positions[at];
      const compiled = position && model.holder(position.step.form, name);
      if (position === undefined || compiled === undefined) continue;
      if (position.optional && !isCounted(position, at)) continue;
      return answerIn(name, compiled, at);
    }
    return journey.given.includes(name)
      ? choices.choose(`answers.${name}`, model.answerValues(name))
      : undefined;
  };

  /** Whether the visitor has completed an aside. */
  const isCounted = ({ step: { definition: step, when } }: Position, at: number): boolean => {
    const known = counted.get(at);
    if (known !== undefined) return known;
    counted.set(at, false);
    const completed = choices.choose(`aside ${step.id}`, [false, true]);
    const is = completed && (when === undefined || decide(when, `aside ${step.id}`, at));
    counted.set(at, is);
    return is;
  };

  const answerIn = (name: string, compiled: CompiledField, at: number): unknown => {
    const key = `${name}|${at}`;
    if (placed.has(key)) return placed.get(key);
    if (!isRelevant(compiled, at)) {
      placed.set(key, undefined);
      return undefined;
    }
    const value = choices.choose(`answers.${name}`, model.answerValues(name));
    const isOwn = name === compiled.field.name;
    const isFit =
      !isOwn || isUnanswered(value) || compiled.fits(value as Parameters<typeof compiled.fits>[0]);
    placed.set(key, isFit ? value : undefined);
    if (isOwn && at !== filling && !isValid(compiled, value, at)) choices.refuse();
    return placed.get(key);
  };

  const isRelevant = (compiled: CompiledField, at: number): boolean => {
    const key = `${compiled.field.name}|${at}`;
    const known = relevant.get(key);
    if (known !== undefined) return known;
    const is = compiled.when === undefined || decide(compiled.when, `answers.${compiled.field.name}`, at + 1);
    relevant.set(key, is);
    return is;
  };

  /** Whether an answer passes its step. Open rules about it are taken to pass. */
  const isValid = (compiled: CompiledField, value: unknown, at: number): boolean => {
    const scope = scopeAt(at + 1);
    if (isUnanswered(value)) {
      const { required } = compiled;
      return !required || readings.isOpen(requiredOf(compiled.field)) || !holds(required, scope);
    }
    if (!model.admits(compiled, value)) return false;
    const { options, checks } = compiled;
    if (options && model.decidesOptions(compiled)) {
      const free = choosableIds(options, scope);
      if (![value].flat().every((id) => free.has(String(id)))) return false;
    }
    return checks.every(
      ({ that }) => readings.isOpen(that.source) || evaluateRule(that, scope).value !== false,
    );
  };

  return {
    truth,
    isShown: isRelevant,
    isAdmitted(compiled, at) {
      const value = answerIn(compiled.field.name, compiled, at);
      return !isUnanswered(value) && model.admits(compiled, value);
    },
    answerIn: (compiled, at) =>
      isQuestion(compiled.field) ? answerIn(compiled.field.name, compiled, at) : undefined,
    isFaulty: () => faulty,
  };
}
