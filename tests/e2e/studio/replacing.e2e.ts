import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { beginChanges, type GuideSite, startGuideSite } from './author.fixture.ts';

let site: GuideSite;

test.beforeAll(async ({ browser }) => {
  site = await startGuideSite(browser);
});

test.afterAll(() => site.stop());

test('words are replaced in all texts of visitors that stay chosen, and taken back by one undo', async ({
  browser,
}) => {
  const author = await beginChanges(browser, site, 'Rooms');
  const { page } = author;
  await author.find('find and replace', 'Find and replace');
  const dialog = page.getByRole('dialog', { name: 'Find and replace' });
  await dialog.getByLabel('Find', { exact: true }).fill('room');
  const places = dialog.getByRole('listitem');
  await expect(places.first()).toBeVisible();
  const count = await places.count();
  expect(count).toBeGreaterThan(1);
  await dialog.getByLabel('Replace with').fill('studio');
  await expect(places.first().locator('ins').first()).toHaveText('studio');
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(violations).toEqual([]);
  const label = places.filter({ hasText: 'Which room' });
  const other = places.filter({ hasNotText: 'Which room' }).first();
  await other.getByRole('checkbox').uncheck();
  await dialog.getByRole('button', { name: /^Replace in \d+ text/ }).click();
  await expect(dialog.getByRole('status')).toHaveText(/changed\. Undo takes all of it back\./);
  await expect(label).toHaveCount(0);
  await expect(places).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await author.find('which studio', 'Which studio?');
  await author.click('Undo');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await author.find('which room', 'Which room?');
});
