import type { Page } from '@playwright/test';
import { homeJourney, newDriver } from '../../support/journeys/home-sign-up.ts';
import { joinOf, joinPath, pathOf } from '../support/pages/join.ts';
import { expectAccessible } from '../support/pages/page-rules.ts';
import { optionText, shippedText, wordsOf } from '../support/shipped/shipped-words.ts';
import { expect, test } from '../support/test.ts';
import { everythingAddress, type JoinStep, visitor } from '../support/visitors/residential-visitor.ts';

const ev = visitor({
  'plan-select': { plan: 'ev' },
  'car-registration': { plate: 'evblue' },
  'contact-details': { isExistingCustomer: 'false' },
});

const words = wordsOf(homeJourney);
const change = shippedText(homeJourney, 'changeLabel');

/** The steps of somebody with an electric car, each with the chips that it leads to, and what they say. */
const way: readonly (readonly [step: JoinStep, ...chips: (readonly [step: JoinStep, text: string])[]])[] = [
  ['customer-type', ['customer-type', words.chip('customer-type')]],
  ['address', ['address', everythingAddress]],
  ['fuel', ['fuel', words.option('fuel', 'electricity')]],
  [
    'plan-select',
    ['plan-select', words.option('plan', 'ev')],
    ['term-select', optionText('home-terms', '12-MONTH', 'data', 'sidebarName')],
  ],
  ['car-registration', ['car-registration', 'EVBLUE']],
  ['contact-details', ['contact-details', words.chip('contact-details')]],
  ['credit-check', ['credit-check', words.chip('credit-check')]],
  ['property', ['property', words.chip('property')]],
  ['payment'],
];

/** Steps that have more to press where there are no scripts. */
const withMoreToPress: readonly JoinStep[] = ['address', 'plan-select', 'property', 'payment'];

const steps = way.map(([step]) => step);

/** Where the address of a step leads. */
async function ledFrom(page: Page, step: JoinStep): Promise<string> {
  return new URL((await page.request.get(pathOf(step))).url()).pathname;
}

test('Each step shows a way back to every step before it, and without scripts all of it is accessible', {
  tag: '@without-scripts',
}, async ({ page, join, javaScriptEnabled }) => {
  const before: (readonly [step: JoinStep, text: string])[] = [];
  await join.open();
  for (const [step, ...chips] of way) {
    expect(join.current()).toBe(step);
    await expect(join.chips).toHaveText(before.map(([, text]) => `${text}${change}`));
    expect(await join.ledToByChips()).toEqual(before.map(([led]) => pathOf(led)));
    if (javaScriptEnabled === false && withMoreToPress.includes(step)) {
      if (step === 'address') {
        await join.question('address').fill('everything lane');
        await join.pressButton('address');
      }
      await expectAccessible(page);
    }
    await join.complete(step, ev[step]);
    before.push(...chips);
  }
  await join.arrived('success');
  await expect(join.chips).toHaveCount(0);
});

test('Back leads from step to step to where everybody begins', { tag: '@full' }, async ({ join }) => {
  await join.openLate('payment', newDriver);
  for (const step of steps.slice(0, -1).reverse()) {
    await join.goBack();
    await join.arrived(step);
  }
  await expect(join.back).toHaveCount(0);
  await expect(join.option('customerType', 'residential')).toBeChecked();
});

test('Whoever has not said who it is for is asked that first, wherever they come in', {
  tag: '@full',
}, async ({ page, join }) => {
  const others = ['address-by-icp', 'manual-address', 'occupancy', 'term-select', 'gas', 'callback'] as const;
  for (const step of [...steps, ...others]) expect(await ledFrom(page, step), step).toBe(joinPath);
  await join.open('payment');
  expect(join.current()).toBe('customer-type');
});

test('A step that cannot be answered yet leads to the first that can', { tag: '@full' }, async ({
  page,
  join,
}) => {
  await join.openLate('fuel');
  const late = ['plan-select', 'term-select', 'contact-details', 'payment', 'callback'] as const;
  for (const step of late) expect(await ledFrom(page, step), step).toBe(pathOf('fuel'));
  await join.open('payment');
  expect(join.current()).toBe('fuel');
});

