import type { SharePriceBadgeModule } from '../../../extensions/share-price-badge/share-price-badge.types.ts';
import { ownModuleOf } from '../support/shipped/shipped-modules.ts';
import { expect, test } from '../support/test.ts';

const path = '/for-investors';
const { label } = ownModuleOf<SharePriceBadgeModule>('for-investors-page', 'share-price-badge');

test.use({ expectedErrors: ['Failed to load resource'] });

test('The badge of a header asks for the price again every minute, and hides while it cannot be had', {
  tag: '@full',
}, async ({ page }) => {
  await page.clock.install();
  await page.goto(path, { waitUntil: 'networkidle' });
  const badge = page.locator('main a', { hasText: `${label} GNE` });
  await expect(badge).toBeVisible();
  let answer: 'new price' | 'failure' = 'new price';
  await page.route(path, async (route) => {
    if (answer === 'failure') return route.fulfill({ status: 503 });
    const response = await route.fetch();
    const body = (await response.text()).replace(/\$\d+\.\d\d(?=<\/span>)/, '$99.00');
    return route.fulfill({ response, body });
  });
  await page.clock.runFor(60_000);
  await expect(badge).toContainText('$99.00');
  answer = 'failure';
  await page.clock.runFor(60_000);
  await expect(badge).toHaveCount(0);
  answer = 'new price';
  await page.clock.runFor(60_000);
  await expect(badge).toContainText('$99.00');
});

test('A page with a badge loads a script of half a kilobyte for it, and no React', async ({ page }) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
  );
  const own = scripts.find(({ name }) => name.includes('/refresh-regions-'));
  expect(own?.bytes).toBeLessThanOrEqual(600);
  expect(scripts.filter(({ name }) => /hydrate|island/.test(name))).toEqual([]);
});
