import type { Answers, JsonValue } from '../answers/answers.ts';
import type { Notice } from './compile-actions.ts';

/** All that is remembered of one visitor's run through a journey. Plain data: it is stored as it is. */
export interface JourneyState {
  /** Names this run in calls and events; a new run after `reset` or completion has a new one. */
  readonly run: string;
  /** Everything answered, parked answers too. */
  readonly answers: Answers;
  /** Results of calls, by the name in `as`. */
  readonly results: { readonly [name: string]: JsonValue | undefined };
  /** Steps whose last submission was accepted. */
  readonly completed: readonly string[];
  /** Steps whose `onEnter` has run. */
  readonly entered: readonly string[];
  /** Steps submitted at least once: they show their problems, and defaults no longer stand in for answers. */
  readonly submitted: readonly string[];
  /** Banners to show, by step. */
  readonly notices: { readonly [step: string]: readonly Notice[] };
}

/** A run in which nothing has happened yet. */
export function newState(run: string): JourneyState {
  return { run, answers: {}, results: {}, completed: [], entered: [], submitted: [], notices: {} };
}
