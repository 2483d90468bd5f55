import { type ExploredJourney, type JourneyPath, type JourneySamples, sampleJourney } from '#analysis';
import type { CompiledRelease, JsonValue } from '#engine';
import { findJourney } from '#server';
import type { Improvise } from '../scenarios/canned-outside.ts';
import { emptyFile, type Scene, type Stage, setScene } from '../scenarios/stage.ts';
import { improviseFrom, type Outside } from './improvise.ts';
import type { Hints } from './press-step.ts';
import { createPressOnce, type PressOnce, type Stopped, type Walk, walkPath } from './walk-path.ts';

/** A journey that is walked headless. */
export interface DryRun {
  readonly explored: ExploredJourney;
  readonly samples: JourneySamples;
  readonly stage: Stage;
  readonly improvise: Improvise;
  /** Answers that each visitor gives wherever they are asked; the visitors try a path one after another. */
  readonly visitors: readonly Hints[];
  readonly start: Scene;
  readonly press: PressOnce;
}

/** Surroundings of a dry run. */
export interface DryRunSetting {
  readonly release: CompiledRelease;
  readonly explored: ExploredJourney;
  readonly today: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly outside: Outside;
  readonly visitors: readonly Hints[];
}

/** Prepares a journey to be walked. Undefined if the release has no such journey. */
export function prepareDryRun({
  release,
  explored,
  today,
  settings,
  outside,
  visitors,
}: DryRunSetting): DryRun | undefined {
  const id = explored.journey;
  const [journey, samples] = [findJourney(release, id), sampleJourney(release, id, today)];
  if (!journey || !samples) return undefined;
  const shared = journey.compiled.given.flatMap((name) => {
    const value = visitors[0]?.get(name) ?? samples.given[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const file = emptyFile(id, today, settings, Object.fromEntries(shared));
  return {
    explored,
    samples,
    improvise: improviseFrom(outside, today),
    visitors,
    stage: { release, journey, file },
    start: setScene(file),
    press: createPressOnce(),
  };
}

/** Numbers of presses that each visitor makes for one path: all of them a few, before any of them many. */
const pressesOfRounds = [30, 200];

/** Walks a path to its end, or to one of its steps, with the answers of one visitor after another. */
export async function walkTo(dryRun: DryRun, path: JourneyPath, target?: string): Promise<Walk> {
  const end = target === undefined ? path.steps.length : path.steps.indexOf(target) + 1;
  const way = {
    steps: path.steps.slice(0, end),
    isPressed: target === undefined && path.ends !== 'final',
    hints: new Map(Object.entries(path.example)),
  };
  let furthest: Stopped = { reached: 0, ledTo: new Set() };
  for (const mostPresses of pressesOfRounds) {
    for (const given of dryRun.visitors) {
      const walk = await walkPath(way, { ...dryRun, given, mostPresses });
      if ('turns' in walk) return walk;
      furthest = further(furthest, walk);
    }
  }
  return furthest;
}

/** The walk that came further, with what either met there. */
function further(one: Stopped, other: Stopped): Stopped {
  if (one.reached !== other.reached) return one.reached > other.reached ? one : other;
  return { reached: one.reached, ledTo: new Set([...one.ledTo, ...other.ledTo]) };
}

/** Answers that belong together, such as an address and its id. */
export type AnswerSet = Readonly<Record<string, JsonValue>>;

/**
 * The visitors who try a journey. Sets that share a name are alternatives: the first visitor has the first set of each,
 * and every other set has a visitor of its own. All of them give `answers`.
 */
export function visitorsOf(answers: AnswerSet, sets: readonly AnswerSet[]): readonly Hints[] {
  const first = withSets(answers, sets);
  const others = sets.filter(
    (set) => !first.sets.includes(set) && Object.keys(set).every((name) => !Object.hasOwn(answers, name)),
  );
  return [first, ...others.map((set) => withSets(answers, [set, ...sets]))].map(({ hints }) => hints);
}

/** The answers with every set that none before it contradicts. */
function withSets(answers: AnswerSet, sets: readonly AnswerSet[]) {
  const hints = new Map(Object.entries(answers));
  const taken: AnswerSet[] = [];
  for (const set of sets) {
    const names = Object.keys(set);
    if (names.some((name) => hints.has(name))) continue;
    for (const name of names) hints.set(name, set[name] ?? null);
    taken.push(set);
  }
  return { hints, sets: taken };
}
