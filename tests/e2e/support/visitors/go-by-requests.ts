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
  const runOn = (page: string) => /name="_run"[^>]* value="([^"]+)"/.exec(page)?.[1] ?? '';
  let run = runOn(await begun.text());
  const send = async (step: string, entries: Stage[1]) => {
    const body = new URLSearchParams([['_run', run], ...entries].map(([name, text]) => [name, text]));
    const reply = await requests.post(`${origin}/api/journeys/${journey}/${step}`, {
      data: body.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    });
    return (await reply.json()) as { readonly outcome: string; readonly location: string };
  };
  let location = beginning;
  for (const [step, filled, ...touched] of way) {
    // Only a page that was opened may send something outside, and these are few.
    if (sendingSteps.has(step))
      run = runOn(await (await requests.get(new URL(location, origin).href)).text());
    for (const field of touched) {
      const event =
        typeof field === 'string' ? (['_press', field] as const) : (['_change', field.changed] as const);
      await send(step, [event, ...filled]);
    }
    const reply = await send(step, filled);
    expect(reply, step).toMatchObject({ outcome: 'accepted' });
    location = reply.location;
  }
}

/** Steps of the shipped journeys that call a service to change something. */
const sendingSteps: ReadonlySet<string> = new Set(['contact-details', 'payment', 'callback']);
