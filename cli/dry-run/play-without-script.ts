import { playTurn, type Stage, setScene, turnsOf } from '../scenarios/play-scenario.ts';
import type { Observed, Scenario, ScenarioFile } from '../scenarios/scenario.ts';

/** Number of times that a visitor presses one button while further questions appear. */
const mostPresses = 6;

/**
 * Plays a scenario as a browser without scripts: only questions that the server has shown are filled in, and the button
 * is pressed again when it shows others. Gives the last result of each turn.
 */
export async function playWithoutScript(
  scenario: Scenario,
  file: ScenarioFile,
  stage: Stage,
): Promise<readonly Observed[]> {
  const observed: Observed[] = [];
  let scene = setScene(file);
  for (const turn of turnsOf(scenario, file)) {
    let played = await playTurn(turn, scene, { ...stage, file, hasScripts: false });
    for (let press = 1; press < mostPresses && played.observed.outcome === 'invalid'; press++)
      played = await playTurn(turn, played.scene, { ...stage, file, hasScripts: false });
    scene = played.scene;
    observed.push(played.observed);
  }
  return observed;
}
