import {
  type AnalyticsEvent,
  type CompiledRelease,
  type Destination,
  drive,
  driveWithoutEffects,
  type Effect,
  type EffectOutcome,
  type EventFrame,
  type EventOutcome,
  enterStep,
  fieldsShown,
  type JourneyEnvironment,
  type JourneyState,
  newState,
  type Problem,
  returnToStep,
  runFieldEvent,
  type StepOutcome,
  stateToShow,
  submitStep,
  visitStep,
  type WalkedStep,
  walkedSteps,
  walkJourney,
} from '#engine';
import { findJourney, type Moment, type ReleaseJourney } from '#server';
import { CannedOutside, type Improvise } from './canned-outside.ts';
import { answersOtherThanTyped } from './changed-answers.ts';
import { entriesOf, type Filled } from './entries-of.ts';
import type { LiveServices } from './live-services.ts';
import type { Given, Observed, Press, Return, Scenario, ScenarioFile, Touch, Turn } from './scenario.ts';
import { ScenarioError } from './scenario-error.ts';
import { notShown, showStep } from './shown-step.ts';

/** Origin of the site. */
const origin = 'https://www.example.co.nz';

/** Date and server settings of the visit. */
function momentOf({ today, settings = {} }: ScenarioFile): Moment {
  return { now: today, settings, origin, onFault: refuseFault };
}

/** A visitor would see nothing in place of the rule. */
function refuseFault({ message }: Problem, source: unknown): never {
  throw new ScenarioError(`A rule cannot be evaluated: ${message}`, source);
}

const nextRun = (run: string): string => `after ${run}`;

/** Everything a scenario is played on. */
export interface Stage {
  readonly release: CompiledRelease;
  readonly journey: ReleaseJourney;
  readonly file: ScenarioFile;
  readonly services: LiveServices | undefined;
  /** Answers calls that a turn does not script. */
  readonly improvise?: Improvise;
  /** False for a browser without scripts, which shows further questions only after a press. */
  readonly hasScripts?: boolean;
}

/** State kept from turn to turn. */
export interface Scene {
  readonly state: JourneyState;
  readonly filled: Readonly<Record<string, Filled>>;
}

/**
 * Plays a scenario on the documents of a release, headless: the engine decides, the scenario replaces the
 * visitor and everything outside. Returns the result of each turn.
 *
 * @param services answer the calls that give `sandbox`
 * @throws ScenarioError when the scenario does not fit the documents
 */
export async function playScenario(
  scenario: Scenario,
  file: ScenarioFile,
  release: CompiledRelease,
  services?: LiveServices,
): Promise<readonly Observed[]> {
  const journey = findJourney(release, file.journey);
  if (!journey) throw new ScenarioError(`The release has no journey "${file.journey}".`);
  const stage: Stage = { release, journey, file, services };
  const observed: Observed[] = [];
  let scene = setScene(file);
  for (const turn of turnsOf(scenario, file)) {
    const played = await playTurn(turn, scene, stage);
    scene = played.scene;
    observed.push(played.observed);
  }
  return observed;
}

/** The turns of a scenario, after those of the way it begins with. */
export function turnsOf({ title, way, turns }: Scenario, { ways }: ScenarioFile): readonly Turn[] {
  if (way === undefined) return turns;
  const before = ways?.[way];
  if (!before) throw new ScenarioError(`"${title}" begins with a way that the file does not name: "${way}".`);
  return [...before, ...turns];
}

/** The result of one turn. */
export interface Played {
  readonly scene: Scene;
  readonly observed: Observed;
}

/** The scene before the first turn. */
export function setScene({ captured, filled, given = {} }: ScenarioFile): Scene {
  return { state: { ...newState('first', captured), answers: given }, filled };
}

/** Plays one turn. */
export async function playTurn(turn: Turn, scene: Scene, stage: Stage): Promise<Played> {
  return 'visit' in turn ? await visit(turn.visit, scene, stage) : await send(turn, scene, stage);
}

/** Opens a step like the server: the first time, its actions on entry run, unless they make a call. */
async function visit(step: string, scene: Scene, stage: Stage): Promise<Played> {
  const { journey, file, release } = stage;
  const environment = journey.environment(step, momentOf(file));
  const before = scene.state;
  const looked = stateToShow(journey.compiled, before, step, environment);
  const found = visitStep(journey.compiled, looked, step, environment);
  const comesThere = looked === before;
  const { state, events } =
    found.visit === 'show' && comesThere
      ? driveWithoutEffects(enterStep(journey.compiled, before, step, { environment, nextRun }))
      : { state: looked, events: [] };
  const at = found.visit === 'show' ? { step } : found.destination;
  const observed: Observed = {
    outcome: found.visit === 'show' ? 'shown' : 'redirected',
    at,
    problems: [],
    notices: 'step' in at ? noticesOf(state, at.step) : [],
    ...('step' in at ? showStep(journey, at.step, state, { release, moment: momentOf(file) }) : notShown),
    events,
    answers: answersOtherThanTyped(before, state, [], []),
    calls: [],
    walked: [],
  };
  return { scene: comesThere ? { ...scene, state } : scene, observed };
}

