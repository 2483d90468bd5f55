import { expect, test } from '@playwright/test';
import { beginChanges, type GuideSite, startGuideSite } from './author.fixture.ts';

let site: GuideSite;

test.beforeAll(async ({ browser }) => {
  site = await startGuideSite(browser);
});

test.afterAll(() => site.stop());

test('a burst of typing is one step for the key and the button alike, and undo elsewhere shows where', async ({
  browser,
}) => {
  const { page } = await beginChanges(browser, site, 'Undoing');
  const preview = page.frameLocator('iframe');
  await preview.getByRole('heading', { level: 1 }).click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' of books');
  await expect(title).toHaveValue('Willow Library of books');
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue('Willow Library');
  await expect(title).toBeFocused();
  await page.keyboard.press('Control+Shift+z');
  await expect(title).toHaveValue('Willow Library of books');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await expect(title).toHaveValue('Willow Library');
  await expect(undo).toBeDisabled();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(title).toHaveValue('Willow Library of books');

  const tree = page.getByRole('navigation', { name: 'Site' });
  await tree.getByRole('treeitem', { name: 'Thank you' }).click();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/);
  await undo.click();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(/^Willow Library(?! of)/);
  await expect(page.getByRole('status').filter({ hasText: 'Undone' })).toHaveText(
    'Undone: Title of “Willow Library” in Willow Library',
  );
  await expect(title).toHaveValue('Willow Library');

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(title).not.toHaveValue('Willow Library');
  await expect(undo).toHaveAccessibleDescription('Undo: remove “Willow Library”');
  await undo.click();
  await expect(page.getByRole('status').filter({ hasText: 'Undone' })).toHaveText(
    'Undone: remove “Willow Library”',
  );
  await expect(title).toHaveValue('Willow Library');
});

test('the page of the studio never scrolls as a whole', async ({ browser }) => {
  const { page } = await beginChanges(browser, site, 'Scrolling');
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
  const scrolled = await page.evaluate(() => {
    for (const each of document.querySelectorAll('body *')) {
      each.scrollIntoView();
      if (each instanceof HTMLElement) each.focus();
    }
    const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
    const workspace = document.querySelector('.workspace');
    return [scrollTop, document.body.scrollTop, workspace?.scrollTop, scrollHeight - clientHeight];
  });
  expect(scrolled).toEqual([0, 0, 0, 0]);
});
