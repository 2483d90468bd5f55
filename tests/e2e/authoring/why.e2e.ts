import type { Page } from '@playwright/test';
import { casesOf } from '../../support/running/tier.ts';
import { orderForm, orderPath, plainOrder } from '../support/pages/order-form.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/pages/page-rules.ts';
import { openPreview } from '../support/sites/preview.ts';
import { validatePath } from '../support/sites/received.ts';
import type { Site } from '../support/sites/site.ts';
import { expect, test } from '../support/test.ts';

/** Enters the preview at the order page, as an editor does. */
async function preview(page: Page, site: Site): Promise<void> {
  await openPreview(page, site, orderPath);
  await expect(page).toHaveURL(orderPath);
}

for (const width of casesOf([375, 1280], 2)) {
  test(`A preview explains its step by keyboard alone, in a window of ${width} pixels`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await preview(page, site);
    const panel = page.getByRole('region', { name: 'Preview' });
    const summary = panel.locator('summary').first();
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByText('Sensitive answers are masked')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(panel.locator('pre').first()).toContainText('The journey begins with the step');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await panel.screenshot({ path: test.info().outputPath(`why-${width}.png`) });
    const answer = await page.reload();
    expect(answer?.headers()['cache-control']).toBe('no-store');
  });
}

test('A link to a step of a preview opens it with its answers, and live pages have no panel', {
  tag: '@full',
}, async ({ page, site }) => {
  await page.goto(site.url + orderPath);
  await expect(page.getByRole('region', { name: 'Preview' })).toHaveCount(0);
  await preview(page, site);
  const link = page.getByRole('region', { name: 'Preview' }).locator('details a');
  const given = new URL((await link.getAttribute('href')) ?? '', site.url);
  given.searchParams.set('answers', JSON.stringify({ name: 'Mere Example' }));
  await page.goto(given.href);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page).toHaveURL(site.url + orderPath);
  await expect(page.locator('[name="name"]')).toHaveValue('Mere Example');
});

test('After a press in place, a link reloads the page at the same address, query and all', {
  tag: '@full',
}, async ({ page, site }) => {
  await preview(page, site);
  const address = `${site.url}${orderPath}?from=brochure&part=2`;
  const order = orderForm(page, true);
  await order.open(address);
  const panel = page.getByRole('region', { name: 'Preview' });
  site.sandbox.state.faults.replace([{ service: 'provider', path: validatePath, kind: 'reset' }]);
  await order.place(plainOrder);
  const reload = panel.getByRole('link', { name: 'Reload the page' });
  await expect(reload).toBeVisible();
  const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
  await reload.click();
  expect((await answer).url()).toBe(address);
  await expect(page).toHaveURL(address);
  await expect(panel.locator('summary').first()).toBeVisible();
  await expect(reload).toBeHidden();
});
