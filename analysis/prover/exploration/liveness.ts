import { answerNames, type CompiledStep, memoize } from '#engine';
import { mayComeFirst } from '#engine/parts';
import { textOf } from '../values/choices.ts';
import type { ConditionWithin } from './conditions.ts';
import { fieldConditions, type JourneyModel, stepRules } from './journey-model.ts';
import type { Path } from './path.ts';

/** Everything that can still matter from a step on. */
export interface LiveVariables {
  /** Paths of two names, such as `answers.plan`. */
  readonly variables: ReadonlySet<string>;
  /** Keys of the asides, and of the steps of open sections, whose answers may be read. */
  readonly asides: ReadonlySet<string>;
  /** The steps whose answers may be read, or those of an aside after them. */
  readonly steps: ReadonlySet<CompiledStep>;
}

/** The live variables at a step. */
export interface LiveFrom {
  /** Those of all conditions. */
  readonly whole: LiveVariables;
  /** Those of the conditions of steps and rows. */
  readonly ofTransitions: LiveVariables;
  /** Those of the conditions that are asked once the step is completed. */
  readonly after: LiveVariables;
}

/** Finds the live variables at a step. */
export function liveFrom(model: JourneyModel, from: CompiledStep): LiveFrom {
  const { steps } = model.journey;
  const later = [...stepsAfter(steps)(from)];
  const following = [...new Set([from, ...later])];
  const asides = steps.flatMap(({ definition: step, when }) => (step.aside && when ? [when.source] : []));
  const transitions = [...following.flatMap(stepRules), ...asides];
  const fieldsOf = (those: readonly CompiledStep[]) =>
    those.flatMap(({ form }) => form.fields.flatMap(fieldConditions));
  const whole = [...transitions, ...fieldsOf(following), ...following.flatMap(model.sideRules)];
  const needs = following.flatMap((step) => step.needs.map(({ that }) => that.source));
  return {
    // Values that `needs` read are chosen again where they are asked; whether their steps were walked is not.
    whole: { ...liveIn(model, whole), steps: liveIn(model, [...whole, ...needs]).steps },
    ofTransitions: liveIn(model, transitions),
    after: liveIn(model, [...transitions, ...fieldsOf(later), ...later.flatMap(model.sideRules)]),
  };
}

/** Everything that can matter to some rules. */
export function liveIn(model: JourneyModel, rules: readonly unknown[]): LiveVariables {
  const variables = model.variablesRead(rules);
  const names = new Set<string>();
  for (const variable of variables) {
    if (variable.startsWith('answers.')) names.add(variable.slice('answers.'.length));
    if (variable.startsWith('facts.'))
      for (const name of model.answersRead(factOf(model, variable))) names.add(name);
  }
  const { steps } = model.journey;
  const isRead = ({ form }: CompiledStep) => [...names].some((name) => model.holder(form, name));
  const asides = steps.filter((step) => step.definition.aside && isRead(step));
  return {
    variables,
    asides: new Set([
      ...asides.map(({ definition: step }) => `aside ${step.id}`),
      ...steps
        .filter((step) => step.section && isRead(step))
        .map(({ definition: step }) => `open ${step.id}`),
    ]),
    steps: new Set(
      steps.filter(
        (step) => isRead(step) || asides.some((aside) => aside.definition.after === step.definition.id),
      ),
    ),
  };
}

/** The rule of the fact that a variable names. */
function factOf({ surroundings: { facts } }: JourneyModel, variable: string): unknown {
  const name = variable.slice('facts.'.length);
  return Object.hasOwn(facts, name) ? facts[name] : undefined;
}

/** Everything that can matter to a condition where it is asked. */
export function liveInCondition(
  model: JourneyModel,
  { rule, guards = [], shown }: ConditionWithin,
): LiveVariables {
  const rules = [rule, ...guards.map((guard) => guard.rule)].map(({ source }) => source);
  const live = liveIn(model, [...rules, ...(shown ? fieldConditions(shown) : [])]);
  const own = shown ? answerNames(shown.field).map((name) => `answers.${name}`) : [];
  return { ...live, variables: new Set([...live.variables, ...own]) };
}

