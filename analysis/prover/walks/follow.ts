import type { CompiledStep } from '#engine';
import { lazily } from '#engine/parts';
import { type Choices, enumerate, type Run, textOf, union } from '../values/choices.ts';
import type { ConditionPlace } from './conditions.ts';
import type { JourneyModel } from './journey-model.ts';
import { type Ask, askWith } from './next-step.ts';
import { isByAnswersAlone, type Way } from './way.ts';
import { isLive, type Live, pathThatMatters } from './what-matters.ts';
import { createWorld, positionsOf, type World } from './world.ts';

/** A part of a journey that asks conditions, such as those that decide the step after another. */
export interface Part<Result> {
  readonly run: (ask: Ask, world: World) => Result;
  /** Earlier runs of the part in the same exploration, if it is run on many ways. */
  readonly known?: KnownRuns<Result>;
}

/** Every run of a part, by the values and steps that it can tell apart. */
export interface KnownRuns<Result> {
  readonly live: Live;
  readonly runs: Map<string, readonly KnownRun<Result>[]>;
}

interface KnownRun<Result> extends Run<Result> {
  readonly asked: readonly (readonly [place: ConditionPlace, truth: boolean | undefined])[];
}

/** @param live everything that matters to the part */
export function createKnownRuns<Result>(live: Live): KnownRuns<Result> {
  return { live, runs: new Map() };
}

/** Where a visitor is while a part is run. */
export interface Following {
  /** The position whose step the visitor is filling in, or has just submitted. */
  readonly filling?: number;
  /** The aside that the visitor is filling in instead. */
  readonly beside?: CompiledStep;
  readonly isSubmitted?: boolean;
  readonly isEnough?: () => boolean;
}

/** Receives what runs show. */
export interface Observer {
  /** @param isAlone whether answers alone lead along the way */
  readonly see: (place: ConditionPlace, truth: boolean | undefined, way: () => Way, isAlone: boolean) => void;
  readonly fault: () => void;
  /** Called before each run; false ends them. */
  readonly spend: () => boolean;
}

/** Runs a part of a journey in every way that differs, and gives the result of each and the values that it chose. */
export type Follow = <Result>(way: Way, part: Part<Result>, following?: Following) => readonly Run<Result>[];

/**
 * Creates the function that runs parts of a journey. On a way that differs from an earlier one only in what a part
 * does not read, the earlier runs are taken: many ways lead to a step, and few of their values matter to it.
 */
export function createFollower(model: JourneyModel, { see, fault, spend }: Observer): Follow {
  return <Result>(way: Way, part: Part<Result>, following: Following = {}) => {
    const key = part.known && keyOf(model, way, part.known.live);
    const known = key === undefined ? undefined : part.known?.runs.get(key);
    const runs: KnownRun<Result>[] = [];
    const found: Run<Result>[] = [];
    for (const each of known ?? runsOf(model, way, part, following, { fault, spend })) {
      runs.push(each);
      const isAlone = [way.chosen, way.assigned, each.chosen].every(isByAnswersAlone);
      const taken = lazily(() => {
        const assigned = union(way.assigned, each.chosen);
        return { ...way, assigned, chosen: union(way.chosen, assigned) };
      });
      for (const [place, truth] of each.asked) see(place, truth, taken, isAlone);
      found.push(each);
      if (following.isEnough?.()) return found;
    }
    if (key !== undefined) part.known?.runs.set(key, runs);
    return found;
  };
}

function keyOf(model: JourneyModel, { path, assigned }: Way, live: Live): string {
  const read = [...assigned].filter(([name]) => isLive(name, live));
  return JSON.stringify([pathThatMatters(model, path, live), textOf(read)]);
}

function* runsOf<Result>(
  model: JourneyModel,
  way: Way,
  { run: part }: Part<Result>,
  { filling, beside, isSubmitted = false }: Following,
  { fault, spend }: Pick<Observer, 'fault' | 'spend'>,
): Generator<KnownRun<Result>> {
  const { steps } = model.journey;
  const all = positionsOf(steps, way.path);
  const before = all.filter(({ step }) => step !== beside);
  const positions = beside
    ? [...before, { step: beside, optional: false }]
    : filling === undefined
      ? all
      : all.slice(0, filling + 1);
  const run = (choices: Choices) => {
    const world = createWorld(model, choices, positions, isSubmitted ? undefined : filling);
    const asked: [ConditionPlace, boolean | undefined][] = [];
    const result = part(
      askWith(world, (place, truth) => asked.push([place, truth]), positions.length),
      world,
    );
    return { result, asked, faulty: world.isFaulty() };
  };
  for (const { result, chosen } of enumerate(way.assigned, run, spend)) {
    if (result.faulty) fault();
    yield { result: result.result, asked: result.asked, chosen };
  }
}
