import { formEntries, readStepReply, type StepReply } from '#engine';

/** A post without a reply, or with a reply that is not from our server. */
export type NoReply = { readonly outcome: 'unanswered' };

/** Timeout of a submission. Pressing again after it is safe: the server sends nothing twice. */
const patienceMs = 120_000;

/** Posts a form like the browser itself, but asks for JSON. Never rejects. */
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

/** Tells the server that the banners were closed, so that they stay closed. Its answer is ignored. */
export function postDismissal(action: string, formToken: string): void {
  const body = new URLSearchParams({ [formEntries.run]: formToken, [formEntries.dismiss]: 'true' });
  void fetch(action, {
    method: 'POST',
    body,
    keepalive: true,
    headers: { accept: 'application/json' },
  }).catch(() => undefined);
}
