import type { FileWords, FormattingWords, FormWords, StepModel, SuggestionSource } from '#engine';
import type { Messages } from '#schemas';

/** How a form tells people from robots: a plain checkbox, or a service that has to be configured. */
export type HumanCheck =
  | { readonly kind: 'checkbox' }
  /** `challengePath` serves the challenges of a self-hosted ALTCHA. */
  | { readonly kind: 'altcha'; readonly challengePath: string }
  | { readonly kind: 'recaptcha'; readonly siteKey: string };

/** Dependencies of fields, supplied by the code that renders the form. */
export interface FieldHost {
  readonly words: FormWords;
  readonly formats: StepModel['formats'];
  /**
   * Address the form is posted to. Without JavaScript its fragment returns the visitor to that place of the
   * page.
   */
  readonly action: string;
  readonly humanCheck: HumanCheck;
  /** Sources of suggestions by operation id. */
  readonly suggestions: { readonly [operation: string]: SuggestionSource };
  /** Suggestions for a visitor without JavaScript, by field; null where the look-up failed. */
  readonly suggested: StepModel['suggested'];
  /** Answers of the previous steps, for a form that shows them. */
  readonly reviewed?: StepModel['reviewed'];
  /** The facts of what was sent, for a form that shows it at the end. */
  readonly receipt?: StepModel['receipt'];
  /** Words and messages of files, for a form that takes some. */
  readonly files?: { readonly words: FileWords; readonly messages: Messages } | undefined;
  /** Words of the editor of rich texts, for a form that asks for some. */
  readonly formatting?: FormattingWords | undefined;
  /** The sections of the journey, for a form that shows them. */
  readonly sections?: StepModel['sections'];
}
