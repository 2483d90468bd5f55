import type { AnalyticsEvent, FieldProblem, Notice, StepModel } from '#engine';

/** What the server answers to a submission, or to an event of a field, that asks for JSON. */
export type SubmissionAnswer = { readonly events: readonly AnalyticsEvent[] } & (
  | { readonly outcome: 'accepted' | 'redirected'; readonly location: string }
  /** After an event that submitted the step `model` is the step as it stands; after a press of its button it is left out. */
  | { readonly outcome: 'invalid'; readonly problems: readonly FieldProblem[]; readonly model?: StepModel }
  | { readonly outcome: 'failed'; readonly notices: readonly Notice[]; readonly model?: StepModel }
  /** The step as it stands after an event. */
  | { readonly outcome: 'updated'; readonly model: StepModel; readonly notices: readonly Notice[] }
);

/** A submission that got no answer, or none that means anything. */
export type NoAnswer = { readonly outcome: 'unanswered' };

/** Longest a visitor is kept waiting. A press after that is safe: the server sends nothing twice. */
const patienceMs = 120_000;

/** Sends a form as the form itself would have been sent, but asks for JSON. Never rejects. */
export async function postSubmission(
  action: string,
  entries: FormData,
): Promise<SubmissionAnswer | NoAnswer> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams([...entries].map(([name, value]) => [name, String(value)])),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(patienceMs),
    });
    return readAnswer(await response.json());
  } catch {
    return { outcome: 'unanswered' };
  }
}

/** Tells the server that the banners were closed, so that they stay closed. Nothing depends on its answer. */
export function postDismissal(action: string, formToken: string): void {
  const body = new URLSearchParams({ _run: formToken, _dismiss: 'true' });
  void fetch(action, {
    method: 'POST',
    body,
    keepalive: true,
    headers: { accept: 'application/json' },
  }).catch(() => undefined);
}

/** Reads an answer of our own server; anything else is no answer. */
export function readAnswer(body: unknown): SubmissionAnswer | NoAnswer {
  if (typeof body !== 'object' || body === null || !('outcome' in body)) return { outcome: 'unanswered' };
  const {
    outcome,
    location,
    problems,
    model,
    notices,
    events = [],
  } = body as { readonly [property: string]: unknown };
  if (!Array.isArray(events)) return { outcome: 'unanswered' };
  const told = Array.isArray(notices) ? notices : [];
  // Our own server's: the same model that the page was made of.
  const standing = typeof model === 'object' && model !== null ? { model: model as StepModel } : undefined;
  switch (outcome) {
    case 'accepted':
    case 'redirected':
      return typeof location === 'string' ? { outcome, location, events } : { outcome: 'unanswered' };
    case 'invalid':
      return Array.isArray(problems) ? { outcome, problems, events, ...standing } : { outcome: 'unanswered' };
    case 'failed':
      return { outcome, notices: told, events, ...standing };
    case 'updated':
      return standing ? { outcome, notices: told, events, ...standing } : { outcome: 'unanswered' };
    default:
      return { outcome: 'unanswered' };
  }
}
