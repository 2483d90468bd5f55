import { expect, test } from '@playwright/test';
import { beginChanges, type GuideSite, startGuideSite } from './author.fixture.ts';

let site: GuideSite;

test.beforeAll(async ({ browser }) => {
  site = await startGuideSite(browser);
});

test.afterAll(() => site.stop());

test('answers given on the page are kept under a name, and a question that they hide says why', async ({
  browser,
}) => {
  const { page } = await beginChanges(browser, site, 'Piano');
  await beginChangesAtRoom();
  const preview = page.frameLocator('iframe');
  await preview.getByLabel('Study room').check();
  await page.getByRole('button', { name: 'What conditions hide' }).click();
  const hidden = page.getByRole('region', { name: 'What conditions hide' });
  await expect(hidden.getByText(/as .*“Study room”/)).toBeVisible();
  await hidden.getByRole('button', { name: /Show the condition of .*piano/i }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Label', exact: true })).toHaveValue(/piano/i);

  await preview.getByLabel('Hall').check();
  await expect(hidden.getByText('Every question of this step is asked')).toBeVisible();
  await page.getByRole('button', { name: /^Keep these/ }).press('Enter');
  await page.getByLabel('Name', { exact: true }).fill('A dance in the hall');
  await page.keyboard.press('Enter');
  const visitors = page.getByRole('combobox', { name: 'Answered' });
  await expect(visitors).toHaveValue('A dance in the hall');

  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No problems')).toBeVisible();
  await beginChangesAtRoom();
  await expect(visitors).toHaveValue('A dance in the hall');
  await expect(preview.getByLabel('Hall')).toBeChecked();

  async function beginChangesAtRoom() {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Hire a room');
    await page
      .getByRole('menuitem', { name: /Hire a room/ })
      .first()
      .click();
    await expect(page.frameLocator('iframe').getByRole('radio').first()).toBeVisible();
  }
});