/** All steps that may follow a step; itself among them if something leads back. */
export const stepsAfter = memoize((steps: readonly CompiledStep[]) =>
  memoize((from: CompiledStep): ReadonlySet<CompiledStep> => {
    const following = new Set(successors(steps, from));
    for (const step of following) for (const each of successors(steps, step)) following.add(each);
    return following;
  }),
);

/**
 * The steps that may come right after a step.
 * @param rows its rows of `next`, or some of them
 */
export function successors(
  steps: readonly CompiledStep[],
  step: CompiledStep,
  rows: CompiledStep['next'] = step.next,
): readonly CompiledStep[] {
  const named = rows.flatMap((row) => steps.find((each) => each.definition.id === row.step) ?? []);
  if (step.definition.final || rows.some(({ when }) => !when)) return named;
  return [...named, ...entries(steps.slice(steps.indexOf(step) + 1))];
}

/** The steps that may come first among some that come in order. */
export function entries(steps: readonly CompiledStep[]): readonly CompiledStep[] {
  return mayComeFirst(
    steps,
    ({ section }) => section,
    ({ when, definition: { aside } }) => when === undefined && !aside,
  );
}

/** Whether a value decides anything later. Keys begin with the path of what they decide. */
export function isLive(key: string, live: LiveVariables): boolean {
  const known = knownKeys(live);
  const found = known.get(key);
  if (found !== undefined) return found;
  const [base = ''] = key.split(/[@|]/);
  const is = live.asides.has(base) || live.variables.has(base.split('.', 2).join('.'));
  known.set(key, is);
  return is;
}

/** Keys that were asked about before: the same ones are at every state. */
const knownKeys = memoize((_: LiveVariables) => new Map<string, boolean>());

/** A text that is the same for paths that some rules cannot tell apart. */
export function liveKey(
  model: JourneyModel,
  { steps, open, assigned }: Pick<Path, 'steps' | 'open' | 'assigned'>,
  live: LiveVariables,
): string {
  const read = [...assigned].filter(([key]) => isLive(key, live));
  return JSON.stringify([liveSteps(model, steps, live), liveSections(model, { steps, open }), textOf(read)]);
}

/**
 * The sections that were taken whose state some rule reads, the open ones that some rule or another section can tell from
 * complete ones, and whether an open one keeps visitors from going on. Sections that nothing reads are told apart by nothing else, in
 * whatever order they are completed. One that is not there is neither taken nor open.
 */
export function liveSections(
  model: JourneyModel,
  { steps, open }: Pick<Path, 'steps' | 'open'>,
): readonly unknown[] {
  const taken = new Set(
    steps.flatMap(({ section }) => (section && model.isStateRead(section) ? [section] : [])),
  );
  const ids = [...taken].map(({ definition }) => definition.id);
  if (open.length === 0) return ids;
  const isNeeded = open.some(({ section }) => !section.definition.optional);
  const read = open.filter(({ section }) => model.isRead(section));
  return [ids, isNeeded, ...read.map(({ section, isWaiting }) => [section.definition.id, isWaiting])];
}

/** The steps of a path that later rules or later steps can tell from others. */
export function liveSteps(
  { journey: { steps } }: JourneyModel,
  path: readonly CompiledStep[],
  { steps: distinguishing }: LiveVariables,
): readonly string[] {
  const last = path.at(-1);
  const { positions, returned } = returnsIn(steps);
  const at = (last && positions.get(last)) ?? -1;
  const isAhead = (step: CompiledStep) => returned.has(step) && (positions.get(step) ?? at + 1) <= at;
  return path
    .filter((step) => distinguishing.has(step) || isAhead(step))
    .map(({ definition: step }) => step.id);
}

/** The positions of steps, and the steps that a row of themselves or of a later step leads back to. */
const returnsIn = memoize((steps: readonly CompiledStep[]) => {
  const positions = new Map(steps.map((step, index) => [step, index] as const));
  const last = new Map(steps.flatMap(({ next }, index) => next.map((row) => [row.step, index] as const)));
  const returned = new Set(steps.filter(({ definition: step }, index) => (last.get(step.id) ?? -1) >= index));
  return { positions, returned };
});
