import type { Problem } from '../../problems/problem.ts';
import { holds } from '../../rules/evaluation/condition.ts';
import { type CompiledJourney, type CompiledStep, findStep } from '../compile-journey.ts';
import type { PlaceOnSite } from '../interpreter/compile-actions.ts';
import { type JourneyState, stateOfRun } from '../state/state.ts';
import { type JourneyEnvironment, type VisitedStep, type Walk, walkJourney } from '../walk/walk.ts';

/** Query parameter of a chip's address: the step that the visitor goes from, to change another, and comes back to. */
export const cameFromParameter = 'from';

/** Query parameter of an address that begins a journey anew after a run of it has ended: without it the end is shown. */
export const startAgainParameter = 'again';

/** Query parameter of a step that a visitor is sent to because of a fault: the step that was asked for. */
export const askedForParameter = 'asked';

/** Query parameter of the address that a visitor is sent to whose answers have been deleted: its page says so. */
export const clearedParameter = 'cleared';

type Need = CompiledStep['needs'][number];

/** Either the step to show, or where to be sent; `fault` is of a rule that kept the step from being shown. */
export type Visit =
  | { readonly visit: 'show'; readonly walk: Walk; readonly current: VisitedStep }
  | {
      readonly visit: 'redirect';
      readonly walk: Walk;
      readonly destination: PlaceOnSite;
      readonly fault: Problem | undefined;
    };

/**
 * Decides what a visitor who asks for a step gets. A step whose needs are not met sends where it says: to a page, or to a
 * step, as long as that is on the path; any other step that is neither on the path nor beside it sends to the furthest
 * allowed one.
 */
export function visitStep(
  journey: CompiledJourney,
  state: JourneyState,
  stepId: string,
  environment: JourneyEnvironment,
): Visit {
  const walk = walkJourney(journey, state, environment);
  const open = [...walk.path, ...walk.asides];
  const faults: Problem[] = [];
  const current = open.find(({ step }) => step.step.id === stepId) ?? sentTo(journey, walk, stepId, faults);
  const unmet = unmetNeed(current, faults);
  const target = unmet ? substitute(walk, current, unmet) : current;
  const fault = faults[0] ?? walk.fault;
  if ('page' in target) return { visit: 'redirect', walk, destination: target, fault };
  if (target.step.step.id !== stepId) {
    return { visit: 'redirect', walk, destination: { step: target.step.step.id }, fault };
  }
  return { visit: 'show', walk, current: target };
}

/**
 * The first need of the step that is not met, or of which this cannot be known; undefined when none is.
 * @param faults receives the fault that kept it from being known
 */
export function unmetNeed({ step, evaluation }: VisitedStep, faults?: Problem[]): Need | undefined {
  return step.needs.find(({ that }) => !holds(that, evaluation.scope, faults));
}

/** Where a step sends a visitor who has not come to it. */
function sentTo(
  journey: CompiledJourney,
  { path, frontier }: Walk,
  stepId: string,
  faults: Problem[],
): VisitedStep {
  const step = journey.steps.find(({ step: { id } }) => id === stepId);
  const unmet = step && unmetNeed({ ...frontier, step }, faults);
  return path.find(({ step: { step } }) => step.id === unmet?.otherwise) ?? frontier;
}

function substitute(
  walk: Walk,
  current: VisitedStep,
  { otherwise }: Need,
): VisitedStep | { readonly page: string } {
  if (typeof otherwise === 'object') return { page: otherwise.page };
  const named = walk.path.find(({ step }) => step.step.id === otherwise);
  const candidates = [named, walk.path[0]];
  return candidates.find((candidate) => candidate !== undefined && !unmetNeed(candidate)) ?? current;
}

/** The step before this one on the visitor's path, or the one an aside was gone to from; undefined at the entry. */
export function stepBefore(walk: Walk, stepId: string, state: JourneyState): string | undefined {
  const aside = walk.asides.find(({ step }) => step.step.id === stepId);
  if (aside) return returnFrom(walk, aside.step, state).step.step.id;
  const index = walk.path.findIndex(({ step }) => step.step.id === stepId);
  return walk.path[index - 1]?.step.step.id;
}

/** Where the visitor was before an aside: where it was gone to from, else the furthest step. */
export function returnFrom(walk: Walk, { step }: CompiledStep, state: JourneyState): VisitedStep {
  const open = [...walk.path, ...walk.asides];
  return open.find((visited) => visited.step.step.id === state.cameFrom[step.id]) ?? walk.frontier;
}

/**
 * The state that a request for a step works on: once a run has ended, any step but the one it ended at begins a new
 * one. The same request gives the same new run every time, so that nothing has to be stored before it is submitted.
 */
export function stateFor(
  journey: CompiledJourney,
  state: JourneyState,
  stepId: string,
  nextRun: (run: string) => string,
): JourneyState {
  const { ended } = state;
  if (ended === undefined || ended === stepId || !journey.steps.some(({ step }) => step.id === ended)) {
    return state;
  }
  return stateOfRun(nextRun(state.run), state);
}

/**
 * The state that a look at a step shows. At an open step that the visitor has not come to it is one in which nothing was
 * answered; it is for that look alone, and never kept.
 */
export function stateToShow(
  journey: CompiledJourney,
  state: JourneyState,
  stepId: string,
  environment: JourneyEnvironment,
): JourneyState {
  if (!findStep(journey, stepId).step.open || hasComeTo(journey, state, stepId, environment)) return state;
  return { ...stateOfRun(state.run, { ...state, nextAnswers: {} }), ended: stepId };
}

function hasComeTo(
  journey: CompiledJourney,
  state: JourneyState,
  stepId: string,
  environment: JourneyEnvironment,
): boolean {
  return visitStep(journey, state, stepId, environment).visit === 'show';
}
