import {
  type CompiledRelease,
  drive,
  type JourneyState,
  newState,
  type StepOutcome,
  stateFor,
  submitStep,
  visitStep,
} from '#engine';
import { findJourney, type ReleaseJourney } from '#server';
import { CannedOutside } from './canned-outside.ts';
import { entriesOf, type Filled, fieldsOnShow } from './entries-of.ts';
import type { Expected, Observed, Press, Scenario, ScenarioFile } from './scenario.ts';

/** What a scenario is played on. */
interface Stage {
  readonly release: CompiledRelease;
  readonly journey: ReleaseJourney;
  readonly file: ScenarioFile;
}

/**
 * Plays a scenario on the documents of a release, headless: the engine decides, the scenario stands in for the visitor
 * and for everything outside. Gives what came of each turn.
 */
export async function playScenario(
  scenario: Scenario,
  file: ScenarioFile,
  release: CompiledRelease,
): Promise<readonly Observed[]> {
  const journey = findJourney(release, file.journey);
  if (!journey) throw new Error(`The release has no journey "${file.journey}".`);
  const stage: Stage = { release, journey, file };
  const observed: Observed[] = [];
  let state = newState('first');
  let filled: Readonly<Record<string, Filled>> = file.filled;
  for (const turn of scenario.turns) {
    if ('visit' in turn) {
      observed.push(visit(turn.visit, stateFor(journey.compiled, state, turn.visit, nextRun), stage));
      continue;
    }
    const typed = withChanges(filled[turn.press] ?? {}, turn.changes ?? {});
    filled = { ...filled, [turn.press]: typed };
    const pressed = await press(turn, typed, state, stage);
    state = pressed.state;
    observed.push(pressed.observed);
  }
  return observed;
}

function visit(step: string, state: JourneyState, { journey, file }: Stage): Observed {
  const environment = journey.environment(step, file.today);
  const found = visitStep(journey.compiled, state, step, environment);
  const shown = found.visit === 'show' ? step : found.step;
  return {
    outcome: found.visit === 'show' ? 'shown' : 'redirected',
    at: { step: shown },
    problems: [],
    notices: noticesOf(state, shown),
    fields: fieldsOnShow(journey, shown, state, environment),
    events: [],
    calls: [],
  };
}

async function press(
  turn: Press,
  typed: Filled,
  before: JourneyState,
  { release, journey, file }: Stage,
): Promise<{ readonly state: JourneyState; readonly observed: Observed }> {
  const step = turn.press;
  const environment = journey.environment(step, file.today);
  const nothing = { answers: {}, facts: {}, results: {}, session: {} };
  const outside = new CannedOutside(turn, release, {
    ...environment.surroundings,
    ...nothing,
    settings: file.settings ?? {},
  });
  const entries = entriesOf(typed, journey, step, before, environment);
  const submission = submitStep(journey.compiled, before, step, entries, {
    environment,
    nextRun,
  });
  const outcome = await drive(submission, async (effect) => outside.perform(effect));
  const at = 'destination' in outcome ? outcome.destination : { step };
  const stays = 'step' in at && at.step === step;
  return {
    state: outcome.state,
    observed: {
      outcome: outcome.outcome,
      at,
      problems: problemsOf(outcome),
      notices: stays ? noticesOf(outcome.state, step) : [],
      fields: stays ? fieldsOnShow(journey, step, outcome.state, environment) : [],
      events: outcome.events,
      calls: outside.calls,
    },
  };
}

function problemsOf(outcome: StepOutcome): Observed['problems'] {
  if (outcome.outcome !== 'invalid') return [];
  return outcome.problems.map(({ field, message }) => ({ field, message }));
}

function noticesOf(state: JourneyState, step: string): Observed['notices'] {
  return (state.notices[step] ?? []).map(({ tone, message }) => ({ tone, message }));
}

function withChanges(filled: Filled, changes: NonNullable<Press['changes']>): Filled {
  const changed: Record<string, Filled[string]> = { ...filled };
  for (const [name, given] of Object.entries(changes)) {
    if (given === null) delete changed[name];
    else changed[name] = given;
  }
  return changed;
}

function nextRun(run: string): string {
  return `after ${run}`;
}

/** What a turn must come to, with everything it leaves out filled in; what it does not ask about is as observed. */
export function expectedOf(turn: Scenario['turns'][number], observed: Observed | undefined): Observed {
  const { expect }: { readonly expect: Expected } = turn;
  const calls = 'press' in turn ? (turn.calls ?? []) : [];
  return {
    outcome: expect.outcome,
    at: expect.at,
    problems: expect.problems ?? [],
    notices: expect.notices ?? [],
    fields: expect.fields ?? observed?.fields ?? [],
    events: expect.events ?? [],
    calls: calls.map(({ operation, request }, index) => ({
      operation,
      request: request ?? observed?.calls[index]?.request ?? { service: '', method: '', path: '' },
    })),
  };
}
