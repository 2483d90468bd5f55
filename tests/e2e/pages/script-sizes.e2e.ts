import { get } from 'node:http';
import type { Page } from '@playwright/test';
import type { StepReply } from '#engine';
import { casesOf } from '../../support/running/tier.ts';
import { hydrated } from '../support/pages/step-page.ts';
import { formPages } from '../support/shipped/shipped-pages.ts';
import { expect, test } from '../support/test.ts';
import { waysToSteps } from '../support/visitors/ways-to-steps.ts';

/**
 * All scripts of a page with a form, in kB of gzip. The budget is 105 (docs/decisions/043), which the bench measures. Texts of
 * options, rich hints, months by name and saving a run took eight pages over it (docs/benchmarks.md): none may weigh more.
 */
const limit = 106.2;

/**
 * Not counted, and named here with what each may weigh. The combo box and what it shares with other islands come when
 * its field is first focused.
 */
const apart: Readonly<Record<string, number>> = {
  'suggest-combo-box': 60.5,
  'service-cache': 10,
  'site-token': 0.6,
  'none-found': 1,
};

for (const { path } of casesOf(formPages, 10)) {
  test(`The scripts of ${path} stay within their budget, whatever is touched there`, async ({ page }) => {
    await waysToSteps.get(path)?.(page.request);
    const addresses = await useEverything(page, path);
    const sizes = await Promise.all(
      addresses.map(async (url) => [nameOf(url), (await sentBytes(url)) / 1000] as const),
    );
    const own = sizes.filter(([name]) => !Object.hasOwn(apart, name));
    const sum = own.reduce((total, [, size]) => total + size, 0);
    expect(sum, own.map(([name, size]) => `${name} ${size}`).join(', ')).toBeLessThanOrEqual(limit);
    for (const [name, size] of sizes) expect(size, name).toBeLessThanOrEqual(apart[name] ?? limit);
  });
}

/** Pages with a region, and one with an island whose chart comes only when it is in view: what each may weigh, in kB. */
const others = { '/about/news': 5, '/search?q=power': 5, '/for-investors/share-price': limit };

for (const [path, most] of casesOf(Object.entries(others), 3)) {
  test(`The scripts of ${path} stay within its budget`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const sizes = await Promise.all(
      [...scripts].map(async (url) => [nameOf(url), await sentBytes(url)] as const),
    );
    const sum = sizes.reduce((total, [, bytes]) => total + bytes / 1000, 0);
    expect(sum, sizes.map((size) => size.join(' ')).join(', ')).toBeLessThanOrEqual(most);
  });
}

/** The addresses of scripts that a page requests from now on. */
function scriptsOf(page: Page): ReadonlySet<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  return scripts;
}

/** Opens a page, turns to each of its fields and presses its button. Gives the addresses of all scripts that came. */
async function useEverything(page: Page, path: string): Promise<readonly string[]> {
  const scripts = scriptsOf(page);
  await page.goto(path);
  expect(new URL(page.url()).pathname).toBe(path);
  await hydrated(page);
  const controls = page.locator('main form :is(input, select, textarea, button):visible');
  for (let index = 0; index < (await controls.count()); index++) {
    await controls.nth(index).focus();
  }
  await page.waitForLoadState('networkidle');
  await press(page);
  return [...scripts];
}

/** Presses the button of a form, if it has one that is ready. The server says nothing, as the next page has scripts of its own. */
async function press(page: Page): Promise<void> {
  const nothing = { outcome: 'invalid', location: '', problems: [], events: [] } satisfies StepReply;
  await page.route('**/api/journeys/**', (route) => route.fulfill({ json: nothing }));
  const button = page.locator('main form button[type=submit]:not(:disabled, [aria-disabled=true]):visible');
  if ((await button.count()) > 0) await button.last().click();
  // Scripts that the press needs are requested before the browser becomes idle, which a busy one may never be.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })));
}

/** The name that a script has in the sources. */
function nameOf(url: string): string {
  return /([^/]+?)(?:-[\w-]{8})?\.js$/.exec(new URL(url).pathname)?.[1] ?? url;
}

/** Bytes of a script as a browser gets them that takes gzip. */
function sentBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once('end', () => resolve(bytes));
      response.once('error', reject);
    }).once('error', reject);
  });
}
