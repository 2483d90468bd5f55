import type { CompiledStep } from '#engine';
import { lazily } from '#engine/parts';
import { type Choices, enumerate, type Run, union } from '../values/choices.ts';
import type { ConditionPlace } from './conditions.ts';
import type { Observe } from './coverage.ts';
import type { JourneyModel } from './journey-model.ts';
import { type LiveVariables, liveKey } from './liveness.ts';
import { type Ask, askWith } from './next-step.ts';
import { isByAnswersAlone, type Path } from './path.ts';
import { positionsOf, SymbolicState } from './symbolic-state.ts';

/** A part of a journey that asks conditions, such as those that decide the step after another. */
interface Part<Result> {
  readonly run: (ask: Ask, state: SymbolicState) => Result;
  /** Earlier runs of the part in the same exploration, if it is run on many paths. */
  readonly known?: KnownRuns<Result>;
}

/** Every run of a part, by the values and steps that it can tell apart. */
export interface KnownRuns<Result> {
  readonly live: LiveVariables;
  readonly runs: Map<string, readonly KnownRun<Result>[]>;
}

interface KnownRun<Result> extends Run<Result> {
  readonly asked: readonly (readonly [place: ConditionPlace, truth: boolean | undefined])[];
}

/** @param live everything that matters to the part */
export function createKnownRuns<Result>(live: LiveVariables): KnownRuns<Result> {
  return { live, runs: new Map() };
}

/** Where a visitor is while a part is run. */
interface RunPlace {
  /** The position whose step the visitor is filling in, or has just submitted. */
  readonly filling?: number;
  /** The aside that the visitor is filling in instead. */
  readonly beside?: CompiledStep;
  readonly isSubmitted?: boolean;
  readonly isEnough?: () => boolean;
}

/** Receives what runs show. */
export interface Observer {
  readonly observe: Observe;
  readonly fault: () => void;
  /** Called before each run; false ends them. */
  readonly spend: () => boolean;
}

/** Runs a part of a journey once for each choice that differs, and gives the result of each and the values that it chose. */
export type RunPart = <Result>(path: Path, part: Part<Result>, where?: RunPlace) => readonly Run<Result>[];

/**
 * Creates the function that runs parts of a journey. On a path that differs from an earlier one only in what a part
 * does not read, the earlier runs are taken: many paths lead to a step, and few of their values matter to it.
 */
export function createPartRunner(model: JourneyModel, { observe: see, fault, spend }: Observer): RunPart {
  return <Result>(path: Path, part: Part<Result>, where: RunPlace = {}) => {
    const key = part.known && liveKey(model, path, part.known.live);
    const known = key === undefined ? undefined : part.known?.runs.get(key);
    const runs: KnownRun<Result>[] = [];
    const found: Run<Result>[] = [];
    for (const each of known ?? runsOf(model, path, part, where, { fault, spend })) {
      runs.push(each);
      const isAlone = [path.chosen, path.assigned, each.chosen].every(isByAnswersAlone);
      const taken = lazily(() => {
        const assigned = union(path.assigned, each.chosen);
        return { ...path, assigned, chosen: union(path.chosen, assigned) };
      });
      for (const [place, truth] of each.asked) see(place, truth, taken, isAlone);
      found.push(each);
      if (where.isEnough?.()) return found;
    }
    if (key !== undefined) part.known?.runs.set(key, runs);
    return found;
  };
}

function* runsOf<Result>(
  model: JourneyModel,
  path: Path,
  { run: part }: Part<Result>,
  { filling, beside, isSubmitted = false }: RunPlace,
  { fault, spend }: Pick<Observer, 'fault' | 'spend'>,
): Generator<KnownRun<Result>> {
  const { steps } = model.journey;
  const all = positionsOf(steps, path);
  const before = all.filter(({ step }) => step !== beside);
  const positions = beside
    ? [...before, { step: beside, optional: false }]
    : filling === undefined
      ? all
      : all.slice(0, filling + 1);
  const run = (choices: Choices) => {
    const state = new SymbolicState(model, choices, positions, isSubmitted ? undefined : filling, path.open);
    const asked: [ConditionPlace, boolean | undefined][] = [];
    const result = part(
      askWith(state, (place, truth) => asked.push([place, truth])),
      state,
    );
    return { result, asked, faulty: state.isFaulty };
  };
  for (const { result, chosen } of enumerate(path.assigned, run, spend)) {
    if (result.faulty) fault();
    yield { result: result.result, asked: result.asked, chosen };
  }
}
