import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { SharePriceModule } from '../../../extensions/share-price/share-price.types.ts';
import { startSandbox } from '../../../sandbox/index.ts';
import { ownModuleOf } from '../support/shipped/shipped-modules.ts';
import { escaped, textPattern } from '../support/shipped/text-pattern.ts';
import { expect, test } from '../support/test.ts';

const path = '/for-investors/share-price';
const { labels } = ownModuleOf<SharePriceModule>('share-price-page', 'share-price');
const bars = (page: Page) => page.locator('.apexcharts-bar-area');
const lines = (page: Page) => page.locator('.apexcharts-line-series .apexcharts-series');
const days = (page: Page) => page.locator('details tbody tr');

const pricesAt = (page: Page, time: string) => page.getByText(textPattern(labels.time, { time }));

/** Opens the page and brings the charts into view. */
async function openCharts(page: Page): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { name: labels.priceChart, exact: true }).scrollIntoViewIfNeeded();
  await expect(lines(page)).toHaveCount(1);
}

test('The charts draw the days of the table, without style elements', async ({ page }) => {
  await openCharts(page);
  await expect(bars(page)).toHaveCount(await days(page).count());
  await expect(page.locator('style')).toHaveCount(0);
  for (const label of [labels.priceChart, labels.volumeChart]) {
    const chart = page.getByRole('img', { name: new RegExp(`^${escaped(label)}\\. `) });
    const box = await chart.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.9, 1);
  }
  for (const width of await bars(page).evaluateAll((all) =>
    all.map((bar) => bar.getBoundingClientRect().width),
  )) {
    expect(width).toBeLessThanOrEqual(10.01);
  }
});

test('The library of the charts is loaded once they come into view', { tag: '@full' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const ofCharts = () => scripts.filter((url) => url.includes('apex'));
  await page.setViewportSize({ width: 375, height: 500 });
  await page.goto(path);
  await expect.poll(() => scripts.some((url) => url.includes('share-price-island'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(ofCharts()).toEqual([]);
  await page.getByRole('heading', { name: labels.priceChart, exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(ofCharts).toHaveLength(1);
});

test('The slider narrows the days once it is let go, and another period shows all of it', async ({
  page,
}) => {
  await openCharts(page);
  const all = await days(page).count();
  const first = page.getByRole('slider', { name: labels.rangeFrom, exact: true });
  await first.focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
  await expect(days(page)).toHaveCount(all - 5);
  await expect(bars(page)).toHaveCount(all - 5);
  const box = await page.getByRole('slider', { name: labels.rangeTo, exact: true }).boundingBox();
  if (!box) throw new Error('The slider has no place.');
  await page.mouse.move(box.x + box.width - 10, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height / 2, { steps: 5 });
  await expect(days(page)).toHaveCount(all - 5);
  await page.mouse.up();
  await expect.poll(() => days(page).count()).toBeLessThan(all - 15);
  await page.getByRole('combobox', { name: labels.period, exact: true }).selectOption({ value: '6' });
  await expect.poll(() => days(page).count()).toBeGreaterThan(115);
  await expect(first).toHaveValue('0');
  await expect(bars(page)).toHaveCount(await days(page).count());
});

test('The index is laid over the price when asked to', { tag: '@full' }, async ({ page }) => {
  await openCharts(page);
  const index = page.getByRole('checkbox', { name: labels.index });
  await expect(index).not.toBeChecked();
  await index.check();
  await expect(lines(page)).toHaveCount(2);
  await index.uncheck();
  await expect(lines(page)).toHaveCount(1);
});

test('The figures are renewed as the market moves', { tag: '@full' }, async ({ page, startOwnSite }) => {
  const now = { time: new Date('2026-11-23T11:30:00+13:00') };
  const sandbox = await startSandbox({ port: 0, clock: () => now.time });
  const site = await startOwnSite({
    sandbox,
    documents: {
      'operations/share-quote.json': (operation) => {
        operation.cacheSeconds = 1;
      },
    },
  });
  await page.clock.install();
  await page.goto(site.url + path);
  await expect(pricesAt(page, '23 November 2026, 11:10 am')).toBeVisible();
  await page.locator('[data-extension] select').click();
  now.time = new Date('2026-11-23T11:50:00+13:00');
  await expect
    .poll(
      async () => {
        await page.clock.runFor(60_500);
        return pricesAt(page, '23 November 2026, 11:30 am').count();
      },
      { intervals: [1500] },
    )
    .toBe(1);
  await page.close();
  await site.stop();
  await sandbox.close();
});

test('Figures that the server had to go without come by themselves', { tag: '@full' }, async ({
  page,
  startOwnSite,
}) => {
  const site = await startOwnSite();
  const fault = {
    service: 'provider',
    path: '/v1/expr/shares/price/quote',
    kind: 'delay',
    ms: 4000,
  } as const;
  site.sandbox.state.faults.replace([{ ...fault, times: 1 }]);
  await page.goto(site.url + path);
  await expect(page.locator('[aria-busy="true"]')).toBeVisible();
  await expect(page.locator('main dd').first()).toHaveText('GNE');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

for (const width of [320, 1280]) {
  test(`The page fits and reads well at ${width} px`, { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openCharts(page);
    await page.getByRole('checkbox', { name: labels.index }).check();
    await page.locator('summary', { hasText: labels.table }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });
}
