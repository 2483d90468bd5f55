import type { Answers } from '../../base/values/answers.ts';
import type { CompiledForm } from '../../forms/compile-form.ts';
import type { FormEvaluation } from '../../forms/evaluate-form.ts';
import type { RuleScope } from '../../rules/runtime/scope.ts';
import { inputDigest } from '../model/bound-calls.ts';
import { type CompiledJourney, type CompiledStep, stepNamed } from '../model/compile-journey.ts';
import type { Binding, JourneyState } from '../model/state.ts';

/** Results that do not count, by name: their call would be given another input now. */
export type StaleResults = ReadonlyMap<string, StaleResult>;

interface StaleResult {
  /** The step that made the call. */
  readonly step: string;
  /** A digest of the input that the call would be given now. */
  readonly input: string;
  /** Whether the step was taken again for that input without making the call. */
  readonly isPassed: boolean;
}

interface Visited {
  readonly step: CompiledStep;
  readonly evaluation: FormEvaluation;
}

/** A walk that took all results but these to count. */
interface TriedWalk {
  readonly path: readonly Visited[];
  readonly frontier: Visited;
  readonly asides: readonly Visited[];
  readonly stale: StaleResults;
}

export const noStaleResults: StaleResults = new Map();

/**
 * The first results of a walk that do not count although it took them to: those of the earliest step that has any,
 * else those of steps that are not on the path, whose inputs are made of all answers that count.
 */
export function findStaleResults(
  journey: CompiledJourney,
  { bound }: JourneyState,
  { path, frontier, asides, stale }: TriedWalk,
): StaleResults {
  const unjudged = Object.entries(bound).filter(
    (entry): entry is [string, Binding] => entry[1] !== undefined && !stale.has(entry[0]),
  );
  if (unjudged.length === 0) return noStaleResults;
  const visited = [...path, ...asides];
  const staleOf = (step: string, scope: RuleScope): StaleResults =>
    new Map(
      unjudged.flatMap(([name, binding]) => {
        const input = binding.step === step ? otherInput(journey, name, binding, scope) : undefined;
        if (input === undefined) return [];
        return [[name, { step, input, isPassed: input === binding.passed }]];
      }),
    );
  for (const { step, evaluation } of visited) {
    const found = staleOf(step.definition.id, evaluation.scope);
    if (found.size > 0) return found;
  }
  const elsewhere = new Set(
    unjudged
      .map(([, { step }]) => step)
      .filter((id) => !visited.some(({ step }) => step.definition.id === id)),
  );
  const { scope } = (path.at(-1) ?? frontier).evaluation;
  return new Map([...elsewhere].flatMap((step) => [...staleOf(step, scope)]));
}

/** The input that the call of a result would be given now; undefined if it is the same, or cannot be told. */
function otherInput(
  journey: CompiledJourney,
  name: string,
  { step, operation, input }: Binding,
  scope: RuleScope,
): string | undefined {
  const calls = stepNamed(journey, step)?.bound.get(name) ?? [];
  const inputs = calls
    .filter(({ definition }) => definition.call === operation)
    .map((call) => inputDigest(call, scope));
  return inputs.includes(input) ? undefined : inputs[0];
}

/** The state without results that do not count. */
export function withoutStale(state: JourneyState, stale: StaleResults): JourneyState {
  if (stale.size === 0) return state;
  const counting = <Value>(values: { readonly [name: string]: Value }) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !stale.has(name)));
  return { ...state, results: counting(state.results), bound: counting(state.bound) };
}

/**
 * Whether a step is to be taken again, because a result of one of its calls does not count.
 * @param names the results that matter; all by default
 */
export function isTakenAgain(step: string, stale: StaleResults, names?: ReadonlySet<string>): boolean {
  return [...stale].some(
    ([name, result]) => result.step === step && !result.isPassed && (names?.has(name) ?? true),
  );
}

/**
 * The state after a step was taken again: results that it did not make anew do not count, and do not ask for the step
 * once more.
 */
export function passStale(
  state: JourneyState,
  step: string,
  stale: StaleResults,
  names?: ReadonlySet<string>,
): JourneyState {
  const passed = [...stale].flatMap(([name, result]) => {
    const binding = state.bound[name];
    const isMeant = result.step === step && !result.isPassed && (names?.has(name) ?? true);
    return isMeant && binding ? [[name, { ...binding, passed: result.input }] as const] : [];
  });
  return passed.length === 0 ? state : { ...state, bound: { ...state.bound, ...Object.fromEntries(passed) } };
}

/** The answers without those of a form that were chosen from results for another input. */
export function answersStillChosen(
  { fields }: CompiledForm,
  { answers, bound, chosen }: JourneyState,
): Answers {
  const isOfOthers = (name: string) =>
    Object.entries(chosen[name] ?? {}).some(([result, input]) => bound[result]?.input !== input);
  const parked = new Set(fields.flatMap(({ names }) => names.filter(isOfOthers)));
  if (parked.size === 0) return answers;
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !parked.has(name)));
}