test('What was answered is still there after a refresh, after Back, and in another tab', {
  tag: '@full',
}, async ({ page, join, context, javaScriptEnabled }) => {
  await join.openLate('credit-check');
  await join.complete('credit-check', visitor()['credit-check']);
  await page.reload();
  await join.arrived('property');
  await expect(join.chips.last()).toHaveText(`${words.chip('credit-check')}${change}`);

  await page.goBack();
  await join.arrived('credit-check');
  await page.reload();
  await expect(join.question('licenceNo')).toHaveValue('AB123456');

  const other = joinOf(await context.newPage(), javaScriptEnabled !== false);
  await other.open('contact-details');
  await expect(other.question('firstName')).toHaveValue('Aroha');
  await expect(other.question('title')).toHaveValue(/.+/);
  await other.open('address');
  await expect(other.question('address')).toHaveValue(everythingAddress);
  await other.open('payment');
  expect(other.current()).toBe('property');
});

test('A chosen plan and usage are kept over the household, and with scripts at once', {
  tag: '@full',
}, async ({ page, join, javaScriptEnabled }) => {
  const usage = join.option('usageType', 'low');
  const plan = join.option('plan', 'basic');
  await join.openLate('plan-select');
  await join.answerAll({ usageType: 'low', plan: 'basic' });
  await join.pressButton('openHousehold');
  await join.arrived('occupancy');
  expect(await join.complete('occupancy', { numberOfAdults: '2', numberOfChildren: '1' })).toBe(
    'plan-select',
  );
  await expect(usage).toBeChecked();
  await expect(plan).toBeChecked();
  if (javaScriptEnabled === false) return;
  const kept = page.waitForResponse((response) => response.request().method() === 'POST');
  await join.question('includeGst').uncheck();
  await kept;
  await page.reload();
  await join.arrived('plan-select');
  await expect(join.question('includeGst')).not.toBeChecked();
  await expect(usage).toBeChecked();
  await expect(plan).toBeChecked();
});

test('A change leads back to where it was made from, and what it asks anew is asked', async ({ join }) => {
  await join.openLate('property');
  await join.openChip('fuel');
  expect(await join.complete('fuel', { fuel: 'electricity-gas' })).toBe('property');
  await join.openChip('address');
  const elsewhere = { address: '2 Electric Lane, Sandbox Bay, Wellington 6999' };
  // Gas does not reach that address.
  expect(await join.complete('address', elsewhere)).toBe('fuel');
  await expect(join.option('fuel', 'electricity')).toBeVisible();
  await expect(join.option('fuel', 'electricity-gas')).toHaveCount(0);
  await join.goTo('property', visitor());
});

test('After a sign-up the page that confirms it is shown again, until another step is opened: then another begins', async ({
  page,
  join,
  site,
}) => {
  await join.openLate('payment');
  await join.goTo('success', visitor());
  await page.reload();
  await join.arrived('success');
  await expect(join.shown('planSummary')).toContainText(words.option('plan', 'plus-fixed'));
  await join.shown('anotherHome').getByRole('link').click();
  await join.arrived('customer-type');
  const [sent] = site.sandbox.state.signUps.all();
  await expect(page.getByText(sent?.transactionId ?? 'none')).toBeVisible();
  await expect(join.option('customerType', 'residential')).not.toBeChecked();
  await join.answer('customerType', 'residential');
  await join.press();
  await join.arrived('address');
  await join.open('success');
  await expect(join.shown('nothingSent')).toBeVisible();
  await expect(page.getByText(words.option('plan', 'plus-fixed'))).toHaveCount(0);
  expect(site.sandbox.state.signUps.all()).toHaveLength(1);
});

test('Who has sent nothing sees on the last pages that there is nothing to show, and nothing of theirs', {
  tag: '@full',
}, async ({ page, join }) => {
  for (const step of ['success', 'callback-success'] as const) {
    await page.goto(pathOf(step));
    expect(join.current()).toBe(step);
    await expect(join.shown('nothingSent')).toBeVisible();
  }
  await join.openLate('payment');
  await page.goto(pathOf('success'));
  await expect(join.shown('nothingSent')).toBeVisible();
  await expect(page.getByText(words.option('plan', 'plus-fixed'))).toHaveCount(0);
  await page.goto(pathOf('payment'));
  expect(join.current()).toBe('payment');
});

test('A business is led to where businesses are served', { tag: '@full' }, async ({ page, join }) => {
  await join.open();
  await join.answer('customerType', 'business');
  await join.press();
  await expect(page).toHaveURL('/join/business/business-details');
});