async function send(turn: Press | Touch | Return, scene: Scene, stage: Stage): Promise<Played> {
  const { journey, release, file } = stage;
  const step = stepOfTurn(turn);
  const typed = withChanges(scene.filled[step] ?? {}, turn.changes ?? {});
  const environment = journey.environment(step, momentOf(file));
  const nothing = { answers: {}, facts: {}, results: {}, session: {} };
  const scope = { ...environment.surroundings, ...nothing };
  const outside = new CannedOutside(
    {
      ...turn,
      services: stage.services,
      improvise: stage.improvise,
      ...(file.answers && { answers: file.answers }),
    },
    release,
    scope,
  );
  const withoutScripts = stage.hasScripts === false;
  const frame: EventFrame = { environment, nextRun, cameFrom: turn.from, withoutScripts };
  const before = 'return' in turn ? scene.state : { ...scene.state, hasSiteToken: turn.hasSiteToken };
  const shown = stage.hasScripts === false ? 'before typing' : 'while typing';
  const entries = entriesOf(typed, journey, step, before, environment, shown);
  const outcome = await drive(happening(turn, entries, before, journey, frame), (effect) =>
    outside.perform(effect),
  );
  const { state } = outcome;
  const at = destinationOf(outcome, step);
  const stays = 'step' in at && at.step === step;
  const observed: Observed = {
    outcome: outcome.outcome,
    at,
    problems: problemsOf(outcome),
    notices: stays ? noticesOf(state, step) : [],
    ...(stays ? showStep(journey, step, state, { release, moment: momentOf(file) }) : notShown),
    events: eventsOf(outcome),
    answers: answersOtherThanTyped(before, state, entries, fieldsShown(journey.compiled, step)),
    calls: outside.calls,
    walked: outcome.outcome === 'accepted' ? walkedTo(at, step, { before, state }, journey, environment) : [],
  };
  return { scene: { state, filled: { ...scene.filled, [step]: typed } }, observed };
}

function happening(
  turn: Press | Touch | Return,
  entries: ReturnType<typeof entriesOf>,
  state: JourneyState,
  { compiled }: ReleaseJourney,
  frame: EventFrame,
): Generator<Effect, StepOutcome | EventOutcome, EffectOutcome> {
  if ('press' in turn) return submitStep(compiled, state, turn.press, entries, frame);
  if ('return' in turn) return returnToStep(compiled, state, turn.return, turn.query, frame);
  const { step, event, field } = turn.touch;
  return runFieldEvent(compiled, state, step, { event, field }, entries, frame);
}

/** The step that a turn is on. */
export function stepOfTurn(turn: Turn): string {
  if ('visit' in turn) return turn.visit;
  if ('press' in turn) return turn.press;
  return 'return' in turn ? turn.return : turn.touch.step;
}

function destinationOf(outcome: StepOutcome | EventOutcome, step: string): Destination {
  return 'destination' in outcome ? outcome.destination : { step };
}

/** The path to the place after a step. A run that has ended keeps only its final step, so what led there was known before. */
function walkedTo(
  at: Destination,
  step: string,
  { before, state }: { readonly before: JourneyState; readonly state: JourneyState },
  { compiled }: ReleaseJourney,
  environment: JourneyEnvironment,
): readonly WalkedStep[] {
  const after = walkJourney(compiled, state, environment);
  const shown = 'step' in at ? at.step : undefined;
  const isWhole = state.ended === undefined && shown !== undefined;
  const known = isWhole ? walkedSteps(after, shown) : [];
  return known.length > 0 ? known : walkedSteps(walkJourney(compiled, before, environment), step, shown);
}

function problemsOf(outcome: StepOutcome | EventOutcome): Observed['problems'] {
  return outcome.outcome === 'invalid' ? outcome.problems : [];
}

function eventsOf({ events }: StepOutcome | EventOutcome): readonly AnalyticsEvent[] {
  return events;
}

function noticesOf(state: JourneyState, step: string): Observed['notices'] {
  return (state.notices[step] ?? []).map(({ tone, message }) => ({ tone, message }));
}

function withChanges(filled: Filled, changes: Readonly<Record<string, Given | null>>): Filled {
  const changed: Record<string, Filled[string]> = { ...filled };
  for (const [name, given] of Object.entries(changes)) {
    if (given === null) delete changed[name];
    else changed[name] = given;
  }
  return changed;
}
