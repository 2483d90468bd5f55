import type { Page } from '@playwright/test';
import type { FaultKind } from '../../../sandbox/index.ts';
import { casesOf } from '../../support/running/tier.ts';
import { orderJourney, orderPath, plainOrder, thanksPath } from '../support/pages/order-form.ts';
import { wordsOf } from '../support/shipped/shipped-words.ts';
import { received, suggestionsPath } from '../support/sites/received.ts';
import { expect, test } from '../support/test.ts';

const words = wordsOf(orderJourney);
const jackson = /^\d+\/?\d*A? Jackson Street, Petone, Lower Hutt 5012$/;

const list = (page: Page) => page.getByRole('listbox');
const suggestion = (page: Page) => page.getByRole('option', { name: jackson });

test('Addresses are suggested once three characters are typed, not before', async ({ page, form, site }) => {
  await form.open();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/addresses')) asked.push(new URL(request.url()).search);
  });
  const address = form.question('address');
  await address.focus();
  await expect(address).toHaveRole('combobox');
  await address.pressSequentially('ja');
  await address.pressSequentially('ckson petone', { delay: 20 });
  await expect(suggestion(page).first()).toBeVisible();
  expect(asked).toEqual(['?typed=jackson+petone']);
  const [call] = received(site.sandbox, suggestionsPath);
  expect(call?.query).toEqual({ key: ['sandbox-address-key'], format: ['json'], q: ['jackson petone'] });
});

test('Two characters ask for nothing', { tag: '@full' }, async ({ page, form, site }) => {
  await page.clock.install();
  await form.open();
  const address = form.question('address');
  await address.focus();
  await expect(address).toHaveRole('combobox');
  await address.pressSequentially('ja');
  await page.clock.runFor(5000);
  await expect(list(page)).toHaveCount(0);
  expect(received(site.sandbox, suggestionsPath)).toEqual([]);
});

test('Nothing is asked until typing has rested for half a second', { tag: '@full' }, async ({
  page,
  form,
}) => {
  await form.open();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/addresses')) asked.push(request.url());
  });
  const address = form.question('address');
  await address.focus();
  await expect(address).toHaveRole('combobox');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await address.pressSequentially('jackson');
  await page.clock.runFor(499);
  await address.pressSequentially(' petone');
  await page.clock.runFor(499);
  expect(asked).toEqual([]);
  const request = page.waitForRequest(/\/api\/addresses/);
  await page.clock.runFor(2);
  await request;
  expect(asked).toHaveLength(1);
});

test('An address is chosen with the keyboard alone, and sent as chosen', async ({ page, form, site }) => {
  await form.open();
  await form.answerAll(plainOrder);
  const address = form.question('address');
  await address.fill('');
  await address.pressSequentially('jackson pet');
  await expect(suggestion(page)).toHaveCount(3);
  await address.press('ArrowDown');
  await address.press('ArrowDown');
  const second = await suggestion(page).nth(1).textContent();
  await address.press('Enter');
  await expect(list(page)).toHaveCount(0);
  await expect(address).toHaveValue(second ?? '');
  await expect(page).toHaveURL(orderPath);
  await form.press();
  await expect(page).toHaveURL(thanksPath);
  expect(site.sandbox.state.orders.all()).toMatchObject([
    { body: { supplyAgreement: { contact: { deliveryAddress: second } } } },
  ]);
});

test('What was typed before the list could be loaded is looked up all the same', { tag: '@full' }, async ({
  page,
  form,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await form.open();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const address = form.question('address');
  await address.pressSequentially('jackson pet');
  await expect(address).toHaveRole('textbox');
  release();
  await expect(address).toHaveRole('combobox');
  await expect(address).toBeFocused();
  await expect(suggestion(page).first()).toBeVisible();
});

test('Escape closes the list and leaves what was typed', { tag: '@full' }, async ({ page, form }) => {
  await form.open();
  const address = form.question('address');
  await address.focus();
  await address.pressSequentially('jackson pet');
  await expect(suggestion(page).first()).toBeVisible();
  await address.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(address).toHaveValue('jackson pet');
});

test('That nothing was found is said, and an address of one’s own is taken', { tag: '@full' }, async ({
  page,
  form,
}) => {
  await form.open();
  await form.answerAll({ ...plainOrder, address: '' });
  const address = form.question('address');
  await address.pressSequentially('Xyzzy Lane 5');
  await expect(
    page.getByRole('status').filter({ hasText: words.text('address', 'suggestions', 'announce', 'none') }),
  ).toBeAttached();
  await form.press();
  await expect(page).toHaveURL(thanksPath);
});

const troubles: readonly (readonly [title: string, fault: FaultKind])[] = [
  ['is away', { kind: 'reset' }],
  ['does not answer', { kind: 'hang' }],
  ['answers with an error', { kind: 'status', status: 500 }],
  ['answers something that is no JSON', { kind: 'malformed-json' }],
  ['answers a page instead of data', { kind: 'wrong-content-type' }],
  ['answers data of another shape', { kind: 'status', status: 200, body: { completions: [{ b: 1 }] } }],
  ['answers without end', { kind: 'huge-body' }],
];

test.describe(() => {
  test.use({ expectedErrors: ['Failed to load resource'] });
  for (const [title, fault] of casesOf(troubles, 7)) {
    test(`While the address finder ${title}, typing goes on and the order is placed`, async ({
      page,
      form,
      site,
    }) => {
      site.sandbox.state.faults.replace([{ service: 'address-finder', ...fault }]);
      await form.open();
      await form.answerAll({ ...plainOrder, address: '' });
      const asked = page.waitForRequest(/\/api\/addresses/);
      await form.question('address').pressSequentially(`12 ${title} Road`);
      await asked;
      await form.question('address').pressSequentially(', Te Aro');
      await expect(form.question('address')).toHaveValue(`12 ${title} Road, Te Aro`);
      await expect(list(page)).toHaveCount(0);
      await form.press();
      await expect(page).toHaveURL(thanksPath);
    });
  }
});
