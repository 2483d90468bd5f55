import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { root } from '../../../scripts/processes.ts';
import { joinBy, type StudioSite, startStudioSite } from './studio-site.fixture.ts';

let site: StudioSite;
let page: Page;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  site = await startStudioSite((folder) =>
    cpSync(join(root, 'cli/templates/blank'), folder, { recursive: true }),
  );
  page = await browser.newPage();
  await joinBy(page, site.invitation, 'Ann', 'ann@example.nz');
  await page.getByLabel('Name of the changes').fill('As JSON');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(heading()).toBeVisible();
});

test.afterAll(() => site.stop());

const heading = () => page.frameLocator('iframe').getByRole('heading', { level: 1 });
const editor = () => page.getByRole('textbox', { name: 'JSON of the document' });
const saved = () => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

/** The draft of the page as it is saved. */
async function draft(): Promise<string> {
  await saved();
  const response = await page.request.get(
    `${site.url}/studio/api/change-sets/${page.url().split('/').at(-1)}`,
  );
  const { drafts }: { readonly drafts: readonly { readonly body: string }[] } = await response.json();
  return drafts[0]?.body ?? '';
}

/** Types at the end of the line of the title. */
async function typeAtTitle(text: string): Promise<void> {
  await editor().locator('.cm-line').filter({ hasText: '"title": "Welcome to Example Site"' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(text);
}

test('a document shows as JSON at the selected part, by the command palette', async () => {
  await heading().click();
  // The heading is chosen in the frame, of which the studio hears a moment later.
  await expect(
    page.getByRole('textbox', { name: 'Title', exact: true }).or(page.locator('#part')).first(),
  ).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Show as JSON');
  await expect(page.getByRole('menuitem').first()).toContainText('Show as JSON');
  await page.keyboard.press('Enter');
  await expect(editor()).toContainText('"title": "Welcome to Example Site"');
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe: checker } = window as unknown as { readonly axe: typeof axe };
    const { violations: found } = await checker.run(document, { iframes: false });
    return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
  expect(violations).toEqual([]);
});

test('a text that is no JSON is kept and told, and does not take the place of the draft', async () => {
  await typeAtTitle('x');
  await expect(page.getByText('Until it is mended this text is only kept here')).toBeVisible();
  await page.getByRole('button', { name: 'Show the settings' }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    'Welcome to Example Site',
  );
  await page.getByRole('button', { name: 'Show as JSON' }).click();
  await expect(editor()).toContainText('"Welcome to Example Site",x');
  await editor().press('Control+z');
  await expect(page.getByText('Until it is mended')).toHaveCount(0);
  await expect(editor()).not.toContainText(',x');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('what is typed is the draft, shows on the page and is one step of undo', async () => {
  await typeAtTitle('');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(' and hello');
  await expect(heading()).toHaveText(/^Welcome to Example Site and hello/);
  const written = await draft();
  expect(written).toContain('"title": "Welcome to Example Site and hello",\n');
  await page.keyboard.press('Control+z');
  await expect(heading()).not.toHaveText(/hello/);
  await expect(editor()).not.toContainText('and hello');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(editor()).toContainText('Site and hello');
});

test('a problem is marked at its place, with its remedy as a button', async () => {
  await page.getByRole('button', { name: 'Undo' }).click();
  await editor().locator('.cm-line').filter({ hasText: '"variant": "light"' }).click();
  await page.keyboard.press('End');
  for (const _ of 't",') await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await expect(page.locator('.cm-lintRange-error')).toHaveText('"ligh"');
  await page.locator('.cm-lintRange-error').hover();
  await page.locator('.cm-tooltip').getByRole('button', { name: 'light' }).click();
  await expect(page.locator('.cm-lintRange-error')).toHaveCount(0);
  await expect(editor()).toContainText('"variant": "light"');
});
