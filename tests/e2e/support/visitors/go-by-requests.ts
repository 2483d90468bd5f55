import { type APIRequestContext, expect } from '@playwright/test';
import { homeJourney, type Stage } from '../../../support/journeys/home-sign-up.ts';

/**
 * Completes steps of a sign-up by the requests of a browser without scripts, which takes a fraction of the
 * time of pages. Pages that share the cookies of these requests continue from there.
 */
export async function goByRequests(
  requests: APIRequestContext,
  beginning: string,
  way: readonly Stage[],
  journey = homeJourney,
): Promise<void> {
  const begun = await requests.get(beginning);
  const { origin } = new URL(begun.url());
  const page = await begun.text();
  const run = /name="_run"[^>]* value="([^"]+)"/.exec(page)?.[1] ?? '';
  const send = async (step: string, entries: Stage[1]) => {
    const body = new URLSearchParams([['_run', run], ...entries].map(([name, text]) => [name, text]));
    const reply = await requests.post(`${origin}/api/journeys/${journey}/${step}`, {
      data: body.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    });
    return (await reply.json()) as { readonly outcome: string };
  };
  for (const [step, filled, ...pressed] of way) {
    for (const field of pressed) await send(step, [['_press', field], ...filled]);
    expect(await send(step, filled), step).toMatchObject({ outcome: 'accepted' });
  }
}
