import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/find-chromium.ts';
import { keepCompiled } from './scripts/keep-compiled.ts';
import { runsFull } from './tests/support/running/tier.ts';

keepCompiled();

/**
 * Whole journeys in a real browser against the built site. Every worker has a site, a database and an outside world of
 * its own, so tests share nothing; what holds with and without JavaScript is tested in both projects. Outside of a full
 * run, tests with the tag `@full` are left out, and without JavaScript all but one walk of each journey, which have the
 * tag `@without-scripts`: `tests/e2e/by-requests` sends the forms in the HTML of pages instead.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/sites/seed-store.ts',
  fullyParallel: true,
  ...(!runsFull && { grepInvert: /@full/ }),
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A test that passes only when tried again is listed as flaky: a fault to find, but no reason to stop a release.
  retries: process.env.CI ? 1 : 0,
  // Against a hang only: a whole sign-up takes as long as the machine needs.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? [['list'], ['github']] : 'list',
  use: {
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    screenshot: 'only-on-failure',
    // A page that still glides to its place is no target for a pointer.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'with JavaScript' },
    {
      name: 'without JavaScript',
      testMatch: [
        'chrome/*.e2e.ts',
        'order-form/*.e2e.ts',
        'residential-join/*.e2e.ts',
        'business-join/*.e2e.ts',
        'privacy/*.e2e.ts',
        'hydro/*.e2e.ts',
        'listings/*.e2e.ts',
        'share-price/*.e2e.ts',
        'search/*.e2e.ts',
      ],
      use: { javaScriptEnabled: false },
      ...(!runsFull && { grep: /@without-scripts/ }),
    },
  ],
});
