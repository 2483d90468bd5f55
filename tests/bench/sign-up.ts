import { chromium } from 'playwright';
import { joinOf } from '../e2e/support/join.ts';
import { plainVisitor } from '../e2e/support/residential-visitor.ts';
import { chromiumOptions } from './chromium.ts';

/** Steps of the longest journey, as a visitor has them who has come so far. */
export interface SignUp {
  /** Of a request of that visitor's. */
  readonly headers: { readonly cookie: string };
  /** The heaviest of all steps: cards that are made of what a service offers. */
  readonly cardsUrl: string;
  /** The one with the most to type. */
  readonly detailsUrl: string;
}

/** Goes through the sign-up as far as the personal details, without scripts. */
export async function goToDetails(siteUrl: string): Promise<SignUp> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false });
    const page = await context.newPage();
    const join = joinOf(page, false);
    await join.open();
    await join.goTo('plan-select', plainVisitor);
    const cardsUrl = page.url();
    await join.goTo('contact-details', plainVisitor);
    const cookie = (await context.cookies()).find(({ name }) => name === '__Host-waymark');
    if (cookie === undefined) throw new Error('The sign-up remembers nobody.');
    return { headers: { cookie: `${cookie.name}=${cookie.value}` }, cardsUrl, detailsUrl: page.url() };
  } finally {
    await browser.close();
  }
}
