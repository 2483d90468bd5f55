import {
  type CompiledRelease,
  type Destination,
  drive,
  driveWithoutEffects,
  type Effect,
  type EffectOutcome,
  type Entry,
  type EventFrame,
  type EventOutcome,
  enterStep,
  fieldsShown,
  type JourneyState,
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
import { findJourney } from '#server';
import { CannedOutside, type LiveServices } from './canned-outside.ts';
import { answersOtherThanTyped } from './changed-answers.ts';
import { entriesOf } from './entries-of.ts';
import type { Given, Observed, Press, Return, Scenario, ScenarioFile, Touch, Turn } from './scenario.ts';
import { ScenarioError } from './scenario-error.ts';
import { notShown, showStep } from './shown-step.ts';
import {
  environmentAt,
  type Filled,
  type Scene,
  type Stage,
  setScene,
  stepOfTurn,
  turnsOf,
} from './stage.ts';

const nextRun = (run: string): string => `after ${run}`;

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

/** The result of one turn. */
export interface Played {
  readonly scene: Scene;
  readonly observed: Observed;
}

/** Plays one turn. */
export async function playTurn(turn: Turn, scene: Scene, stage: Stage): Promise<Played> {
  return 'visit' in turn ? await visit(turn.visit, scene, stage) : await send(turn, scene, stage);
}

/** Opens a step like the server: the first time, its actions on entry run, unless they make a call. */
async function visit(step: string, scene: Scene, stage: Stage): Promise<Played> {
  const { journey } = stage;
  const environment = environmentAt(step, stage);
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
    ...('step' in at ? showStep(at.step, state, stage) : notShown),
    events,
    answers: answersOtherThanTyped(before, state, [], []),
    calls: [],
    walked: [],
  };
  return { scene: comesThere ? { ...scene, state } : scene, observed };
}

async function send(turn: Press | Touch | Return, scene: Scene, stage: Stage): Promise<Played> {
  const { journey, release, file, services, improvise } = stage;
  const step = stepOfTurn(turn);
  const typed = withChanges(scene.filled[step] ?? {}, turn.changes ?? {});
  const environment = environmentAt(step, stage);
  const nothing = { answers: {}, facts: {}, results: {}, session: {} };
  const scope = { ...environment.surroundings, ...nothing };
  const outside = new CannedOutside(
    { ...turn, services, improvise, ...(file.answers && { answers: file.answers }) },
    release,
    scope,
  );
  const withoutScripts = stage.hasScripts === false;
  const frame: EventFrame = { environment, nextRun, cameFrom: turn.from, withoutScripts };
  const before = 'return' in turn ? scene.state : { ...scene.state, hasSiteToken: turn.hasSiteToken };
  const entries = entriesOf(typed, step, before, stage);
  const outcome = await drive(happening(turn, entries, before, stage, frame), (effect) =>
    outside.perform(effect),
  );
  const { state } = outcome;
  const at = destinationOf(outcome, step);
  const stays = 'step' in at && at.step === step;
  const observed: Observed = {
    outcome: outcome.outcome,
    at,
    problems: outcome.outcome === 'invalid' ? outcome.problems : [],
    notices: stays ? noticesOf(state, step) : [],
    ...(stays ? showStep(step, state, stage) : notShown),
    events: outcome.events,
    answers: answersOtherThanTyped(before, state, entries, fieldsShown(journey.compiled, step)),
    calls: outside.calls,
    walked: outcome.outcome === 'accepted' ? walkedTo(at, step, { before, state }, stage) : [],
  };
  return { scene: { state, filled: { ...scene.filled, [step]: typed } }, observed };
}

function happening(
  turn: Press | Touch | Return,
  entries: readonly Entry[],
  state: JourneyState,
  { journey: { compiled } }: Stage,
  frame: EventFrame,
): Generator<Effect, StepOutcome | EventOutcome, EffectOutcome> {
  if ('press' in turn) return submitStep(compiled, state, turn.press, entries, frame);
  if ('return' in turn) return returnToStep(compiled, state, turn.return, turn.query, frame);
  const { step, event, field } = turn.touch;
  return runFieldEvent(compiled, state, step, { event, field }, entries, frame);
}

function destinationOf(outcome: StepOutcome | EventOutcome, step: string): Destination {
  return 'destination' in outcome ? outcome.destination : { step };
}

/** The path to the place after a step. A run that has ended keeps only its final step, so what led there was known before. */
function walkedTo(
  at: Destination,
  step: string,
  { before, state }: { readonly before: JourneyState; readonly state: JourneyState },
  stage: Stage,
): readonly WalkedStep[] {
  const { compiled } = stage.journey;
  const environment = environmentAt(step, stage);
  const after = walkJourney(compiled, state, environment);
  const shown = 'step' in at ? at.step : undefined;
  const isWhole = state.ended === undefined && shown !== undefined;
  const known = isWhole ? walkedSteps(after, shown) : [];
  return known.length > 0 ? known : walkedSteps(walkJourney(compiled, before, environment), step, shown);
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
