import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { root } from '../../../scripts/processes.ts';
import { joinBy, type StudioSite, startStudioSite } from './studio-site.fixture.ts';

let site: StudioSite;
/** The cookies of the first administrator: signing in again and again is limited. */
let ann: Awaited<ReturnType<BrowserContext['storageState']>>;

test.beforeAll(async ({ browser }) => {
  site = await startStudioSite((folder) => {
    for (const template of ['blank', 'service'])
      for (const part of ['documents', 'media'])
        cpSync(join(root, 'cli/templates', template, part), join(folder, part), {
          recursive: true,
          filter: (path) => template === 'blank' || !path.endsWith('media'),
        });
  });
  const page = await browser.newPage();
  await joinBy(page, site.invitation, 'Ann', 'ann@example.nz');
  ann = await page.context().storageState();
  await page.close();
});

test.afterAll(() => site.stop());

/** Begins changes and opens them. */
async function begin(context: BrowserContext, name: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.url}/studio`);
  await page.getByLabel('Name of the changes').fill(name);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe: checker } = window as unknown as { readonly axe: typeof axe };
    const { violations: found } = await checker.run(document, { iframes: false });
    return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
  expect(violations).toEqual([]);
}

const heading = (page: Page) => page.frameLocator('iframe').getByRole('heading', { level: 1 });

test('a page is made from a template by keyboard, copied, and removed with what leads to it', async ({
  browser,
}) => {
  const page = await begin(await browser.newContext({ storageState: ann }), 'New pages');
  await page.getByRole('button', { name: 'New …' }).press('Enter');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const title = dialog.getByLabel('Title', { exact: true });
  await expect(title).toBeFocused();
  await page.keyboard.type('Welcome');
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('/welcome');
  await expect(page.getByRole('status').filter({ hasText: 'has this id' })).toBeHidden();
  await dialog.getByRole('textbox', { name: 'Address' }).fill('/estimate/price');
  await expect(page.getByText('“Your estimate” is at /estimate/price already.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Address' }).fill('/opening-hours');
  await title.fill('Opening hours');
  await page.getByLabel(/^Article/).check();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(/^Opening hours/);
  await expect(page.getByRole('heading', { name: '2 notes' })).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText(/sample/i);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('Copy this page');
  await page.getByRole('menuitem', { name: /Copy this page/ }).click();
  await title.fill('Closing hours');
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('/closing-hours');
  await page.getByRole('button', { name: 'Make the page' }).press('Enter');
  await expect(heading(page)).toHaveText(/^Closing hours/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('navigation').getByText('Closing hours')).toBeHidden();
  await expect(page.getByRole('navigation').getByText('Opening hours')).toBeVisible();
});

test('a journey is copied with its forms, and removing a step’s form names what uses it', async ({
  browser,
}) => {
  const page = await begin(await browser.newContext({ storageState: ann }), 'Another estimate');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('New journey');
  await page.getByRole('menuitem', { name: 'New journey' }).click();
  await page.getByLabel('What is it called?').fill('Quote');
  await page.getByLabel('A copy of').selectOption('estimate');
  await expect(page.getByText('5 documents are made')).toBeVisible();
  await page.getByRole('button', { name: 'Make the journey' }).click();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText('What do you need?')).toBeVisible();
  await expect(page.getByRole('navigation').getByText('quote').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /^\d+ errors?$/ })).toBeHidden();

  await preview.getByText('What do you need?').click();
  await page.getByRole('complementary').getByRole('button', { name: /^Form/ }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('One place speaks of it:')).toBeVisible();
  await expect(page.getByText(/^Journey “Quote”: What would it cost\?/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
});

test('parts are copied between changes, kept as presets, and offered again', async ({ browser }) => {
  const context = await browser.newContext({ storageState: ann });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await begin(context, 'Copying');
  await heading(page).click();
  const banners = page.getByRole('row', { name: 'Welcome to Example Site' });
  await banners.click();
  await page.keyboard.press('Control+c');
  const other = await begin(context, 'Pasting');
  await other.getByRole('row').last().click();
  await other.keyboard.press('Control+v');
  await expect(other.getByRole('row', { name: 'Welcome to Example Site' })).toHaveCount(2);
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByRole('row', { name: 'Welcome to Example Site' })).toHaveCount(1);

  await other.getByRole('row', { name: 'Welcome to Example Site' }).click();
  await other.getByRole('button', { name: 'More', exact: true }).click();
  await other.getByRole('menuitem', { name: 'Keep as preset' }).click();
  await other.getByLabel('Name').fill('Our banner');
  await expectAccessible(other);
  await other.keyboard.press('Enter');
  await other.getByRole('button', { name: 'Add after' }).click();
  await expect(other.getByRole('img').first()).toBeHidden();
  await other.getByRole('button', { name: /^Our banner/ }).click();
  await expect(other.getByRole('row', { name: 'Welcome to Example Site' })).toHaveCount(2);
});

test('a text is edited where it stands, its caret stays, and Escape takes it back', async ({ browser }) => {
  const page = await begin(await browser.newContext({ storageState: ann }), 'In place');
  const title = heading(page);
  await title.dblclick();
  await expect(title).toHaveAttribute('contenteditable', 'plaintext-only');
  await expect(title).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.type('Warm ', { delay: 40 });
  await expect(title).toHaveText(/^Warm Welcome to Example Site/);
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    'Warm Welcome to Example Site',
  );
  await page.keyboard.type('and ', { delay: 40 });
  await expect(title).toHaveText(/^Warm and Welcome/);
  await page.keyboard.press('Escape');
  await expect(title).toHaveText(/^Welcome to Example Site/);
  await expect(title).not.toHaveAttribute('contenteditable');

  await page.getByRole('row', { name: 'Welcome to Example Site' }).click();
  await page.keyboard.press('Enter');
  await expect(title).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Enter');
  await expect(title).toHaveText(/^Welcome to Example Site!/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(title).toHaveText(/^Welcome to Example Site\W*$/);
});

test('parts are added beside others on the page, and dragged in the outline', async ({ browser }) => {
  const page = await begin(await browser.newContext({ storageState: ann }), 'Moving');
  const preview = page.frameLocator('iframe');
  await heading(page).click();
  await preview.getByRole('button', { name: 'Add before “Welcome to Example Site”' }).first().click();
  await page.getByPlaceholder('Search by any word').fill('testimonial');
  await expect(page.locator('.kinds img').first()).toBeVisible();
  await page.getByRole('button', { name: /^Quote/ }).click();
  const rows = page.getByRole('treegrid').getByRole('row');
  await expect(rows.nth(1)).toContainText('Quote');
  await rows.nth(1).dragTo(rows.last(), { targetPosition: { x: 40, y: 26 } });
  await expect(rows.last()).toContainText('Quote');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows.nth(1)).toContainText('Quote');
});
