import type { Answers } from '#engine';

/** What one way of running a form makes of a visitor's answers. */
export interface Verdict {
  /** Names of the fields that are shown, in order. */
  readonly relevant: readonly string[];
  /** What is wrong, as the visitor reads it, in order. */
  readonly problems: readonly { readonly field: string; readonly message: string }[];
  /** What is submitted; undefined while something is wrong. */
  readonly submitted: Answers | undefined;
  /** Nothing is wrong with any answer, but a rule of the form cannot be evaluated: it is not passed. */
  readonly isFaulty: boolean;
}
