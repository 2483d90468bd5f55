import { request } from '@playwright/test';
import { waysToSteps } from '../e2e/support/visitors/ways-to-steps.ts';

/** Steps of a sign-up, for a visitor who has reached the last of them. */
export interface SignUp {
  /** Headers of every request of that visitor. */
  readonly headers: { readonly cookie: string };
  /** The step with the largest page. */
  readonly heaviestUrl: string;
  /** The step with the most text fields. */
  readonly detailsUrl: string;
}

/** Completes a sign-up by requests alone, past its heaviest step and its personal details. */
export async function goThrough(
  siteUrl: string,
  steps: Readonly<Record<'heaviest' | 'details' | 'last', string>>,
): Promise<SignUp> {
  const requests = await request.newContext({ baseURL: siteUrl });
  try {
    const way = waysToSteps.get(steps.last);
    if (way === undefined) throw new Error(`No way leads to ${steps.last}.`);
    await way(requests);
    const { cookies } = await requests.storageState();
    const cookie = cookies.find(({ name }) => /^__Host-waymark-\d+$/.test(name));
    if (cookie === undefined) throw new Error('The sign-up remembers nobody.');
    return {
      headers: { cookie: `${cookie.name}=${cookie.value}` },
      heaviestUrl: `${siteUrl}${steps.heaviest}`,
      detailsUrl: `${siteUrl}${steps.details}`,
    };
  } finally {
    await requests.dispose();
  }
}
