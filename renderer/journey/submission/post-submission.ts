import { formEntries, readStepReply, type StepReply } from '#engine';

/** A post that got no reply, or none of our server's. */
export type NoReply = { readonly outcome: 'unanswered' };

/** Longest a visitor is kept waiting. A press after that is safe: the server sends nothing twice. */
const patienceMs = 120_000;

/** Sends a form as the form itself would have been sent, but asks for JSON. Never rejects. */
export async function postSubmission(action: string, entries: FormData): Promise<StepReply | NoReply> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams([...entries].map(([name, value]) => [name, String(value)])),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(patienceMs),
    });
    return readStepReply(await response.json()) ?? { outcome: 'unanswered' };
  } catch {
    return { outcome: 'unanswered' };
  }
}

/** Tells the server that the banners were closed, so that they stay closed. Nothing depends on its answer. */
export function postDismissal(action: string, formToken: string): void {
  const body = new URLSearchParams({ [formEntries.run]: formToken, [formEntries.dismiss]: 'true' });
  void fetch(action, {
    method: 'POST',
    body,
    keepalive: true,
    headers: { accept: 'application/json' },
  }).catch(() => undefined);
}
