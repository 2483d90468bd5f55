import { expect, test } from '../support/test.ts';

test('the calendar of a third party fills its place in a module of the first site', async ({ page }) => {
  await page.goto('/for-business/talk-to-us');
  const calendar = page.locator('[data-third-party="book-a-call"]');
  await calendar.scrollIntoViewIfNeeded();
  await expect(calendar.getByRole('group', { name: 'Tomorrow, for businesses' })).toBeVisible();
  await calendar.getByRole('button', { name: '10:30 am' }).click();
  await expect(calendar.getByRole('status')).toHaveText('We will call you at 10:30 am.');
});
