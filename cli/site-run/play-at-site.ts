import { type Destination, formEntries } from '#engine';
import { fieldsOnShow } from '../scenarios/entries-of.ts';
import { playTurn, type Scene, type Stage, setScene, turnsOf } from '../scenarios/play-scenario.ts';
import type { Observed, Press, Scenario, ScenarioFile, Touch } from '../scenarios/scenario.ts';
import { differenceOfPlaces, formAt, textsToSend } from './compare-places.ts';
import { differenceOfCalls, issuedIn, type SandboxMemory } from './received-calls.ts';
import { type ShownPage, visitSite } from './site-visitor.ts';

/** A running site and the memory of the sandbox that its services are. */
export interface RunningSite {
  readonly url: string;
  readonly memory: SandboxMemory;
}

/** Number of times that a visitor presses one button while further questions appear. */
const mostPresses = 6;

/** Why a scenario cannot be played at a site, or undefined. */
export function reasonNotAtSite({ turns }: Scenario, { given = {} }: ScenarioFile): string | undefined {
  if (Object.keys(given).length > 0) return 'it goes on from answers that were given in another journey';
  const calls = turns.flatMap((turn) => ('visit' in turn ? [] : (turn.calls ?? [])));
  const fails = calls.some(({ gives }) => typeof gives === 'object' && 'failure' in gives);
  return fails ? 'it needs a call that fails' : undefined;
}

/**
 * Plays a scenario headless as a browser without scripts, and makes each press at a running site too.
 * @returns the first difference in what is shown, wrong or called, or in where a press leads
 */
export async function playAtSite(
  scenario: Scenario,
  file: ScenarioFile,
  given: Stage,
  { url, memory }: RunningSite,
): Promise<string | undefined> {
  const stage: Stage = { ...given, file, hasScripts: false };
  const visitor = visitSite(url);
  const issued = issuedIn(scenario, stage.release);
  let scene = setScene(file);
  let page: ShownPage | undefined;
  for (const [index, turn] of turnsOf(scenario, file).entries()) {
    const differs = (difference: string) => `turn ${index + 1}: ${difference}`;
    if (!('press' in turn || 'touch' in turn)) return differs('only presses are made at a site');
    const step = stepOf(turn);
    if (page === undefined) {
      page = await visitor.open(stage.journey.pageOf(step).path);
      const opened = await arrive({ step }, scene, stage);
      const difference = differenceOfPlaces(opened.at, page, opened.scene, stage);
      if (difference !== undefined) return differs(difference);
      scene = opened.scene;
    }
    for (let count = 0; count < mostPresses; count++) {
      const asked = toPress(turn, scene, stage);
      const { form, action } = formAt(step, page, stage);
      if (!form) return differs(`the site shows no form of the step "${step}"`);
      const { scene: after, observed } = await playTurn(asked, scene, stage);
      const texts = textsToSend(after.filled[step] ?? {}, step, scene, stage);
      const missing = texts.find(
        ([name, text]) => text !== '' && form.choices.get(name)?.has(text) === false,
      );
      if (missing) return differs(`the site does not offer the choice "${missing[1]}" of ${missing[0]}`);
      const button = 'touch' in asked ? asked.touch.field : undefined;
      if (button !== undefined && !form.buttons.has(button))
        return differs(`the site shows no button of ${button}`);
      await memory.forget();
      const pressed = button === undefined ? [] : [[formEntries.press, button] as const];
      page = await visitor.send(action, [...form.own, ...texts, ...pressed]);
      const landed = isAt(observed.at, step)
        ? { scene: after, at: observed.at }
        : await arrive(observed.at, after, stage);
      const difference =
        differenceOfPlaces(landed.at, page, landed.scene, stage, observed.problems) ??
        (await differenceOfCalls(observed.calls, memory, stage.release, issued));
      if (difference !== undefined) return differs(difference);
      scene = landed.scene;
      if (asked === turn && !showsMore.has(observed.outcome)) break;
    }
  }
  return undefined;
}

/** Outcomes after which a browser without scripts presses again. */
const showsMore: ReadonlySet<Observed['outcome']> = new Set(['invalid', 'revealed']);

function stepOf(turn: Press | Touch): string {
  return 'press' in turn ? turn.press : turn.touch.step;
}

function isAt(at: Destination, step: string): boolean {
  return 'step' in at && at.step === step;
}

interface Landed {
  readonly scene: Scene;
  readonly at: Destination;
}

/** Opens a step headless, as the site does when it is led there. */
async function arrive(at: Destination, scene: Scene, stage: Stage): Promise<Landed> {
  if (!('step' in at)) return { scene, at };
  const visit = { visit: at.step, expect: { outcome: 'shown', at } } as const;
  const opened = await playTurn(visit, scene, stage);
  return { scene: opened.scene, at: opened.observed.at };
}

/** A field that is not shown yet is touched after presses of the button of its step. */
function toPress(turn: Press | Touch, { state }: Scene, stage: Stage): Press | Touch {
  if ('press' in turn) return turn;
  const { step, field } = turn.touch;
  const { today, settings = {} } = stage.file;
  const environment = stage.journey.environment(step, { now: today, settings });
  if (fieldsOnShow(stage.journey, step, state, environment).includes(field)) return turn;
  const changes = turn.changes && { changes: turn.changes };
  return { press: step, ...changes, expect: { outcome: 'invalid', at: { step } } };
}
