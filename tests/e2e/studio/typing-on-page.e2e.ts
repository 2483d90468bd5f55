import { expect, test } from '@playwright/test';
import { beginChanges, type GuideSite, startGuideSite } from './author.fixture.ts';

let site: GuideSite;

test.beforeAll(async ({ browser }) => {
  site = await startGuideSite(browser);
});

test.afterAll(() => site.stop());

test('what is typed on the page goes where the author has clicked, and nowhere else', async ({ browser }) => {
  const author = await beginChanges(browser, site, 'Typing on the page');
  const { page } = author;
  const preview = page.frameLocator('iframe');
  const panel = page.locator('#part');
  const headline = preview.getByRole('heading', { level: 1 });
  await headline.dblclick();
  await expect(headline).toHaveAttribute('contenteditable', 'plaintext-only');
  await expect(headline).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' now', { delay: 30 });
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toHaveValue('Willow Library now');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue('Willow Library');
  await expect(panel).toBeFocused();

  await page.getByRole('button', { name: 'Add after', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Find a kind of part' }).fill('accordion');
  await page.keyboard.press('Enter');
  await expect(panel).toBeFocused();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(panel).toBeFocused();

  await author.find('/join', /^Join .*\/join$/);
  const name = preview.getByRole('textbox', { name: 'Your name' });
  await expect(name).toBeVisible();
  await expect(preview.locator('[data-selected]')).toHaveCount(0);
  await name.click();
  const label = page.getByRole('textbox', { name: 'Label', exact: true });
  await expect(label).toHaveValue('Your name');
  await page.keyboard.type('Rex');
  await name.dblclick();
  await page.keyboard.type('Max');
  await page.keyboard.press('Tab');
  await expect(preview.getByLabel('Date of birth')).toBeFocused();
  await expect(name).toHaveValue('Max');
  await expect(label).toHaveValue('Your name');
});
