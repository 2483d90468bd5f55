import { recordAnswers } from '#engine';
import {
  largestSessionBytes,
  reservedBytes,
  SessionTooLarge,
  sessionBytes,
} from '../../sessions/session-size.ts';
import { splitState } from '../../sessions/stored-state.ts';
import type { OpenJourney } from '../state/journey-session.ts';
import type { StepSubmission } from '../state/step-submission.ts';

/**
 * Checks, before a press calls anything, that there is room for what was typed and for the results of the
 * calls.
 *
 * @throws SessionTooLarge if there is not
 */
export function ensureRoom({ step, entries }: StepSubmission, { journey, state }: OpenJourney): void {
  const { compiled } = journey;
  const typed = recordAnswers(compiled, state, step, entries);
  if (sessionBytes(splitState(typed, compiled.sensitive)) > largestSessionBytes - reservedBytes) {
    throw new SessionTooLarge();
  }
}

/** Runs the work; returns 'too-large' if it would make a session larger than allowed. */
export async function withinSize<Value>(work: () => Promise<Value>): Promise<Value | 'too-large'> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SessionTooLarge) return 'too-large';
    throw error;
  }
}
