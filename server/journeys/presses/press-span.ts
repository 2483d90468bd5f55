import { inSpan } from '../../observing/in-span.ts';
import type { StepSubmission } from '../state/step-submission.ts';

/** Works on a press as a span of its request's trace. Its journey and step are known to exist by then. */
export function inPressSpan<Outcome extends { readonly outcome: string }>(
  { journey, step }: Pick<StepSubmission, 'journey' | 'step'>,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  return inSpan('press', { journey, step }, work, ({ outcome }) => ({ facts: { outcome }, isError: false }));
}
