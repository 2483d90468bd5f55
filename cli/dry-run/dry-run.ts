import { type ExploredJourney, type JourneyPath, type JourneySamples, sampleJourney } from '#analysis';
import type { CompiledRelease } from '#engine';
import { findJourney } from '#server';
import { type Scene, type Stage, setScene } from '../scenarios/play-scenario.ts';
import type { Scenario, ScenarioFile } from '../scenarios/scenario.ts';
import type { Outside } from './improvise.ts';
import { createPressOnce, type PressOnce } from './press-once.ts';
import type { Hints } from './press-step.ts';
import { type Stopped, type Walk, walkPath } from './walk-path.ts';

/** A journey that is walked headless. */
export interface DryRun {
  readonly explored: ExploredJourney;
  readonly samples: JourneySamples;
  readonly stage: Stage;
  readonly outside: Outside;
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
  const file = emptyFile(id, { today, settings, given: Object.fromEntries(shared) });
  return {
    explored,
    samples,
    outside,
    visitors,
    stage: { release, journey, file, services: undefined },
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

/** A file with one scenario for each walked path. */
export function fileOf({ stage }: DryRun, scenarios: readonly Scenario[]): ScenarioFile {
  return { ...stage.file, scenarios: [...scenarios] };
}

function emptyFile(
  journey: string,
  { today, ...rest }: { readonly today: string; readonly settings: Texts; readonly given: Texts },
): ScenarioFile {
  const known = Object.entries(rest).filter(([, texts]) => Object.keys(texts).length > 0);
  return { journey, today, ...Object.fromEntries(known), filled: {}, scenarios: [] };
}

type Texts = Readonly<Record<string, string>>;
