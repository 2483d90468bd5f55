import type { Problem } from '../../base/problems/problem.ts';
import type { Answers } from '../../base/values/answers.ts';
import { answerNames } from '../../forms/answers/questions.ts';
import { textGiven } from '../../rules/evaluation/condition.ts';
import type { ActionsOutcome, EventFrame } from '../interpreter/interpret-actions.ts';
import type { Destination, Notice } from '../model/compile-actions.ts';
import { type CompiledJourney, findStep } from '../model/compile-journey.ts';
import type { JourneyState } from '../model/state.ts';
import { parkedAnswers } from '../state/parked-answers.ts';
import { passStale } from '../walk/bound-results.ts';
import { stepNamedNext } from '../walk/next-step.ts';
import { type VisitedStep, visitTo, type Walk, walkJourney } from '../walk/walk.ts';
import { arriveAt } from './arrive-at.ts';
import { returnFrom, unmetNeed } from './visit-step.ts';

/**
 * Marks the step complete, removes orphans, finds the destination and ends the run at a final step. Undefined
 * when a rule for the next step cannot be evaluated.
 */
export function moveOn(
  journey: CompiledJourney,
  walkBefore: Walk,
  done: ActionsOutcome,
  runBefore: string,
  stepId: string,
  { environment, cameFrom }: EventFrame,
): { readonly state: JourneyState; readonly destination: Destination } | undefined {
  const { state: after, destination } = done;
  const restarted = after.run !== runBefore;
  const taken = {
    ...after,
    completed: [...new Set([...after.completed, stepId])],
    // Whoever comes back from a section is not told again what was missing.
    submitted: findStep(journey, stepId).section
      ? after.submitted.filter((id) => id !== journey.hub)
      : after.submitted,
  };
  const completed = restarted
    ? after
    : passStale(taken, stepId, walkJourney(journey, taken, environment).stale);
  const walk = walkJourney(journey, completed, environment);
  const next = restarted
    ? completed
    : { ...completed, answers: withoutOrphans(journey, completed.answers, walk) };
  const faults = walk.fault ? [walk.fault] : [];
  const to = destination ?? { step: followingStep(journey, walk, next, stepId, cameFrom, faults) };
  const entered = 'step' in to && visitTo(walk.path, to.step);
  if (entered && entered.step.definition.id !== stepId) unmetNeed(entered, faults);
  if (faults.length > 0) return undefined;
  const { parkedNotice } = findStep(journey, stepId);
  const parks = !restarted && parkedAnswers(journey, walkBefore, walk, stepId, next.chosen).length > 0;
  const said = parks
    ? textGiven(parkedNotice, (visitTo(walk.path, stepId) ?? walk.frontier).evaluation.scope)
    : undefined;
  const parked: readonly Notice[] = said === undefined ? [] : [{ tone: 'info', message: said }];
  const departure = { from: stepId, to, notices: [...done.notices, ...parked] };
  return { state: arriveAt(journey, next, walk, departure), destination: to };
}

/** The step after a completed one. */
export function goOnFrom(
  journey: CompiledJourney,
  state: JourneyState,
  stepId: string,
  { environment, cameFrom }: Omit<EventFrame, 'nextRun'>,
): string {
  return followingStep(journey, walkJourney(journey, state, environment), state, stepId, cameFrom, []);
}

/**
 * The step after a completed one. After an aside: the step it names, or the one the visitor came from. A
 * visitor who came only to change this step returns to where they were, or to the frontier if that step can
 * no longer be visited.
 */
function followingStep(
  journey: CompiledJourney,
  walk: Walk,
  state: JourneyState,
  stepId: string,
  cameFrom: string | undefined,
  faults: Problem[],
): string {
  const idOf = ({ step }: VisitedStep) => step.definition.id;
  const aside = visitTo(walk.asides, stepId);
  if (aside) {
    const named = stepNamedNext(journey, aside.step, aside.evaluation.scope, faults);
    return named?.definition.id ?? idOf(returnFrom(walk, aside.step, state));
  }
  const at = walk.path.findIndex((visited) => idOf(visited) === stepId);
  const later = walk.path.slice(at + 1);
  const next = nextOnPath(journey, walk, at);
  if (cameFrom === undefined || cameFrom === stepId) return idOf(next);
  const open = later.find(
    ({ step, complete }) => step.section && step.section === walk.path[at]?.step.section && !complete,
  );
  return idOf(open ?? visitTo([...later, ...walk.asides], cameFrom) ?? walk.frontier);
}

/**
 * The step after one of the path as visitors take it: the next of its section, and after the last the step that shows the
 * sections, or the next section that is not complete where the section goes on.
 */
function nextOnPath({ hub }: CompiledJourney, walk: Walk, at: number): VisitedStep {
  const { path, frontier, sections } = walk;
  const section = path[at]?.step.section;
  const later = path.slice(at + 1);
  if (!section) return later.find(({ step }) => !step.section) ?? frontier;
  const { id, goesOn = false } = section.definition;
  const own = path.filter(({ step }) => step.section === section);
  const isLeft = sections[id]?.isComplete !== false;
  const following = later.find(({ step }) => step.section === section);
  // Where the steps of the section lead round, the visitor comes to the first of the loop.
  const again = following ?? (isLeft ? undefined : visitTo(own, walk.loop));
  const open = (visited: VisitedStep) => visited.step.section !== undefined && !visited.complete;
  return again ?? (goesOn ? later.find(open) : undefined) ?? visitTo(path, hub) ?? frontier;
}

/**
 * The answers without those that no longer count and whose fields have `orphan: clear`. Unfit answers stay,
 * so that the visitor can correct them.
 */
function withoutOrphans(journey: CompiledJourney, answers: Answers, { path, ...walk }: Walk): Answers {
  const counted: Answers = Object.assign({}, walk.answers, ...path.map(({ evaluation }) => evaluation.unfit));
  const orphans = new Set<string>();
  for (const { form } of journey.steps) {
    for (const { field } of form.fields) {
      if (!('orphan' in field) || field.orphan !== 'clear' || counted[field.name] !== undefined) continue;
      for (const name of answerNames(field)) orphans.add(name);
    }
  }
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !orphans.has(name)));
}
