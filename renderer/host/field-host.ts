import type { StepModel, SuggestionSource } from '#engine';

/** How a form tells people from robots: a plain box to tick, or a service that has to be configured. */
export type HumanCheck =
  | { readonly kind: 'checkbox' }
  /** `challengePath` gives out the challenges of a self-hosted ALTCHA. */
  | { readonly kind: 'altcha'; readonly challengePath: string }
  | { readonly kind: 'recaptcha'; readonly siteKey: string };

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
  /** The way out of a choice that was made, where there is no JavaScript to take it back. */
  readonly noChoice: string;
  /** Names the button that shows what follows from an answer, where there is no JavaScript. */
  readonly update: string;
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
  noChoice: 'None of these',
  update: 'Update',
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
}
