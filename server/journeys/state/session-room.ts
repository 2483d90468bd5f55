import { recordAnswers } from '#engine';
import {
  largestSessionBytes,
  reservedBytes,
  SessionTooLarge,
  sessionBytes,
} from '../../sessions/session-size.ts';
import type { StepSubmission } from '../presses/step-submission.ts';
import type { OpenJourney } from './journey-session.ts';
import { splitState } from './stored-state.ts';

/**
 * Makes sure before a press calls anything that what was typed can be kept, and what the calls bring.
 *
 * @throws SessionTooLarge when it cannot
 */
export function ensureRoom({ step, entries }: StepSubmission, { journey, state }: OpenJourney): void {
  const { compiled } = journey;
  const typed = recordAnswers(compiled, state, step, entries);
  if (sessionBytes(splitState(typed, compiled.sensitive)) > largestSessionBytes - reservedBytes) {
    throw new SessionTooLarge();
  }
}

/** Runs the work; gives 'too-large' when it would make a session larger than allowed. */
export async function withinSize<Value>(work: () => Promise<Value>): Promise<Value | 'too-large'> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SessionTooLarge) return 'too-large';
    throw error;
  }
}
