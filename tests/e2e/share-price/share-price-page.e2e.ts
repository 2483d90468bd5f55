import type { Page } from '@playwright/test';
import type { SharePriceModule } from '../../../extensions/share-price/share-price.types.ts';
import type { SharePriceBadgeModule } from '../../../extensions/share-price-badge/share-price-badge.types.ts';
import { ownModuleOf } from '../support/shipped/shipped-modules.ts';
import { found } from '../support/shipped/shipped-words.ts';
import { escaped, textPattern } from '../support/shipped/text-pattern.ts';
import { expect, test } from '../support/test.ts';

const path = '/for-investors/share-price';
const share = ownModuleOf<SharePriceModule>('share-price-page', 'share-price');
const { labels, quoteLabels, failure } = share;
const explanation = found(share.explanation, 'explanation');
const badge = ownModuleOf<SharePriceBadgeModule>('for-investors-page', 'share-price-badge');

const days = (page: Page) => page.locator('details tbody tr');

test('The page shows the quote, the highs and lows and the copyright notice', async ({ page }) => {
  await page.goto(path);
  await expect(page.locator('main dt')).toHaveText([
    quoteLabels.symbol,
    quoteLabels.volume,
    quoteLabels.currentPrice,
    quoteLabels.previousClose,
    quoteLabels.monthHigh,
    quoteLabels.monthLow,
    quoteLabels.yearHigh,
    quoteLabels.yearLow,
  ]);
  await expect(page.locator('main dd').first()).toHaveText('GNE');
  await expect(page.locator('main table').first().locator('tbody th')).toHaveText([
    labels.rollingMonth,
    labels.rollingYear,
  ]);
  await expect(page.getByText(share.source, { exact: true })).toBeVisible();
  await expect(
    page.getByText(textPattern(labels.time, { time: /\d+ \w+ 20\d\d, \d+:\d\d [ap]m/ })),
  ).toBeVisible();
});

test('A table has the figures of each trading day of the period', { tag: '@full' }, async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(path);
  await expect(page.locator('select option')).toHaveText(
    ['1', '3', '6', '12'].map((n) => textPattern(labels.month, { n })),
  );
  await expect(page.locator('select')).toHaveValue('3');
  await page.locator('summary', { hasText: labels.table }).click();
  const usual = await days(page).count();
  expect(usual).toBeGreaterThan(55);
  await page.locator('select').selectOption('1');
  if (javaScriptEnabled === false) {
    await page.getByRole('button', { name: labels.showPeriod }).click();
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

test('The explanation opens in a window and closes by its button', { tag: '@full' }, async ({ page }) => {
  await page.goto(path);
  await page.getByRole('button', { name: explanation.openLabel, exact: true }).click();
  await expect(page.getByRole('heading', { name: explanation.title, exact: true })).toBeVisible();
  await page.getByRole('button', { name: explanation.closeLabel }).click();
  await expect(page.getByRole('heading', { name: explanation.title, exact: true })).toBeHidden();
});

test('The banner for investors has the price, which leads to the page', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/for-investors');
  const name = new RegExp(`^${escaped(badge.label)} GNE \\$\\d\\.\\d\\d [+-]?\\d\\.\\d\\d%$`);
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(path);
});

test.describe('while the provider fails', () => {
  test.use({ expectedErrors: ['/api/share-performance', 'status of 502'] });

  test('a message with a link stands in place of the quote, and the badge is hidden', {
    tag: '@full',
  }, async ({ page, startOwnSite }) => {
    const site = await startOwnSite();
    const fault = { service: 'provider', kind: 'status', status: 500 } as const;
    site.sandbox.state.faults.replace(
      ['quote', 'history', 'summary'].map((name) => ({ ...fault, path: `/v1/expr/shares/price/${name}` })),
    );
    await page.goto(site.url + path);
    await expect(page.getByText(failure.title, { exact: true })).toBeVisible();
    const instead = page.getByText(failure.text).getByRole('link', { name: failure.link.label, exact: true });
    await expect(instead).toHaveAttribute('href', failure.link.href);
    await expect(page.locator('main dl')).toHaveCount(0);
    await page.goto(`${site.url}/for-investors`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-region]')).toBeEmpty();
  });
});
