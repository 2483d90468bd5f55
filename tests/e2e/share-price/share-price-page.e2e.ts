import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const path = '/for-investors/share-price';
const quoteLabels = [
  'Symbol',
  'Volume',
  'Current Price',
  'Prev Close Price',
  'Monthly high',
  'Monthly low',
  '52 week high',
  '52 week low',
];
const failure = 'Genesis share performance data was unable to load';

const days = (page: Page) => page.locator('details tbody tr');

test('The page shows the quote, the highs and lows and the copyright notice', async ({ page }) => {
  await page.goto(path);
  await expect(page.locator('main dt')).toHaveText(quoteLabels);
  await expect(page.locator('main dd').first()).toHaveText('GNE');
  await expect(page.locator('main table').first().locator('tbody th')).toHaveText([
    'Rolling Month',
    'Rolling Year',
  ]);
  await expect(page.getByText('Copyright NZX Limited')).toBeVisible();
  await expect(
    page.getByText(/Prices at \d+ \w+ 20\d\d, \d+:\d\d [ap]m, New Zealand daylight time/),
  ).toBeVisible();
});

test('A table has the figures of each trading day of the period', async ({ page, javaScriptEnabled }) => {
  await page.goto(path);
  await expect(page.locator('select option')).toHaveText(['1 month', '3 month', '6 month', '12 month']);
  await expect(page.locator('select')).toHaveValue('3');
  await page.locator('summary', { hasText: 'All figures as a table' }).click();
  const usual = await days(page).count();
  expect(usual).toBeGreaterThan(55);
  await page.locator('select').selectOption('1');
  if (javaScriptEnabled === false) {
    await page.getByRole('button', { name: 'Show period' }).click();
    await expect(page).toHaveURL(/\?months=1$/);
    await expect(page.locator('select')).toHaveValue('1');
  }
  await expect.poll(() => days(page).count()).toBeLessThan(25);
});

test('An address may name the period', async ({ page }) => {
  await page.goto(`${path}?months=12`);
  await expect(page.locator('select')).toHaveValue('12');
  expect(await days(page).count()).toBeGreaterThan(240);
  await page.goto(`${path}?months=7`);
  await expect(page.locator('select')).toHaveValue('3');
});

test('The explanation opens in a window and closes with “Got it”', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'What these figures mean' }).click();
  await expect(page.getByRole('heading', { name: 'What these figures mean' })).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByRole('heading', { name: 'What these figures mean' })).toBeHidden();
});

test('The banner for investors has the price, which leads to the page', async ({ page }) => {
  await page.goto('/for-investors');
  await page.getByRole('link', { name: /^Share price GNE \$\d\.\d\d [+-]?\d\.\d\d%$/ }).click();
  await expect(page).toHaveURL(path);
});

test.describe('while the provider fails', () => {
  test.use({ expectedErrors: ['/api/share-performance', 'status of 502'] });

  test('a message with a link stands in place of the quote, and the badge is hidden', async ({
    page,
    startOwnSite,
  }) => {
    const site = await startOwnSite();
    const fault = { service: 'provider', kind: 'status', status: 500 } as const;
    site.sandbox.state.faults.replace(
      ['quote', 'history', 'summary'].map((name) => ({ ...fault, path: `/v1/expr/shares/price/${name}` })),
    );
    await page.goto(site.url + path);
    await expect(page.getByText(failure)).toBeVisible();
    await expect(
      page.getByText('Please try again later, or view our share performance on NZX'),
    ).toBeVisible();
    await expect(page.locator('main dl')).toHaveCount(0);
    await page.goto(`${site.url}/for-investors`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-region]')).toBeEmpty();
  });
});
