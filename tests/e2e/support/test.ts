import { test as base, expect } from '@playwright/test';
import { type Join, joinOf } from './join.ts';
import { type OrderForm, orderForm } from './order-form.ts';
import { type Site, type SiteOptions, startSite } from './site.ts';
import { watchContext } from './watch-context.ts';

interface Fixtures {
  /** A site of the test's own, to be broken or changed as it likes. */
  readonly startOwnSite: (options?: SiteOptions) => Promise<Site>;
  /** Console messages a test expects, as parts of their text; any other error in the console fails it. */
  readonly expectedErrors: readonly string[];
  /** The order form of the worker's site. */
  readonly form: OrderForm;
  /** The sign-up of homes of the worker's site. */
  readonly join: Join;
  /** The sign-up of businesses of the worker's site. */
  readonly business: Join;
  /** Puts what the site wrote during a test beside the failure of that test. */
  readonly siteLog: undefined;
  /** Gathers what pages do that no page may do. */
  readonly troubles: string[];
}

interface WorkerFixtures {
  /** How the worker's site is started. */
  readonly siteOptions: SiteOptions;
  /** The site of this worker, with an outside world that is as new before each test. */
  readonly site: Site;
}

/**
 * Playwright's test with a site behind it. Whatever a page does that no page may do (break its own policy, throw, log
 * an error) fails the test it happens in.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  siteOptions: [{}, { scope: 'worker', option: true }],

  site: [
    async ({ siteOptions }, use) => {
      const site = await startSite(siteOptions);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => {
    // Tokens stay: the site keeps the one it has from test to test, as it would from visitor to visitor.
    site.sandbox.state.forget();
    await use(site.url);
  },

  form: async ({ page, javaScriptEnabled }, use) => {
    await use(orderForm(page, javaScriptEnabled !== false));
  },

  siteLog: [
    async ({ site }, use, testInfo) => {
      const before = site.log().length;
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      await testInfo.attach('what the site wrote', {
        body: site.log().slice(before),
        contentType: 'text/plain',
      });
    },
    { auto: true },
  ],

  join: async ({ page, javaScriptEnabled }, use) => {
    await use(joinOf(page, javaScriptEnabled !== false));
  },

  business: async ({ page, javaScriptEnabled }, use) => {
    await use(joinOf(page, javaScriptEnabled !== false, 'business'));
  },

  expectedErrors: [[], { option: true }],

  troubles: [
    async ({ context, expectedErrors }, use) => {
      const troubles: string[] = [];
      await watchContext(context, troubles);
      await use(troubles);
      const unexpected = troubles.filter((text) => !expectedErrors.some((part) => text.includes(part)));
      expect(unexpected, 'what pages did that no page may do').toEqual([]);
    },
    { auto: true },
  ],

  startOwnSite: async ({ context }, use) => {
    const started: Site[] = [];
    await use(async (options) => {
      const site = await startSite(options);
      started.push(site);
      return site;
    });
    // A page that is still loading would meet a closed door.
    await Promise.all(context.pages().map((page) => page.close()));
    await Promise.all(started.map((site) => site.stop()));
  },
});

export { expect } from '@playwright/test';
