import { type Entry, fieldsShown, type JourneyState, provesHuman, stateFor } from '#engine';
import { type OpenJourney, openJourney } from '../state/journey-session.ts';
import { runAfter } from '../state/stored-state.ts';
import type { SubmitDeps } from './submit-deps.ts';

export interface StepSubmission {
  readonly sessionId: string;
  readonly journey: string;
  readonly step: string;
  /** The run that the submitted form is of. */
  readonly run: string;
  /** The form was open for longer than a session lives. */
  readonly isOld: boolean;
  /** The form's fields, without names of our own. */
  readonly entries: readonly Entry[];
  /** Of the site, as the visitor knows it. */
  readonly origin: string;
  /** The step that the visitor came from only to change this one. */
  readonly cameFrom?: string | undefined;
  /** The browser has sent the form by itself: nothing on its page follows from an answer. */
  readonly withoutScripts?: boolean | undefined;
  /** What the browser's script says of its storage; undefined when no script said so. Only rules hear of it. */
  readonly hasSiteToken?: boolean | undefined;
}

/** The visitor's state, with what the browser says of itself with this press. */
export function stateAtPress({ hasSiteToken }: StepSubmission, { state }: OpenJourney): JourneyState {
  return state.hasSiteToken === hasSiteToken ? state : { ...state, hasSiteToken };
}

/** Opens a visitor's journey at a step; undefined when there is no such journey or step. */
export async function openStep(
  { sessionId, journey, step }: Pick<StepSubmission, 'sessionId' | 'journey' | 'step'>,
  deps: SubmitDeps,
): Promise<OpenJourney | undefined> {
  const open = await openJourney(sessionId, journey, deps);
  return open?.journey.journey.steps.some(({ id }) => id === step) ? open : undefined;
}

/** What a press comes to, and whether the run is over with it, or had been. */
export interface Pressed<Reply> {
  readonly reply: Reply;
  readonly hasEndedRun: boolean;
}

/** What tells presses of a step apart: what was filled in, but not the proof that a person did it, which is another each time. */
export function contentOf({ step, entries }: StepSubmission, { journey }: OpenJourney): readonly Entry[] {
  const proofs = new Set(
    fieldsShown(journey.compiled, step)
      .filter(provesHuman)
      .map(({ name }) => name),
  );
  return entries.filter(([name]) => !proofs.has(name));
}

/**
 * Whether the run that a form was made for has not ended. What surrounds a step may have changed since it was submitted:
 * the same press is then work to be done again.
 */
export async function isRunGoingOn(press: StepSubmission, deps: SubmitDeps): Promise<boolean> {
  const open = await openJourney(press.sessionId, press.journey, deps);
  return open !== undefined && isOfRunGoingOn(press, open);
}

/** Once a run has ended, another step's form is of the next. */
export function isOfRunGoingOn(
  { step, run, isOld }: StepSubmission,
  { journey, state }: OpenJourney,
): boolean {
  return !isOld && stateFor(journey.compiled, state, step, runAfter).run === run;
}

/** Whether the run is over in a state that a press of one of its forms has come to. */
export function hasEnded({ run }: Pick<StepSubmission, 'run'>, state: JourneyState): boolean {
  return state.run !== run || state.ended !== undefined;
}
