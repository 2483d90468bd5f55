import type { JourneyPath } from '#engine';
import { playScenario } from '../scenarios/play-scenario.ts';
import { recordScenarios } from '../scenarios/record-scenarios.ts';
import type { Scenario, ScenarioFile } from '../scenarios/scenario.ts';
import { type DryRun, fileOf, walkTo } from './dry-run.ts';

/** The scenarios of paths, with what came of each turn; and the paths that no samples walk. */
export interface ExportedPaths {
  /** Undefined if no path was walked. */
  readonly file: ScenarioFile | undefined;
  readonly walked: readonly JourneyPath[];
  readonly missing: readonly JourneyPath[];
}

/** Walks paths, and records each that can be walked as a scenario. */
export async function exportPaths(dryRun: DryRun, paths: readonly JourneyPath[]): Promise<ExportedPaths> {
  const scenarios: Scenario[] = [];
  const walked: JourneyPath[] = [];
  for (const path of paths) {
    const turns = await walkTo(dryRun, path);
    if (turns === undefined || turns.length === 0) continue;
    walked.push(path);
    scenarios.push({ title: titleOf(path), turns: [...turns] });
  }
  const file = scenarios.length === 0 ? undefined : await record(dryRun, scenarios);
  return { file, walked, missing: paths.filter((path) => !walked.includes(path)) };
}

/** The title of a path's scenario. */
export function titleOf({ number, steps }: JourneyPath): string {
  return `path ${number}: ${steps.join(' → ')}`;
}

/** Scenarios with everything that came of their turns. */
export async function record(dryRun: DryRun, scenarios: readonly Scenario[]): Promise<ScenarioFile> {
  const file = fileOf(dryRun, scenarios);
  return await recordScenarios(file, (scenario) => playScenario(scenario, file, dryRun.stage.release));
}
