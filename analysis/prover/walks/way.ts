import { type CompiledStep, memoize } from '#engine';
import { type Assignment, decidedByAnswers } from '../values/choices.ts';

/** A way to a step: the steps walked, and the values that led along them. */
export interface Way {
  readonly path: readonly CompiledStep[];
  /** The values that later rules may read. */
  readonly assigned: Assignment;
  /** All values that were chosen on the way. */
  readonly chosen: Assignment;
}

/**
 * Whether only answers decided a way. The result of a call may be missing because the call has not been made yet,
 * and whoever makes it is told of its failure.
 */
export const isByAnswersAlone: (chosen: Assignment) => boolean = memoize((chosen: Assignment) =>
  [...chosen.keys()].every(
    (key) => /^(answers\.[^|]*|aside .*)$/.test(key) || key.includes(decidedByAnswers),
  ),
);

/** Before the first step. */
export const nowhere: Way = { path: [], assigned: new Map(), chosen: new Map() };
