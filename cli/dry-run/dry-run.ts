import {
  type CompiledRelease,
  type ExploredJourney,
  type JourneyPath,
  type JourneySamples,
  sampleJourney,
} from '#engine';
import { findJourney } from '#server';
import type { Stage } from '../scenarios/play-scenario.ts';
import type { Scenario, ScenarioFile } from '../scenarios/scenario.ts';
import type { Outside } from './improvise.ts';
import type { Hints, Pressed } from './press-step.ts';
import { walkPath } from './walk-path.ts';

/** A journey that is walked headless. */
export interface DryRun {
  readonly explored: ExploredJourney;
  readonly samples: JourneySamples;
  readonly stage: Stage;
  readonly outside: Outside;
  /** Answers that the visitor gives in every path. */
  readonly given: Hints;
}

/** Surroundings of a dry run. */
export interface DryRunSetting {
  readonly release: CompiledRelease;
  readonly explored: ExploredJourney;
  readonly today: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly outside: Outside;
  readonly given: Hints;
}

/** Prepares a journey to be walked. Undefined if the release has no such journey. */
export function prepareDryRun({
  release,
  explored,
  today,
  settings,
  outside,
  given,
}: DryRunSetting): DryRun | undefined {
  const id = explored.journey;
  const [journey, samples] = [findJourney(release, id), sampleJourney(release, id, today)];
  if (!journey || !samples) return undefined;
  const shared = journey.compiled.given.flatMap((name) => {
    const value = given.get(name) ?? samples.given[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const file = emptyFile(id, { today, settings, given: Object.fromEntries(shared) });
  return { explored, samples, outside, given, stage: { release, journey, file, services: undefined } };
}

/** Walks a path to its end, or to one of its steps. The presses of a visitor; undefined if no samples walk it. */
export async function walkTo(
  { samples, stage, outside, given }: DryRun,
  path: JourneyPath,
  target?: string,
): Promise<readonly Pressed['turn'][] | undefined> {
  const end = target === undefined ? path.steps.length : path.steps.indexOf(target) + 1;
  const hints = new Map(Object.entries(path.example));
  const isPressed = target === undefined && path.ends !== 'final';
  return await walkPath(path.steps.slice(0, end), hints, { stage, samples, outside, given }, isPressed);
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
