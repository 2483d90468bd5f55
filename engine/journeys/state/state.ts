import type { Answers, JsonValue } from '../../answers/answers.ts';
import type { Notice } from '../interpreter/compile-actions.ts';
import type { Suggestion } from '../steps/suggestion.ts';

/** All that is remembered of one visitor's run through a journey. Plain data: it is stored as it is. */
export interface JourneyState {
  /** Names this run in calls and events; a new run after `reset` or a final step has a new one. */
  readonly run: string;
  /** Everything answered, parked answers too. */
  readonly answers: Answers;
  /** Results of calls, by the name in `as`. */
  readonly results: { readonly [name: string]: JsonValue | undefined };
  /** Steps whose last submission was accepted. */
  readonly completed: readonly string[];
  /** Steps whose `onEnter` has run. */
  readonly entered: readonly string[];
  /** Steps submitted at least once: they show their problems. */
  readonly submitted: readonly string[];
  /** Banners to show, by step. */
  readonly notices: { readonly [step: string]: readonly Notice[] };
  /** Questions that the last press of a step brought up, for somebody who could not see them before, by step. */
  readonly revealed: { readonly [step: string]: readonly string[] };
  /** Query parameters of the first visit that the journey keeps. They outlast the run. */
  readonly captured: { readonly [name: string]: string };
  /** Whether the browser held a token of this site when it last sent something; undefined when no script said so. */
  readonly hasSiteToken: boolean | undefined;
  /** Suggestions found for a visitor without JavaScript who has not chosen yet, by field; null where the look-up failed. */
  readonly suggested: { readonly [field: string]: readonly Suggestion[] | null };
  /** The step from which an aside was gone to, by the aside. */
  readonly cameFrom: { readonly [aside: string]: string };
  /** The final step at which the run ended; undefined while it goes on. */
  readonly ended: string | undefined;
  /** Of a run that has ended: what other journeys have shared since then, for the next run to begin with. */
  readonly nextAnswers: Answers;
}

/** A run in which nothing has happened yet. */
export function newState(run: string, captured: JourneyState['captured'] = {}): JourneyState {
  return {
    run,
    answers: {},
    results: {},
    completed: [],
    entered: [],
    submitted: [],
    notices: {},
    revealed: {},
    captured,
    hasSiteToken: undefined,
    suggested: {},
    cameFrom: {},
    ended: undefined,
    nextAnswers: {},
  };
}

/** The same visitor's run after this one: nothing is answered in it but what journeys share, and what is known of the browser stays. */
export function stateOfRun(run: string, { captured, hasSiteToken, nextAnswers }: JourneyState): JourneyState {
  return { ...newState(run, captured), answers: nextAnswers, hasSiteToken };
}
