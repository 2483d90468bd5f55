import { type Entry, fieldsShown, type JourneyState, provesHuman, stateFor } from '#engine';
import type { ShownPage } from '../../sessions/form-tokens.ts';
import { runAfter } from '../../sessions/stored-state.ts';
import { type OpenJourney, openJourney } from './journey-session.ts';
import type { SubmitDeps } from './submit-deps.ts';

export interface StepSubmission {
  readonly sessionId: string;
  readonly journey: string;
  readonly step: string;
  /** Run that the submitted form belongs to. */
  readonly run: string;
  /** Whether the form was open for longer than a session lives. */
  readonly isOld: boolean;
  /** Whether the form is proved to be made by us. */
  readonly isOurs?: boolean;
  /** Whether the ledger says that calls of its run may have been made. */
  readonly isInDoubt?: boolean;
  /** The token of a saved run, on the form that asks for its code. */
  readonly returning?: string | undefined;
  /** The values that the page of the form showed. */
  readonly shown?: ShownPage | undefined;
  /** The form's fields, without our own entries. */
  readonly entries: readonly Entry[];
  /** Origin of the site, as the visitor knows it. */
  readonly origin: string | undefined;
  /** Step that the visitor left only to change this one. */
  readonly cameFrom?: string | undefined;
  /** Whether the browser sent the form without a script, so that its page did not follow the answers. */
  readonly withoutScripts?: boolean | undefined;
  /**
   * Whether the browser stores a site token, as its script reports; undefined without a script. Only rules
   * read it.
   */
  readonly hasSiteToken?: boolean | undefined;
}

/** The visitor's state, with what the browser reports in this press. */
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

/** Result of a press, and whether its run is over, now or before. */
export interface Pressed<Reply> {
  readonly reply: Reply;
  readonly hasEndedRun: boolean;
}

/**
 * Entries that distinguish presses of a step: all but the answer to the human check, which differs each time.
 */
export function contentOf({ step, entries }: StepSubmission, { journey }: OpenJourney): readonly Entry[] {
  const proofs = new Set(
    fieldsShown(journey.compiled, step)
      .filter(provesHuman)
      .map(({ name }) => name),
  );
  return entries.filter(([name]) => !proofs.has(name));
}

/**
 * Whether the run of a form has not ended. If so, an equal press is work to do again: what the step depends
 * on may have changed since.
 */
export async function isRunGoingOn(press: StepSubmission, deps: SubmitDeps): Promise<boolean> {
  const open = await openJourney(press.sessionId, press.journey, deps);
  return open !== undefined && isOfRunGoingOn(press, open);
}

/**
 * Whether a form belongs to the run in progress. Once a run has ended, the forms of other steps belong to the
 * next.
 */
export function isOfRunGoingOn(
  { step, run, isOld }: StepSubmission,
  { journey, state }: OpenJourney,
): boolean {
  return !isOld && stateFor(journey.compiled, state, step, runAfter).run === run;
}

/** Whether the run of a press is over in the state after it. */
export function hasEnded({ run }: Pick<StepSubmission, 'run'>, state: JourneyState): boolean {
  return state.run !== run || state.ended !== undefined;
}
