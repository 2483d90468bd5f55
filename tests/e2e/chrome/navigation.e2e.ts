import { expectAccessible, expectNoSidewaysScroll } from '../support/pages/page-rules.ts';
import { headerWords, overviewName } from '../support/shipped/shipped-site.ts';
import { expect, test } from '../support/test.ts';

test('A dropdown opens at the first press, leads to its pages, and closes at the next press', async ({
  page,
}) => {
  await page.goto('/for-home');
  const dropdown = page.locator('header details').filter({ has: page.locator('a[href="/help"]') });
  await dropdown.locator('summary').click();
  const links = dropdown.getByRole('link');
  await expect(links.first()).toHaveText(overviewName('/help'));
  await expect(page).toHaveURL(/\/for-home$/);
  await dropdown.locator('summary').click();
  await expect(links.first()).toBeHidden();
  await dropdown.locator('summary').click();
  await links.first().click();
  await expect(page).toHaveURL(/\/help$/);
});

test('A section shows its own navigation, with every dropdown closed', async ({ page }) => {
  await page.goto('/for-home');
  await page.locator('header summary').first().click();
  await page
    .getByRole('navigation', { name: headerWords.sections })
    .locator('a[href="/for-business"]')
    .click();
  await expect(page).toHaveURL(/\/for-business$/);
  await expect(page.locator('header [aria-current=page]')).toHaveAttribute('href', '/for-business');
  await expect(page.locator('header details[open]')).toHaveCount(0);
});

test('The menu of a narrow screen drills in, goes back and leads to its pages', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/for-home');
  await page.getByRole('button', { name: headerWords.openMenu, exact: true }).click();
  const menu = page.locator('#site-menu');
  await expect(menu).toBeVisible();
  const overview = (path: string) => menu.getByRole('link', { name: overviewName(path) });
  /** The summary that opens the level of a page in the menu, and leads back from it. */
  const opener = (path: string) =>
    menu
      .locator('details')
      .filter({ has: page.locator(`a[href="${path}"]`) })
      .last()
      .locator('summary')
      .first();
  const back = menu.locator('summary > span:visible', { hasText: headerWords.back });
  await expect(overview('/for-home')).toBeVisible();
  await opener('/help').click();
  await expect(overview('/help')).toBeVisible();
  await expect(overview('/for-home')).toBeHidden();
  await back.click();
  await expect(overview('/for-home')).toBeVisible();
  await back.click();
  await opener('/for-business').click();
  await overview('/for-business').click();
  await expect(page).toHaveURL(/\/for-business$/);
});

for (const width of [768, 1280, 1700]) {
  test(`An open dropdown or menu is accessible in a window of ${width} px`, { tag: '@full' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/for-home');
    if (width < 1068) await page.getByRole('button', { name: headerWords.openMenu, exact: true }).click();
    else await page.locator('header summary').first().click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
