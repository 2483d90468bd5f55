import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { root } from '../../../scripts/processes.ts';
import { write, writeExtendedSite } from '../../extensions/extended-site.fixture.ts';
import { joinBy, type StudioSite, startStudioSite } from './studio-site.fixture.ts';

let site: StudioSite;
let ann: Awaited<ReturnType<BrowserContext['storageState']>>;

test.describe.configure({ mode: 'serial' });

const trouble = 'Please call us instead.';

/** A journey of two steps, the first of which asks a service, with words in a second language. */
function writeSite(folder: string): void {
  writeExtendedSite(folder);
  for (const kind of ['facts', 'forms', 'journeys', 'options'])
    cpSync(join(root, 'cli/templates/service/documents', kind), join(folder, 'documents', kind), {
      recursive: true,
    });
  const rewrite = (path: string, from: string, to: string) => {
    const text = readFileSync(join(folder, path), 'utf8');
    expect(text).toContain(from);
    write(folder, path, text.replace(from, to));
  };
  rewrite(
    'documents/site.json',
    '"language": "en",',
    '"language": "en", "languages": [{ "language": "mi" }],',
  );
  const call = {
    call: 'check-hours',
    with: { hours: '= answers.hours' },
    onFailure: [{ notify: trouble, tone: 'error' }],
  };
  rewrite(
    'documents/journeys/estimate.json',
    '"form": "service-form",',
    `"form": "service-form", "onSubmit": [${JSON.stringify(call)}],`,
  );
  const documents = [
    {
      kind: 'operation',
      id: 'check-hours',
      schemaVersion: 1,
      service: 'planning',
      method: 'GET',
      path: '/hours',
      query: { hours: '= input.hours' },
      input: { hours: 'integer' },
    },
    {
      kind: 'translation',
      id: 'service-form-mi',
      schemaVersion: 2,
      language: 'mi',
      document: 'service-form',
      texts: { 'fields/hours/label': { text: 'E hia ngā hāora?' } },
    },
  ];
  for (const document of documents)
    write(folder, `documents/${document.kind}s/${document.id}.json`, JSON.stringify(document));
}

test.beforeAll(async () => {
  const services = JSON.stringify({ planning: { baseUrl: 'https://planning.example' } });
  site = await startStudioSite(writeSite, { WAYMARK_SERVICES: services });
});

test.afterAll(() => site.stop());

async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe: checker } = window as unknown as { readonly axe: typeof axe };
    const { violations: found } = await checker.run(document, { iframes: false });
    return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
  expect(violations).toEqual([]);
}

test('a step shows at any width, in each language, in forced colours and without JavaScript', async ({
  page,
}) => {
  await joinBy(page, site.invitation, 'Ann', 'ann@example.nz');
  ann = await page.context().storageState();
  await page.getByLabel('Name of the changes').fill('Hours in words');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('treeitem', { name: /^Estimate/ }).click();
  await page.getByRole('treeitem', { name: 'What would it cost?' }).click();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText('How many hours?')).toBeVisible();

  await page.getByLabel('Width in pixels').fill('400');
  await expect
    .poll(() => page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().width))
    .toBe(400);
  const edge = await page.locator('.width-handle').boundingBox();
  const [x, y] = [(edge?.x ?? 0) + 6, (edge?.y ?? 0) + 200];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 50, y, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByLabel('Width in pixels')).toHaveValue('500');

  await page.getByLabel('Language of the page').selectOption('mi');
  await expect(preview.getByText('E hia ngā hāora?')).toBeVisible();
  await expect(preview.locator('html')).toHaveAttribute('lang', 'mi');
  // A translated text leads to the question that it is shown for.
  await preview.getByText('E hia ngā hāora?').click();
  await expect(page.getByRole('textbox', { name: 'Label', exact: true })).toHaveValue('How many hours?');
  await page.getByLabel('Language of the page').selectOption('en');

  await page.getByLabel('Colours of the page').selectOption({ label: 'Forced colours, dark (about)' });
  await expect(preview.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.getByLabel('Colours of the page').selectOption({ label: 'Own colours' });

  await page.getByLabel('Without JavaScript').check();
  await expect(preview.getByText('How many hours?')).toBeVisible();
  await expect(preview.getByRole('button', { name: 'One hour more' })).toBeHidden();
  await page.getByLabel('Without JavaScript').uncheck();
  await expect(preview.getByRole('button', { name: 'One hour more' })).toBeVisible();
  await expectAccessible(page);
});

test('messages are shown at their fields, and what visitors read when a service fails', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ storageState: ann })).newPage();
  await page.goto(`${site.url}/studio`);
  await page.getByRole('link', { name: 'Hours in words', exact: true }).click();
  await page.getByRole('treeitem', { name: /^Estimate/ }).click();
  await page.getByRole('treeitem', { name: 'What would it cost?' }).click();
  const preview = page.frameLocator('iframe');
  await page.getByRole('button', { name: 'Messages', exact: true }).click();
  const message = page.getByRole('button', { name: 'At most 40 hours' });
  await message.click();
  await expect(preview.getByRole('alert').getByRole('link', { name: 'At most 40 hours' })).toBeVisible();
  await expect(message).toBeFocused();
  await message.click();
  await expect(preview.getByRole('alert')).toBeHidden();

  await page.getByRole('button', { name: 'Services', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Check hours' }).selectOption('answers too late');
  await expect(page.getByRole('region', { name: 'Services', exact: true }).getByText(trouble)).toBeVisible();
  await expect(preview.getByText(trouble)).toBeVisible();
  await page.getByRole('combobox', { name: 'Check hours' }).selectOption('works');
  await expect(preview.getByText(trouble)).toBeHidden();

  await page.getByRole('button', { name: 'Take me to …' }).click();
  await page.keyboard.type('estimate');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(preview.getByRole('heading', { name: 'Your estimate' })).toBeVisible();
  await expect(preview.getByText(/costs about/)).toBeVisible();
});

test('a review has pictures of each page that changes, before and now', async ({ browser }) => {
  const page = await (await browser.newContext({ storageState: ann })).newPage();
  await page.goto(`${site.url}/studio`);
  await page.getByRole('link', { name: 'Hours in words', exact: true }).click();
  await page.getByRole('treeitem', { name: /^Estimate/ }).click();
  await page.getByRole('treeitem', { name: 'What would it cost?' }).click();
  const preview = page.frameLocator('iframe');
  await preview.getByText('How many hours?').click();
  await page.getByRole('textbox', { name: 'Label', exact: true }).fill('For how long?');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.goto(`${page.url()}/review`);
  const before = page.frameLocator('iframe[title^="Before"]');
  const now = page.frameLocator('iframe[title^="Now"]');
  await expect(before.getByText('How many hours?')).toBeVisible();
  await expect(now.getByText('For how long?')).toBeVisible();
  await expect(now.locator('[data-changed]')).toHaveCount(1);
  await expect(before.locator('[data-changed]')).toHaveCount(1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 800 });
  const [above, below] = [
    await page.locator('iframe[title^="Before"]').boundingBox(),
    await page.locator('iframe[title^="Now"]').boundingBox(),
  ];
  expect(below?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY);
});
