import {
  type Effect,
  type EffectOutcome,
  type EventFrame,
  interpretActions,
} from '../interpreter/interpret-actions.ts';
import { compileActions } from '../model/compile-actions.ts';
import { type CompiledJourney, findStep } from '../model/compile-journey.ts';
import type { LookUp } from '../model/look-ups.ts';
import { addNotices, type JourneyState } from '../model/state.ts';
import type { AnalyticsEvent } from '../model/track.ts';
import { openSteps, type VisitedStep, visitTo, walkJourney } from '../walk/walk.ts';

interface LookedUp {
  readonly state: JourneyState;
  readonly events: readonly AnalyticsEvent[];
}

/**
 * Makes the look-ups of a step that are still open: their field has an answer without an error, and a result is missing
 * or is of another input. Scripts make them as answers are given; without scripts, this is the first chance.
 */
export function* makeOpenLookUps(
  journey: CompiledJourney,
  answered: JourneyState,
  step: string,
  frame: EventFrame,
): Generator<Effect, LookedUp, EffectOutcome> {
  let state = answered;
  const events: AnalyticsEvent[] = [];
  for (const lookUp of findStep(journey, step).lookUps) {
    if (!isOpen(journey, state, step, lookUp, frame)) continue;
    const actions = compileActions(lookUp.actions, journey);
    const done = yield* ifItCalls(
      `/lookUps/${lookUp.field}`,
      interpretActions(actions, state, { ...frame, journey, step }),
    );
    if (!done) continue;
    state = addNotices(done.state, step, done.notices);
    events.push(...done.events);
  }
  return { state, events };
}

function isOpen(
  journey: CompiledJourney,
  state: JourneyState,
  step: string,
  { field, results }: LookUp,
  { environment }: EventFrame,
): boolean {
  const walk = walkJourney(journey, state, environment);
  const visited = visitTo(openSteps(walk), step);
  if (visited?.evaluation.answers[field] === undefined || isRefused(visited, field)) return false;
  return [...results].some((name) => state.results[name] === undefined || walk.stale.has(name));
}

/** Whether the answer of a field cannot be looked up, because it is missing or is not as the field wants it. */
export function isRefused({ problems }: VisitedStep, field: string): boolean {
  return problems.some((problem) => problem.field === field && problem.keyword !== 'check');
}

/**
 * Runs a list of actions if it makes a call; otherwise nothing of it has happened, and the outcome is undefined.
 *
 * @param place where its calls are, among those of the press
 */
function* ifItCalls<Outcome>(
  place: string,
  steps: Generator<Effect, Outcome, EffectOutcome>,
): Generator<Effect, Outcome | undefined, EffectOutcome> {
  let turn = steps.next();
  if (turn.done) return undefined;
  while (!turn.done) {
    const effect = turn.value;
    turn = steps.next(yield effect.effect === 'call' ? { ...effect, key: `${place}${effect.key}` } : effect);
  }
  return turn.value;
}
