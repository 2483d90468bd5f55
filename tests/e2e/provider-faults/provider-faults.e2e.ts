import type { FaultKind } from '../../../sandbox/index.ts';
import { orderForm, plainOrder, thanksPath } from '../support/order-form.ts';
import { createPath, received, tokenPath, validatePath } from '../support/received.ts';
import { medianMs } from '../support/response-times.ts';
import type { DocumentChanges, Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** The operations wait less long, as an author could decide; everything else is as shipped. */
const hasty: DocumentChanges = {
  'operations/order-validate.json': (operation) => (operation.timeoutMs = 400),
  'operations/order-create.json': (operation) => (operation.timeoutMs = 400),
};

const faults: readonly (readonly [title: string, fault: FaultKind])[] = [
  ['cuts every connection', { kind: 'reset' }],
  ['does not answer', { kind: 'hang' }],
  ['answers with an error', { kind: 'status', status: 500 }],
  ['refuses the order', { kind: 'status', status: 422 }],
  ['sends visitors elsewhere', { kind: 'status', status: 302, headers: { location: '/provider/elsewhere' } }],
];

let site: Site;
test.beforeEach(async ({ startOwnSite }) => {
  site = await startOwnSite({ documents: hasty });
});

const calls = (path: string) => received(site.sandbox, path);
const plan = (path: string, fault: FaultKind, times?: number) =>
  site.sandbox.state.faults.replace([
    { service: 'provider', path, ...fault, ...(times !== undefined && { times }) },
  ]);

for (const [title, fault] of faults) {
  test(`When the provider ${title}, validating is tried four times and nothing is ordered`, async ({
    page,
  }) => {
    const form = orderForm(page, true);
    plan(validatePath, fault);
    await form.open(`${site.url}/for-business/bottled-gas/order`);
    await form.place(plainOrder);
    await expect(form.banner).toBeVisible();
    expect(calls(validatePath)).toHaveLength(4);
    expect(new Set(calls(validatePath).map(({ headers }) => headers['x-transaction-id'])).size).toBe(1);
    expect(calls(createPath)).toHaveLength(0);
    expect(calls('/elsewhere')).toHaveLength(0);
  });
}

test('What the body of an answer holds makes no difference, for it is not read', async ({ page }) => {
  const form = orderForm(page, true);
  for (const fault of [{ kind: 'malformed-json' }, { kind: 'huge-body' }, { kind: 'stall' }] as const) {
    plan(validatePath, fault);
    await form.open(`${site.url}/for-business/bottled-gas/order`);
    await form.place(plainOrder);
    await expect(page, fault.kind).toHaveURL(site.url + thanksPath);
  }
  expect(site.sandbox.state.orders.all()).toHaveLength(3);
});

test('When three tries to place an order fail, the fourth places it, and validating is not repeated', async ({
  page,
}) => {
  const form = orderForm(page, true);
  plan(createPath, { kind: 'status', status: 503 }, 3);
  await form.open(`${site.url}/for-business/bottled-gas/order`);
  await form.place(plainOrder);
  await expect(page).toHaveURL(site.url + thanksPath);
  expect(calls(validatePath)).toHaveLength(1);
  expect(calls(createPath)).toHaveLength(4);
  expect(site.sandbox.state.orders.all()).toHaveLength(1);
});

test('When the answer to a placed order is lost, asking again places no second one', async ({ page }) => {
  const form = orderForm(page, true);
  plan(createPath, { kind: 'lost-answer' }, 1);
  await form.open(`${site.url}/for-business/bottled-gas/order`);
  await form.place(plainOrder);
  await expect(page).toHaveURL(site.url + thanksPath);
  expect(calls(createPath)).toHaveLength(2);
  expect(site.sandbox.state.orders.all()).toMatchObject([{ repeats: 1 }]);
});

test('When every answer is lost, the banner is shown, and a press later finds the order placed once', async ({
  page,
}) => {
  const form = orderForm(page, true);
  plan(createPath, { kind: 'lost-answer' }, 4);
  await form.open(`${site.url}/for-business/bottled-gas/order`);
  await form.place(plainOrder);
  await expect(form.banner).toBeVisible();
  await form.closeBanner();
  await form.fill({ notARobot: true });
  await form.press();
  await expect(page).toHaveURL(site.url + thanksPath);
  expect(site.sandbox.state.orders.all()).toMatchObject([{ repeats: 4 }]);
});

test('When no token is to be had, the order is not tried without one', async ({ page }) => {
  const form = orderForm(page, true);
  plan(tokenPath, { kind: 'status', status: 500 });
  await form.open(`${site.url}/for-business/bottled-gas/order`);
  await form.place(plainOrder);
  await expect(form.banner).toBeVisible();
  expect(calls(validatePath)).toHaveLength(0);
  expect(calls(tokenPath)).toHaveLength(4);
});

test('A token that was withdrawn is renewed, once, without the visitor noticing', async ({ page }) => {
  const form = orderForm(page, true);
  await form.open(`${site.url}/for-business/bottled-gas/order`);
  await form.place(plainOrder);
  await expect(page).toHaveURL(site.url + thanksPath);
  site.sandbox.state.tokens.revokeAll();
  await form.open(`${site.url}/for-business/bottled-gas/order`);
  await form.place({ ...plainOrder, quantity: '3' });
  await expect(page).toHaveURL(site.url + thanksPath);
  expect(calls(tokenPath)).toHaveLength(2);
  expect(site.sandbox.state.orders.all()).toHaveLength(2);
});

test('While orders hang, other pages come as fast as ever', async ({ page, browser }) => {
  const help = `${site.url}/help`;
  await medianMs(help);
  const before = await medianMs(help);

  plan(validatePath, { kind: 'hang' });
  const visitors = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const own = await (await browser.newContext()).newPage();
      const form = orderForm(own, true);
      await form.open(`${site.url}/for-business/bottled-gas/order`);
      await form.fill(plainOrder);
      return form;
    }),
  );
  await Promise.all(visitors.map((form) => form.press()));
  await expect.poll(() => calls(validatePath).length).toBeGreaterThanOrEqual(4);
  const during = await medianMs(help);
  // A ratio: this machine may be busy with other things, but with the same things both times.
  expect(during / before).toBeLessThan(5);
  await page.goto(`${site.url}/for-business/bottled-gas/order`);
  await expect(page.getByRole('button', { name: 'Place order' })).toBeEnabled();
});
