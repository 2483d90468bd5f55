import type { Journey } from '#schemas';
import { cameFromParameter, type Visit } from '../events/visit-step.ts';
import type { SentStep } from '../model/state.ts';
import { answeredSteps } from '../walk/answered-steps.ts';
import { stepsBefore } from './passed-steps.ts';

/** The answers of an earlier step. */
export interface ReviewedStep extends SentStep {
  readonly title: string;
  /** Address to change the answers; from there the visitor returns to the review. Undefined once they were sent. */
  readonly href?: string;
}

export interface StepPlaces {
  readonly journey?: Pick<Journey, 'saveAndReturn'>;
  readonly addressOf: (step: string) => string;
  readonly titleOf: (step: string) => string;
}

/**
 * Answers of the steps before this one, grouped by step, for a review. Sensitive answers are masked, so that
 * other people at the same screen cannot see them. Steps without answers are left out. In a section it shows those of
 * the section.
 */
export function reviewedSteps(
  { walk, current }: Extract<Visit, { visit: 'show' }>,
  { journey, addressOf, titleOf }: StepPlaces,
): readonly ReviewedStep[] {
  const { section } = current.step;
  const before = stepsBefore(walk, current).filter(({ step }) => !section || step.section === section);
  const asides = walk.asides.filter(({ step }) => step !== current.step);
  return answeredSteps(before, asides, journey?.saveAndReturn?.saveStep).map(({ step, answers }) => {
    const href = `${addressOf(step)}?${cameFromParameter}=${current.step.definition.id}`;
    return { step, title: titleOf(step), href, answers };
  });
}
