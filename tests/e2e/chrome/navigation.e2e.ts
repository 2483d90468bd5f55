import { expectAccessible, expectNoSidewaysScroll } from '../support/page-rules.ts';
import { expect, test } from '../support/test.ts';

test('A dropdown opens at the first press, leads to its pages, and closes at the next press', async ({
  page,
}) => {
  await page.goto('/for-home');
  const dropdown = page.locator('header details').filter({ hasText: 'Help overview' });
  await dropdown.locator('summary').click();
  const links = dropdown.getByRole('link');
  await expect(links.first()).toHaveText('Help overview');
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
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/for-business$/);
  await expect(page.locator('header [aria-current=page]')).toHaveAttribute('href', '/for-business');
  await expect(page.locator('header details[open]')).toHaveCount(0);
});

test('The menu of a narrow screen drills in, goes back and leads to its pages', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/for-home');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('#site-menu');
  await expect(menu).toBeVisible();
  const overview = (name: string) => menu.getByRole('link', { name: `${name} overview`, exact: true });
  await expect(overview('For Home')).toBeVisible();
  await menu.locator('summary:visible', { hasText: 'Help' }).click();
  await expect(overview('Help')).toBeVisible();
  await expect(overview('For Home')).toBeHidden();
  await menu.locator('summary > span:visible', { hasText: 'Back' }).click();
  await expect(overview('For Home')).toBeVisible();
  await menu.locator('summary > span:visible', { hasText: 'Back' }).click();
  await menu.locator('summary:visible', { hasText: 'For Business' }).click();
  await overview('For Business').click();
  await expect(page).toHaveURL(/\/for-business$/);
});

for (const width of [768, 1280, 1700]) {
  test(`An open dropdown or menu is accessible in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/for-home');
    if (width < 1068) await page.getByRole('button', { name: 'Menu' }).click();
    else await page.locator('header summary').first().click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
