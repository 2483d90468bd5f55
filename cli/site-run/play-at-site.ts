import { type Destination, formEntries } from '#engine';
import { playTurn } from '../scenarios/play-scenario.ts';
import { pressesOf } from '../scenarios/play-without-script.ts';
import type { Observed, Press, Scenario, ScenarioFile, Touch } from '../scenarios/scenario.ts';
import { type Scene, type Stage, setScene, stepOfTurn, turnsOf } from '../scenarios/stage.ts';
import { differenceOfPlaces, differenceOfTexts, formAt, textsToSend } from './compare-pages.ts';
import { differenceOfCalls, issuedIn, type SandboxMemory } from './received-calls.ts';
import { requestsToRefuse, withRefusedCalls } from './refused-calls.ts';
import { type ShownPage, type SiteVisitor, visitSite } from './site-visitor.ts';
import { findWayIn } from './way-in.ts';

/** A running site and the memory of the sandbox that its services are. */
export interface RunningSite {
  readonly url: string;
  readonly memory: SandboxMemory;
}

/** Result of playing a scenario at a site. */
export interface PlayedAtSite {
  /** The first difference in what is shown, wrong or called, or in where a press leads. */
  readonly difference?: string | undefined;
  /** Why it was not played, or not to its end. */
  readonly left?: string;
}

/** Plays a scenario headless as a browser without scripts, and makes each press at a running site too. */
export async function playAtSite(
  scenario: Scenario,
  file: ScenarioFile,
  given: Stage,
  { url, memory }: RunningSite,
): Promise<PlayedAtSite> {
  const stage: Stage = { ...given, file, hasScripts: false };
  const turns = turnsOf(scenario, file);
  const walk: Walk = { visitor: visitSite(url), memory, issued: issuedIn(scenario, stage.release) };
  let place: Place = { scene: setScene(file) };
  const [first] = turns;
  if (Object.keys(file.given ?? {}).length > 0 && first && 'press' in first) {
    const way = await findWayIn(stage, first.press);
    if (!way) return { left: 'it goes on from answers that no step of another journey leads here with' };
    const entered = await play(way.turn, { scene: way.scene }, way.stage, walk);
    if (!('place' in entered)) return named(entered, 'before the first turn');
    place = { scene: place.scene, page: entered.place.page };
  }
  try {
    for (const [index, turn] of turns.entries()) {
      if (!('press' in turn || 'touch' in turn)) return { left: 'only presses are made at a site' };
      const played = await play(turn, place, stage, walk);
      if (!('place' in played)) return named(played, `turn ${index + 1}`);
      place = played.place;
    }
    return {};
  } finally {
    await memory.refuse([]);
  }
}

interface Walk {
  readonly visitor: SiteVisitor;
  readonly memory: SandboxMemory;
  readonly issued: ReturnType<typeof issuedIn>;
}

/** Where the visitor is, headless and at the site. */
interface Place {
  readonly scene: Scene;
  /** Undefined before the first page is opened. */
  readonly page?: ShownPage | undefined;
  /** Whether the page shows the step of the scene, and has been compared with it. */
  readonly isCompared?: boolean;
}

function named({ difference, left }: PlayedAtSite, when: string): PlayedAtSite {
  return left === undefined ? { difference: `${when}: ${difference}` } : { left };
}

/** Makes a press, and again while it shows further questions. */
async function play(
  turn: Press | Touch,
  from: Place,
  stage: Stage,
  { visitor, memory, issued }: Walk,
): Promise<PlayedAtSite | { readonly place: Place }> {
  const step = stepOfTurn(turn);
  let { scene } = from;
  let page = from.page ?? (await visitor.open(stage.journey.pageOf(step).path));
  if (!from.isCompared) {
    const opened = await arrive({ step }, scene, stage);
    const difference =
      differenceOfPlaces(opened.at, page, opened.scene, stage) ??
      differenceOfTexts(opened.shown, page, stage);
    if (difference !== undefined) return { difference };
    scene = opened.scene;
  }
  const presses = pressesOf(turn, scene, stage);
  let next = presses.next();
  while (!next.done) {
    const asked = next.value;
    const { form, action } = formAt(step, page, stage);
    if (!form) return { difference: `the site shows no form of the step "${step}"` };
    const played = await playTurn(withRefusedCalls(asked), scene, stage);
    const { scene: after, observed } = played;
    const texts = textsToSend(after.filled[step] ?? {}, step, scene, stage);
    const missing = texts.find(([name, text]) => text !== '' && form.choices.get(name)?.has(text) === false);
    if (missing) return { difference: `the site does not offer the choice "${missing[1]}" of ${missing[0]}` };
    const button = 'touch' in asked ? asked.touch.field : undefined;
    if (button !== undefined && !form.buttons.has(button))
      return { difference: `the site shows no button of ${button}` };
    const refused = requestsToRefuse(asked, observed.calls, stage.release);
    if (typeof refused === 'string') return { left: refused };
    await memory.forget();
    await memory.refuse(refused);
    const pressed = button === undefined ? [] : [[formEntries.press, button] as const];
    page = await visitor.send(action, [...form.own, ...texts, ...pressed]);
    const landed = isAt(observed.at, step)
      ? { scene: after, at: observed.at, shown: observed }
      : await arrive(observed.at, after, stage);
    const difference =
      differenceOfPlaces(landed.at, page, landed.scene, stage, observed.problems) ??
      ('step' in landed.at ? differenceOfTexts(landed.shown, page, stage) : undefined) ??
      (await differenceOfCalls(observed.calls, memory, stage.release, issued));
    if (difference !== undefined) return { difference };
    scene = landed.scene;
    next = presses.next(played);
  }
  return { place: { scene, page, isCompared: true } };
}

function isAt(at: Destination, step: string): boolean {
  return 'step' in at && at.step === step;
}

interface Landed {
  readonly scene: Scene;
  readonly at: Destination;
  readonly shown: Pick<Observed, 'notices' | 'sentViews'>;
}

/** Opens a step headless, as the site does when it is led there. */
async function arrive(at: Destination, scene: Scene, stage: Stage): Promise<Landed> {
  if (!('step' in at)) return { scene, at, shown: { notices: [], sentViews: {} } };
  const visit = { visit: at.step, expect: { outcome: 'shown', at } } as const;
  const opened = await playTurn(visit, scene, stage);
  return { scene: opened.scene, at: opened.observed.at, shown: opened.observed };
}
