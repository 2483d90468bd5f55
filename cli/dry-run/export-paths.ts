import type { JourneyPath } from '#analysis';
import { playScenario } from '../scenarios/play-scenario.ts';
import { recordScenarios } from '../scenarios/record-scenarios.ts';
import type { Scenario, ScenarioFile } from '../scenarios/scenario.ts';
import { type DryRun, fileOf, walkTo } from './dry-run.ts';
import type { Walk } from './walk-path.ts';

/** The scenarios of paths, with the result of each turn, and the paths that no samples walk. */
export interface ExportedPaths {
  /** Undefined if no path was walked. */
  readonly file: ScenarioFile | undefined;
  readonly walked: readonly JourneyPath[];
  readonly missing: readonly MissingPath[];
}

/** A path that no answers walked. */
interface MissingPath {
  readonly path: JourneyPath;
  /** How far the tries came, in words. */
  readonly reason: string;
}

/** Walks paths, and records each that can be walked as a scenario. */
export async function exportPaths(dryRun: DryRun, paths: readonly JourneyPath[]): Promise<ExportedPaths> {
  const scenarios: Scenario[] = [];
  const walked: JourneyPath[] = [];
  const missing: MissingPath[] = [];
  for (const path of paths) {
    const walk = await walkTo(dryRun, path);
    if ('turns' in walk && walk.turns.length > 0) {
      walked.push(path);
      scenarios.push({ title: titleOf(path), turns: [...walk.turns] });
    } else missing.push({ path, reason: reasonOf(path, walk) });
  }
  const file = scenarios.length === 0 ? undefined : await record(dryRun, scenarios);
  return { file, walked, missing };
}

function reasonOf({ steps }: JourneyPath, walk: Walk): string {
  if ('turns' in walk) return 'it has no step that is pressed';
  const [at, next] = [steps[walk.reached], steps[walk.reached + 1]];
  const places = [...walk.ledTo].sort().join(', ');
  const wanted = next === undefined ? 'the end' : `"${next}"`;
  if (places === '') return `no answers were accepted at "${at}"`;
  return `no answers were found that lead from "${at}" to ${wanted}, only to ${places}`;
}

/** The title of a path's scenario. */
export function titleOf({ number, steps }: JourneyPath): string {
  return `path ${number}: ${steps.join(' → ')}`;
}

/** Scenarios with the results of their turns. */
export async function record(dryRun: DryRun, scenarios: readonly Scenario[]): Promise<ScenarioFile> {
  const file = fileOf(dryRun, scenarios);
  return await recordScenarios(file, (scenario) => playScenario(scenario, file, dryRun.stage.release));
}
