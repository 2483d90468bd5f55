import type { CompiledRelease } from '#engine';
import { playScenario as play } from '../../cli/scenarios/play-scenario.ts';
import type { Observed, Scenario, ScenarioFile } from '../../cli/scenarios/scenario.ts';
import { StandIns } from './stand-ins.ts';

/** Plays a scenario like `waymark run`, with a sandbox in this process for the calls that give `sandbox`. */
export async function playScenario(
  scenario: Scenario,
  file: ScenarioFile,
  release: CompiledRelease,
): Promise<readonly Observed[]> {
  return await play(scenario, file, release, new StandIns(file.today));
}
