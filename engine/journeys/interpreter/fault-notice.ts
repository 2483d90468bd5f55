import type { Notice } from '../model/compile-actions.ts';
import { type CompiledJourney, findStep } from '../model/compile-journey.ts';
import type { JourneyEnvironment } from '../walk/walk.ts';

/** The notices for a rule that could not be evaluated; empty if the site has no message for that. */
export function faultNotices(
  journey: CompiledJourney,
  stepId: string,
  { validation }: JourneyEnvironment,
): readonly Notice[] {
  const message = validation(findStep(journey, stepId).form.id).fallbackMessages.fault;
  return message === undefined ? [] : [{ tone: 'error', message, stays: true }];
}
