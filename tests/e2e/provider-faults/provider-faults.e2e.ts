import type { FaultKind } from '../../../sandbox/index.ts';
import { orderForm, plainOrder, thanksPath } from '../support/pages/order-form.ts';
import { createPath, received, validatePath } from '../support/sites/received.ts';
import { usualMs } from '../support/sites/response-times.ts';
import type { DocumentChanges, Site } from '../support/sites/site.ts';
import { expect, test } from '../support/test.ts';

/** The operations wait less long, as an author could decide; everything else is as shipped. */
const hasty: DocumentChanges = {
  'operations/order-validate.json': (operation) => (operation.timeoutMs = 400),
  'operations/order-create.json': (operation) => (operation.timeoutMs = 400),
};

let site: Site;
test.beforeEach(async ({ startOwnSite }) => {
  site = await startOwnSite({ documents: hasty });
});

const calls = (path: string) => received(site.sandbox, path);
const plan = (path: string, fault: FaultKind, times?: number) =>
  site.sandbox.state.faults.replace([
    { service: 'provider', path, ...fault, ...(times !== undefined && { times }) },
  ]);

// tests/faults/order.test.ts covers the outcome of each kind of fault.

test('When the provider cuts every connection, a banner says so and nothing is ordered', async ({ page }) => {
  const form = orderForm(page, true);
  plan(validatePath, { kind: 'reset' });
  await form.open(`${site.url}/for-business/bottled-gas/order`);
  await form.place(plainOrder);
  await expect(form.banner).toBeVisible();
  expect(calls(validatePath)).toHaveLength(4);
  expect(site.sandbox.state.orders.all()).toEqual([]);
});

test('When every answer is lost, the banner is shown, and a press later finds the order placed once', {
  tag: '@full',
}, async ({ page }) => {
  const form = orderForm(page, true);
  plan(createPath, { kind: 'lost-answer' }, 4);
  await form.open(`${site.url}/for-business/bottled-gas/order`);
  await form.place(plainOrder);
  await expect(form.banner).toBeVisible();
  await form.closeBanner();
  await form.answerAll({ recaptcha: 'true' });
  await form.press();
  await expect(page).toHaveURL(site.url + thanksPath);
  expect(site.sandbox.state.orders.all()).toMatchObject([{ repeats: 4 }]);
});

test('While orders hang, other pages come as fast as ever', { tag: '@full' }, async ({ page, browser }) => {
  const help = `${site.url}/help`;
  await usualMs(help);
  const before = await usualMs(help);

  plan(validatePath, { kind: 'hang' });
  const visitors = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const own = await (await browser.newContext()).newPage();
      const form = orderForm(own, true);
      await form.open(`${site.url}/for-business/bottled-gas/order`);
      await form.answerAll(plainOrder);
      return form;
    }),
  );
  await Promise.all(visitors.map((form) => form.press()));
  await expect.poll(() => calls(validatePath).length).toBeGreaterThanOrEqual(4);
  const during = await usualMs(help);
  // A ratio with a wide margin, for the machine may be busier now: pages that waited for an order would not come at all.
  expect(during / before).toBeLessThan(25);
  await page.goto(`${site.url}/for-business/bottled-gas/order`);
  await expect(orderForm(page, true).submit).toBeEnabled();
});
