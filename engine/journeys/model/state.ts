import type { RichBlock } from '../../base/rich-text/rich-blocks.ts';
import type { Answers, JsonValue } from '../../base/values/answers.ts';
import type { Notice } from './compile-actions.ts';
import type { Suggestion } from './suggestion.ts';

/** A run that came to a final step. It stays known after the answers of the run are deleted. */
interface SentRun {
  /** The final step. */
  readonly step: string;
  /** The step's `reference`, if it has one. */
  readonly reference: string | undefined;
  /** Milliseconds since the epoch; undefined until it is stored. */
  readonly at: number | undefined;
}

/** The answers of a step, as they were sent: question and text, and the heading of the item in a list. */
export interface SentStep {
  readonly step: string;
  readonly answers: readonly {
    readonly label: string;
    readonly value: string | boolean;
    /** The answer with its formats, where it has any and is not sensitive. */
    readonly rich?: readonly RichBlock[];
    readonly item?: string;
  }[];
}

/** Stored state of one visitor's run through a journey. Plain data. */
export interface JourneyState {
  /** Name of this run in calls and events. A new run begins after `reset` or a final step. */
  readonly run: string;
  /** All answers, including parked ones. */
  readonly answers: Answers;
  /** Results of calls, by their name in `as`. */
  readonly results: { readonly [name: string]: JsonValue | undefined };
  /** For each result that is bound to the input of its call: the call and that input. */
  readonly bound: { readonly [result: string]: Binding | undefined };
  /** For each answer chosen from results: the inputs of the calls that made them, by result. */
  readonly chosen: { readonly [answer: string]: { readonly [result: string]: string } | undefined };
  /** Steps whose last submission was accepted. */
  readonly completed: readonly string[];
  /** Steps whose `onEnter` has run. */
  readonly entered: readonly string[];
  /** Steps submitted at least once: their errors are shown. */
  readonly submitted: readonly string[];
  /** Notices to show, by step. */
  readonly notices: { readonly [step: string]: readonly Notice[] };
  /** Questions that the last press of a step made relevant, for visitors without scripts, by step. */
  readonly revealed: { readonly [step: string]: readonly string[] };
  /** Questions whose button was pressed in vain, because of an error in their answer: it is shown. By step. */
  readonly refused: { readonly [step: string]: readonly string[] };
  /** Captured query parameters of the first visit. They are kept for later runs. */
  readonly captured: { readonly [name: string]: string };
  /** Whether the browser had a site token with its last request; undefined when no script reported it. */
  readonly hasSiteToken: boolean | undefined;
  /** Suggestions by field, for visitors without JavaScript who have not chosen; null: look-up failed. */
  readonly suggested: { readonly [field: string]: readonly Suggestion[] | null };
  /** For each aside, the step that the visitor came from. */
  readonly cameFrom: { readonly [aside: string]: string };
  /** The final step of an ended run; undefined while the run is open. */
  readonly ended: string | undefined;
  /** The last run that ended, of this one and those before. */
  readonly sent: SentRun | undefined;
  /** Answers of the run that has ended, for a final step that shows them; sensitive ones are masked. */
  readonly receipt?: readonly SentStep[] | undefined;
  /** Shared answers from other journeys since the end of this run, for the next one. */
  readonly nextAnswers: Answers;
}

/** The call that made a result. */
export interface Binding {
  /** The step of its event. */
  readonly step: string;
  readonly operation: string;
  /** A digest of its input. */
  readonly input: string;
  /** A digest of the input for which the step was taken again without making the call. */
  readonly passed?: string;
}

/** The state with notices for a step after those that it has. */
export function addNotices(state: JourneyState, step: string, notices: readonly Notice[]): JourneyState {
  return withNotices(state, step, [...(state.notices[step] ?? []), ...notices]);
}

/** The state with notices for a step instead of those that it has. */
export function withNotices(state: JourneyState, step: string, notices: readonly Notice[]): JourneyState {
  return { ...state, notices: { ...state.notices, [step]: notices } };
}

/** A new run without answers. */
export function newState(run: string, captured: JourneyState['captured'] = {}): JourneyState {
  return {
    run,
    answers: {},
    results: {},
    bound: {},
    chosen: {},
    completed: [],
    entered: [],
    submitted: [],
    notices: {},
    revealed: {},
    refused: {},
    captured,
    hasSiteToken: undefined,
    suggested: {},
    cameFrom: {},
    ended: undefined,
    sent: undefined,
    nextAnswers: {},
  };
}

/**
 * The same visitor's next run. It keeps shared answers, data about the browser and that a run was sent, and
 * nothing else.
 */
export function stateOfRun(run: string, before: JourneyState): JourneyState {
  const { captured, hasSiteToken, nextAnswers, sent } = before;
  return { ...newState(run, captured), answers: nextAnswers, hasSiteToken, sent };
}
