import type { Problem } from '../../base/problems/problem.ts';
import { holds } from '../../rules/evaluation/condition.ts';
import type { PlaceOnSite } from '../model/compile-actions.ts';
import { type CompiledJourney, type CompiledStep, findStep, stepNamed } from '../model/compile-journey.ts';
import { type JourneyState, stateOfRun } from '../model/state.ts';
import {
  type JourneyEnvironment,
  openSteps,
  type VisitedStep,
  visitTo,
  type Walk,
  walkJourney,
} from '../walk/walk.ts';

/** Query parameter of a chip's link: the step to return to after the change. */
export const cameFromParameter = 'from';

/** Query parameter that starts a new run after the last one has ended; without it, the end is shown. */
export const startAgainParameter = 'again';

/** Query parameter after a redirect because of a fault: the step that was requested. */
export const askedForParameter = 'asked';

/** Query parameter after a visitor's answers have been deleted: the page shows a message about it. */
export const clearedParameter = 'cleared';

type Need = CompiledStep['needs'][number];

/** The step to show, or a redirect; `fault` is the fault that kept the step from being shown. */
export type Visit =
  | { readonly visit: 'show'; readonly walk: Walk; readonly current: VisitedStep }
  | {
      readonly visit: 'redirect';
      readonly walk: Walk;
      readonly destination: PlaceOnSite;
      readonly fault: Problem | undefined;
    };

/**
 * Decides what to show for a requested step. If its needs are not met, redirects to the page or step that the
 * need names, as long as that step is on the path. Any other step that is neither on the path nor an aside
 * redirects to the frontier.
 */
export function visitStep(
  journey: CompiledJourney,
  state: JourneyState,
  stepId: string,
  environment: JourneyEnvironment,
): Visit {
  const walk = walkJourney(journey, state, environment);
  const faults: Problem[] = [];
  const current = visitTo(openSteps(walk), stepId) ?? sentTo(journey, walk, stepId, faults);
  const unmet = unmetNeed(current, faults);
  const target = unmet ? substitute(walk, current, unmet) : current;
  const fault = faults[0] ?? walk.fault;
  if ('page' in target) return { visit: 'redirect', walk, destination: target, fault };
  if (target.step.definition.id !== stepId) {
    return { visit: 'redirect', walk, destination: { step: target.step.definition.id }, fault };
  }
  return { visit: 'show', walk, current: target };
}

/**
 * The first need of the step that is not met or cannot be evaluated; undefined when all are met.
 * @param faults receives the faults
 */
export function unmetNeed({ step, evaluation }: VisitedStep, faults?: Problem[]): Need | undefined {
  return step.needs.find(({ that }) => !holds(that, evaluation.scope, faults));
}

/** The step to redirect to from a step that the visitor has not reached. */
function sentTo(
  journey: CompiledJourney,
  { path, frontier }: Walk,
  stepId: string,
  faults: Problem[],
): VisitedStep {
  const step = stepNamed(journey, stepId);
  const unmet = step && unmetNeed({ ...frontier, step }, faults);
  return path.find(({ step: { definition: step } }) => step.id === unmet?.otherwise) ?? frontier;
}

function substitute(
  walk: Walk,
  current: VisitedStep,
  { otherwise }: Need,
): VisitedStep | { readonly page: string } {
  if (typeof otherwise === 'object') return { page: otherwise.page };
  const named = visitTo(walk.path, otherwise);
  const candidates = [named, walk.path.find(({ step }) => !step.section)];
  return candidates.find((candidate) => candidate !== undefined && !unmetNeed(candidate)) ?? current;
}

/**
 * The step before this one on the path; for an aside, the step the visitor came from; undefined at the entry. Before the
 * first step of a section stands the step that shows the sections.
 */
export function stepBefore(
  walk: Walk,
  stepId: string,
  state: JourneyState,
  hub?: string,
): string | undefined {
  const aside = visitTo(walk.asides, stepId);
  if (aside) return returnFrom(walk, aside.step, state).step.definition.id;
  const index = walk.path.findIndex(({ step }) => step.definition.id === stepId);
  const section = walk.path[index]?.step.section;
  const before = walk.path.slice(0, index).findLast(({ step }) => step.section === section);
  return before?.step.definition.id ?? (section && hub);
}

/**
 * The step with which a visitor goes on from the list of sections: the first of those that are not complete. Undefined
 * anywhere else, and when nothing is left to do.
 * @param isThorough whether sections are done that the journey can go on without
 */
export function sectionToDo(
  { hub }: CompiledJourney,
  { path }: Walk,
  stepId: string,
  isThorough: boolean,
): string | undefined {
  if (stepId !== hub) return undefined;
  const open = path.find(
    ({ step, complete }) => step.section && !complete && (isThorough || !step.section.definition.optional),
  );
  return open?.step.definition.id;
}

/** The step to return to from an aside: the one the visitor came from, else the frontier. */
export function returnFrom(walk: Walk, { definition: step }: CompiledStep, state: JourneyState): VisitedStep {
  return visitTo(openSteps(walk), state.cameFrom[step.id]) ?? walk.frontier;
}

/**
 * The state for a request of a step: after a run has ended, any other step than its last one starts a new
 * run. The same request always gives the same new run, so nothing has to be stored before a submission.
 */
export function stateFor(
  journey: CompiledJourney,
  state: JourneyState,
  stepId: string,
  nextRun: (run: string) => string,
): JourneyState {
  const { ended } = state;
  if (ended === undefined || ended === stepId || !stepNamed(journey, ended)) return state;
  return stateOfRun(nextRun(state.run), state);
}

/**
 * The state for showing a step. An open step that the visitor has not reached is shown without answers; that
 * state is never stored.
 */
export function stateToShow(
  journey: CompiledJourney,
  state: JourneyState,
  stepId: string,
  environment: JourneyEnvironment,
): JourneyState {
  if (!findStep(journey, stepId).definition.open || hasComeTo(journey, state, stepId, environment))
    return state;
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
