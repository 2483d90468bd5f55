import type { StepModel, SuggestionSource } from '#engine';
import type { FormWords as SiteWords } from '#schemas';

/** How a form tells people from robots: a plain box to tick, or a service that has to be configured. */
export type HumanCheck =
  | { readonly kind: 'checkbox' }
  /** `challengePath` gives out the challenges of a self-hosted ALTCHA. */
  | { readonly kind: 'altcha'; readonly challengePath: string }
  | { readonly kind: 'recaptcha'; readonly siteKey: string };

/** The words of the site's forms, and what else they say. */
export interface FormWords extends SiteWords {
  /** Numbers of the site: where a message names one, it can be rung. */
  readonly phones: readonly string[];
}

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
