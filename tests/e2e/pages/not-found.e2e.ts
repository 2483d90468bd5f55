import { casesOf } from '../../support/running/tier.ts';
import { expectAccessible } from '../support/pages/page-rules.ts';
import { moduleOf, shippedPage } from '../support/shipped/shipped-modules.ts';
import { shippedSite, tabTitle } from '../support/shipped/shipped-site.ts';
import { expect, test } from '../support/test.ts';

const page404 = shippedPage(shippedSite.notFoundPage);

test.use({ expectedErrors: ['the server responded with a status of 404'] });

for (const path of casesOf(
  ['/nothing-here', '/for-home/nothing', '/render/0123abcd', '/preview/help', '/%2e%2e/etc/passwd'],
  5,
)) {
  test(`The unknown address ${path} shows the page for unknown addresses`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      moduleOf(page404.id, 'header-banner').title,
    );
    await expect(page).toHaveTitle(tabTitle(page404.title));
    await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(1);
    await expectAccessible(page);
  });
}

for (const [written, right] of [
  ['/Help', '/help'],
  ['/help/', '/help'],
  ['/FOR-HOME/products/', '/for-home/products'],
] as const) {
  test(`The address ${written} leads to ${right}`, async ({ page }) => {
    await page.goto(`${written}?from=letter`);
    await expect(page).toHaveURL(`${right}?from=letter`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('Pages are read, not written to', async ({ site }) => {
  const answer = await fetch(`${site.url}/help`, { method: 'POST', body: 'x' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});
