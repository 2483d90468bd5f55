import type { StepModel, SuggestionSource } from '#engine';

/** How a form tells people from robots: a plain box to tick, or a service that has to be configured. */
export type HumanCheck =
  | { readonly kind: 'checkbox' }
  /** `challengePath` gives out the challenges of a self-hosted ALTCHA. */
  | { readonly kind: 'altcha'; readonly challengePath: string }
  | { readonly kind: 'recaptcha'; readonly siteKey: string };

/** The words for a length of time, with {n} for the number; one of a unit has words of its own. */
export interface DurationWords {
  readonly day: string;
  readonly days: string;
  readonly hour: string;
  readonly hours: string;
  readonly minute: string;
  readonly minutes: string;
}

/** Words that belong to the forms of a site rather than to one document. */
export interface FormWords {
  /** Stands behind the label of a question that needs no answer. */
  readonly optional: string;
  /** Spoken before the message of a problem, and before the title of a page that shows one. */
  readonly errorPrefix: string;
  /** Heading of the error summary of a step that gives none. */
  readonly errorSummaryTitle: string;
  /** Shown when a submission got no answer. */
  readonly connectionMessage: string;
  /** Names the button that closes that message. */
  readonly closeLabel: string;
  /** Said while a submission is under way. */
  readonly sending: string;
  /** Said while something that was asked for within the form is under way. */
  readonly working: string;
  /** Said when no suggestions could be looked up, by a field that has no words for it. */
  readonly suggestionsFailed: string;
  /** Said without JavaScript of a text too short to look for; `{count}` stands for the fewest characters. */
  readonly suggestionsTooShort: string;
  /** The way out of a choice that was made, where there is no JavaScript to take it back. */
  readonly noChoice: string;
  /** Names the button that shows what follows from an answer, where there is no JavaScript. */
  readonly update: string;
  /** Where a visitor stands: {part} and {of} are numbers, {label} what the part is about. */
  readonly progress: string;
  /** Says of a step that was complete until something else changed which {questions} to look at again. */
  readonly reopened: string;
  /** Says on the first step how long answers are kept: {time} after the last change, {most} at the longest. */
  readonly keptFor: string;
  /** Opens, and asks before, the button that deletes all answers. */
  readonly clearAnswers: string;
  readonly clearWarning: string;
  readonly clearNow: string;
  /** Asks in time whether answers are to be kept for longer; {time} is what is left. */
  readonly moreTimeTitle: string;
  readonly moreTimeText: string;
  readonly keepAnswers: string;
  readonly timeOverTitle: string;
  readonly timeOverText: string;
  readonly durations: DurationWords;
  /** Names the list of what has been chosen so far. */
  readonly chosenSoFar: string;
  /** Opens that list where there is little room. */
  readonly showChosen: string;
  /** Describes the button of a form that has something missing: pressed, it says what. */
  readonly notReady: string;
  /** Shown where a check that needs JavaScript stands and there is none. */
  readonly scriptNeeded: string;
  /** The answers to a question that names none of its own. */
  readonly yes: string;
  readonly no: string;
  /** The boxes of a date. */
  readonly day: string;
  readonly month: string;
  readonly year: string;
  /** Numbers of the site: where a message names one, it can be rung. */
  readonly phones: readonly string[];
}

export const defaultWords: FormWords = {
  optional: 'optional',
  errorPrefix: 'Error:',
  errorSummaryTitle: 'There is a problem',
  connectionMessage: 'We couldn’t reach our server. Please check your connection and try again.',
  closeLabel: 'Close',
  sending: 'Sending',
  working: 'One moment',
  suggestionsFailed:
    'We couldn’t look that up just now. You can go on with what you have typed, or try again.',
  suggestionsTooShort: 'Enter at least {count} characters to search.',
  noChoice: 'None of these',
  update: 'Update',
  progress: 'Part {part} of {of}: {label}',
  reopened: 'Something you have changed affects this page. Please look at this again: {questions}.',
  keptFor:
    'We keep your answers for {time} after your last change, {most} at most, so you can close this page and come back with the same browser.',
  clearAnswers: 'Clear my answers',
  clearWarning:
    'This deletes everything you have answered here and starts again. On a shared computer, do this before you leave.',
  clearNow: 'Delete my answers',
  moreTimeTitle: 'Do you need more time?',
  moreTimeText: 'Your answers will be deleted in about {time}, because nothing has changed for a while.',
  keepAnswers: 'Keep my answers',
  timeOverTitle: 'Your answers were deleted',
  timeOverText: 'They were kept for as long as we said. What is on this page has not been sent.',
  durations: {
    day: '{n} day',
    days: '{n} days',
    hour: '{n} hour',
    hours: '{n} hours',
    minute: '{n} minute',
    minutes: '{n} minutes',
  },
  chosenSoFar: 'Your choices so far',
  showChosen: 'Show your choices',
  notReady: 'Some answers are missing. Press to see which.',
  scriptNeeded: 'Please turn on JavaScript to send this form.',
  yes: 'Yes',
  no: 'No',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  phones: [],
};

/** What fields need from whoever renders the form. */
export interface FieldHost {
  readonly words: FormWords;
  /** Address the form is posted to. With a fragment, whoever has no JavaScript comes back to that place of the page. */
  readonly action: string;
  readonly humanCheck: HumanCheck;
  /** Where suggestions come from, by operation id. */
  readonly suggestions: { readonly [operation: string]: SuggestionSource };
  /** Suggestions found for a visitor without JavaScript, by field; null where the look-up failed. */
  readonly suggested: StepModel['suggested'];
  /** What was answered on the steps before, for a form that shows it. */
  readonly reviewed?: StepModel['reviewed'];
}
