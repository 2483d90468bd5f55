import type { Answers } from '#engine';

/** Result of one way of running a form with a visitor's answers. */
export interface Verdict {
  /** Names of the visible fields, in order. */
  readonly relevant: readonly string[];
  /** The problems as shown to the visitor, in order. */
  readonly problems: readonly { readonly field: string; readonly message: string }[];
  /** The submitted answers; undefined while there are problems. */
  readonly submitted: Answers | undefined;
  /** No answer has a problem, but a rule of the form cannot be evaluated, so the form is not accepted. */
  readonly isFaulty: boolean;
}
