import { addNotices, type JourneyState, type Notice } from '#engine';
import type { PreviewCalls } from '../../operations/release-operations.ts';

/** One request in a preview of drafts. */
export interface PreviewRun extends PreviewCalls {
  /** Operations whose calls were refused. */
  readonly refusals: ReadonlySet<string>;
}

export function startPreviewRun(): PreviewRun {
  const refusals = new Set<string>();
  return { refusals, refused: (operation) => refusals.add(operation) };
}

/** Adds a notice to a step for each call that the preview refused; the same outcome if there is none. */
export function withPreviewNotice<Outcome extends { readonly state: JourneyState }>(
  outcome: Outcome,
  step: string,
  preview: PreviewRun | undefined,
): Outcome {
  if (preview === undefined || preview.refusals.size === 0) return outcome;
  const refused = [...preview.refusals].map(
    (operation): Notice => ({
      tone: 'info',
      message: `This is a preview: "${operation}" was not called, and its document has no "example" to answer with.`,
    }),
  );
  return { ...outcome, state: addNotices(outcome.state, step, refused) };
}
