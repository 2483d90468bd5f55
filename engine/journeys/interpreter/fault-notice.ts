import { type CompiledJourney, findStep } from '../compile-journey.ts';
import type { JourneyEnvironment } from '../walk/walk.ts';
import type { Notice } from './compile-actions.ts';

/** The banner of a step that is not passed because a rule could not be evaluated; none where the site has no words for it. */
export function faultNotices(
  journey: CompiledJourney,
  stepId: string,
  { validation }: JourneyEnvironment,
): readonly Notice[] {
  const message = validation(findStep(journey, stepId).form.id).fallbackMessages.fault;
  return message === undefined ? [] : [{ tone: 'error', message, stays: true }];
}
