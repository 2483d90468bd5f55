import { type CompiledStep, memoize } from '#engine';
import { type Assignment, decidedByAnswers } from '../values/choices.ts';

/** A path to a step: the steps walked, and the values that led along them. */
export interface Path {
  readonly steps: readonly CompiledStep[];
  /** The values that later rules may read. */
  readonly assigned: Assignment;
  /** All values that were chosen on the path. */
  readonly chosen: Assignment;
}

/**
 * Whether only answers decided a path. The result of a call may be missing because the call has not been made yet,
 * and whoever makes it is told of its failure.
 */
export const isByAnswersAlone: (chosen: Assignment) => boolean = memoize((chosen: Assignment) =>
  [...chosen.keys()].every(
    (key) => /^(answers\.[^|]*|aside .*)$/.test(key) || key.includes(decidedByAnswers),
  ),
);

/** Before the first step. */
export const emptyPath: Path = { steps: [], assigned: new Map(), chosen: new Map() };
