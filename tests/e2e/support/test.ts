import { test as base, expect } from '@playwright/test';
import { type Join, joinOf } from './pages/join.ts';
import { type OrderForm, orderForm } from './pages/order-form.ts';
import { watchContext } from './pages/watch-context.ts';
import { shippedSite } from './shipped/shipped-site.ts';
import { type Site, type SiteOptions, startSite } from './sites/site.ts';

interface Fixtures {
  /** Starts a site for this test only, which may break or change it. */
  readonly startOwnSite: (options?: SiteOptions) => Promise<Site>;
  /**
   * Console messages that a test expects, as parts of their text; any other error in the console fails it.
   */
  readonly expectedErrors: readonly string[];
  /** The order form of the worker's site. */
  readonly form: OrderForm;
  /** The sign-up of homes on the worker's site. */
  readonly join: Join;
  /** The sign-up of businesses on the worker's site. */
  readonly business: Join;
  /** Attaches the site's log during a test to its failure. */
  readonly siteLog: undefined;
  /** Whether pages ask for consent; by default it is declined, so that no prompt covers what a test looks at. */
  readonly asksConsent: boolean;
  /** Forbidden behaviour of pages. */
  readonly troubles: string[];
}

interface WorkerFixtures {
  /** Options to start the worker's site. */
  readonly siteOptions: SiteOptions;
  /** The site of this worker. Its sandbox is reset before each test. */
  readonly site: Site;
}

/**
 * Playwright's test with a running site. Forbidden behaviour of a page (a policy violation, an exception, a
 * logged error) fails the test in which it happens.
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
    // Tokens stay valid: the site keeps its token between tests, as it does between visitors.
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

  asksConsent: [false, { option: true }],

  context: async ({ context, asksConsent }, use) => {
    const value = Object.keys(shippedSite.thirdParties?.tags?.purposes ?? {}).map((purpose) => `-${purpose}`);
    const cookie = { name: 'waymark-consent', value: value.join('.'), domain: 'localhost', path: '/' };
    if (!asksConsent) await context.addCookies([cookie]);
    await use(context);
  },

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
    // A page that is still loading would fail when the site stops.
    await Promise.all(context.pages().map((page) => page.close()));
    await Promise.all(started.map((site) => site.stop()));
  },
});

export { expect } from '@playwright/test';
