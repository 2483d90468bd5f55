import { type CompiledStep, memoize } from '#engine';
import type { CompiledSection } from '#engine/parts';
import { type Assignment, decidedByAnswers } from '../values/choices.ts';

/** A path to a step: the steps walked, and the values that led along them. */
export interface Path {
  readonly steps: readonly CompiledStep[];
  /** The sections that are there and not complete, in order. */
  readonly open: readonly OpenSection[];
  /** The values that later rules may read. */
  readonly assigned: Assignment;
  /** All values that were chosen on the path. */
  readonly chosen: Assignment;
}

/** A section that the visitor has not completed. */
export interface PassedSection {
  readonly section: CompiledSection;
  /** Whether it waits for another section, so that none of its answers counts. */
  readonly isWaiting: boolean;
}

interface OpenSection extends PassedSection {
  /** Number of steps of the path before it. */
  readonly at: number;
}

/**
 * Whether only answers decided a path. The result of a call may be missing because the call has not been made yet,
 * and whoever makes it is told of its failure.
 */
export const isByAnswersAlone: (chosen: Assignment) => boolean = memoize((chosen: Assignment) =>
  [...chosen.keys()].every(
    (key) =>
      /^((answers|item)\.[^|]*|section\..*|(aside|open|passed) .*)$/.test(key) ||
      key.includes(decidedByAnswers),
  ),
);

/** Before the first step. */
export const emptyPath: Path = { steps: [], open: [], assigned: new Map(), chosen: new Map() };
