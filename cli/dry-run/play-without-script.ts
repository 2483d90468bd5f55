import { fieldsOnShow } from '../scenarios/entries-of.ts';
import { playTurn, type Scene, type Stage, setScene, turnsOf } from '../scenarios/play-scenario.ts';
import type { Observed, Scenario, ScenarioFile, Touch } from '../scenarios/scenario.ts';

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
    if ('touch' in turn) scene = await showField(turn, scene, { ...stage, file, hasScripts: false });
    let played = await playTurn(turn, scene, { ...stage, file, hasScripts: false });
    for (let press = 1; press < mostPresses && showsMore(played.observed); press++)
      played = await playTurn(turn, played.scene, { ...stage, file, hasScripts: false });
    scene = played.scene;
    observed.push(played.observed);
  }
  return observed;
}

/** Presses the button of a step until it shows the field of a touch. */
async function showField(
  { touch, changes = {}, hasSiteToken }: Touch,
  scene: Scene,
  stage: Stage,
): Promise<Scene> {
  const { step, field } = touch;
  const { today, settings = {} } = stage.file;
  const environment = stage.journey.environment(step, { now: today, settings });
  const press = { press: step, changes, expect: { outcome: 'invalid', at: { step } } } as const;
  let shown = scene;
  for (let count = 0; count < mostPresses; count++) {
    if (fieldsOnShow(stage.journey, step, shown.state, environment).includes(field)) return shown;
    const turn = { ...press, ...(hasSiteToken !== undefined && { hasSiteToken }) };
    const played = await playTurn(turn, shown, stage);
    if (!showsMore(played.observed)) return shown;
    shown = played.scene;
  }
  return shown;
}

/** Whether a press has shown questions, or what is wrong with the answers, instead of leading on. */
function showsMore({ outcome }: Observed): boolean {
  return outcome === 'invalid' || outcome === 'revealed';
}
