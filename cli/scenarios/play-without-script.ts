import { fieldsOnShow } from './entries-of.ts';
import { type Played, playTurn } from './play-scenario.ts';
import type { Observed, Press, Scenario, ScenarioFile, Turn } from './scenario.ts';
import { type Scene, type Stage, setScene, turnsOf } from './stage.ts';

/** Number of times that a visitor presses one button while further questions appear. */
const mostPresses = 6;

/**
 * Plays a scenario as a browser without scripts: only questions that the server has shown are filled in, and the button
 * is pressed again when it shows others. Gives the last result of each turn.
 */
export async function playWithoutScript(
  scenario: Scenario,
  file: ScenarioFile,
  given: Stage,
): Promise<readonly Observed[]> {
  const stage: Stage = { ...given, file, hasScripts: false };
  const observed: Observed[] = [];
  let scene = setScene(file);
  for (const turn of turnsOf(scenario, file)) {
    const presses = pressesOf(turn, scene, stage);
    let last: Played | undefined;
    for (let next = presses.next(); !next.done; next = presses.next(last)) {
      last = await playTurn(next.value, scene, stage);
      scene = last.scene;
    }
    if (last) observed.push(last.observed);
  }
  return observed;
}

/**
 * The turns by which a browser without scripts makes one: presses that show the field of a touch, and the turn itself,
 * again while it shows further questions. Each is answered with its result.
 */
export function* pressesOf<T extends Turn>(
  turn: T,
  start: Scene,
  stage: Stage,
): Generator<T | Press, void, Played> {
  if ('touch' in turn) {
    const { touch, changes = {}, hasSiteToken } = turn;
    const { step, field } = touch;
    const token = hasSiteToken !== undefined && { hasSiteToken };
    const press: Press = { press: step, changes, ...token, expect: { outcome: 'invalid', at: { step } } };
    let { state } = start;
    for (let count = 0; count < mostPresses && !fieldsOnShow(step, state, stage).includes(field); count++) {
      const { scene, observed } = yield press;
      if (!showsMore(observed)) break;
      state = scene.state;
    }
  }
  for (let press = 0; press < mostPresses; press++) if (!showsMore((yield turn).observed)) return;
}

/** Whether a press has shown questions, or what is wrong with the answers, instead of leading on. */
function showsMore({ outcome }: Observed): boolean {
  return outcome === 'invalid' || outcome === 'revealed';
}
