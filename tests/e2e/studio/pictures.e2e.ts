import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import sharp from 'sharp';
import { changeJson, homePage, writeExtendedSite } from '../../extensions/extended-site.fixture.ts';
import { joinBy, type StudioSite, startStudioSite } from './studio-site.fixture.ts';

let site: StudioSite;
/** The cookies of the first administrator: signing in again and again is limited. */
let ann: Awaited<ReturnType<BrowserContext['storageState']>>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  site = await startStudioSite(writeSite, { WAYMARK_PROXIES: '1' });
  const page = await browser.newPage();
  await joinBy(page, site.invitation, 'Ann', 'ann@example.nz');
  ann = await page.context().storageState();
  await page.close();
});

test.afterAll(async () => await site.stop());

/** A site whose home page has a picture and a text. */
function writeSite(folder: string): void {
  writeExtendedSite(folder);
  const file = { url: '/images/none.jpg', width: 400, height: 300 };
  const blocks = [
    { type: 'image', file, alt: 'A hill' },
    { type: 'paragraph', text: 'Come and <em>see</em> us.' },
  ];
  changeJson(folder, homePage, (page) => page.zones.content.push({ type: 'rich-text', blocks }));
}

async function picture(colour: string) {
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: colour } });
  return { name: 'Lake at dusk.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

/** Begins changes of a name and opens them. */
async function begin(page: Page, name: string): Promise<void> {
  await page.context().addCookies(ann.cookies);
  await page.goto(`${site.url}/studio`);
  await page.getByLabel('Name of the changes').fill(name);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('button', { name: 'Pictures' })).toBeVisible();
}

test('a picture is uploaded, described, seen in its place, replaced and published', async ({ page }) => {
  await begin(page, 'A lake');
  await page.getByRole('button', { name: 'Pictures' }).click();
  const library = page.getByRole('dialog');
  await library.getByLabel('Files to upload').setInputFiles(await picture('#3a6ea5'));
  await expect(library.getByRole('status')).toHaveText('One file added.');
  const details = library.getByRole('region', { name: 'About /images/lake-at-dusk.jpg' });
  await details.getByLabel('Alternative text').fill('A lake below hills');
  await details.getByRole('button', { name: /point that stays in sight/ }).press('ArrowLeft');
  await expect(details.getByLabel('% from the left')).toHaveValue('49');
  await page.evaluate(axe.source);
  expect(
    await page.evaluate(async () => {
      const { axe: checker } = window as unknown as { readonly axe: typeof axe };
      const { violations } = await checker.run('dialog', { iframes: false });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    }),
  ).toEqual([]);

  await library.getByLabel('Files to upload').setInputFiles({
    name: 'page.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<html><script>alert(1)</script>'),
  });
  await expect(library.getByRole('alert')).toContainText('page.jpg: It is none of the files');

  await details.getByLabel('File in its place').setInputFiles(await picture('#aa3a3a'));
  await expect(library.getByRole('status')).toHaveText('Replaced.');
  await expect(details.getByLabel('Alternative text')).toHaveValue('A lake below hills');
  await library.getByRole('button', { name: 'Close' }).click();

  const panel = page.getByRole('complementary', { name: 'Selected' });
  const frame = page.frameLocator('iframe');
  await frame.getByAltText('A hill').click({ force: true });
  await panel.getByRole('button', { name: 'Change…' }).click();
  await library.getByRole('row', { name: '/images/lake-at-dusk.jpg' }).click();
  await library.getByRole('button', { name: 'Use this picture' }).click();
  await expect(panel.getByText('As the library says: “A lake below hills”')).toBeVisible();
  // The bytes of a draft, in the sizes of a page.
  const shown = frame.getByAltText('A lake below hills');
  await expect(shown).toHaveAttribute('src', /^\/images\/lake-at-dusk\.jpg\?.*v=[0-9a-f]{16}/);
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(0);
  expect((await page.request.get(`${site.url}/images/lake-at-dusk.jpg`)).status()).toBe(404);
});

test('a text is written with emphasis and a link to a page, which is found by its title', async ({
  page,
}) => {
  await begin(page, 'A link');
  const panel = page.getByRole('complementary', { name: 'Selected' });
  const frame = page.frameLocator('iframe');
  await frame.getByText('Come and').click();
  const text = panel.getByRole('textbox', { name: 'Text' });
  await expect(text).toBeFocused();
  await text.press('Home');
  for (const _ of 'Come') await text.press('Shift+ArrowRight');
  // The editor hears of a selection a moment later.
  await expect(panel.getByRole('button', { name: 'Link', exact: true })).toBeEnabled();
  await text.press('Control+b');
  await expect(frame.locator('strong', { hasText: 'Come' })).toBeVisible();
  await panel.getByRole('button', { name: 'Link' }).click();
  const target = panel.getByRole('combobox', { name: 'Where the link leads' });
  await target.fill('nowhere of ours');
  await expect(panel.getByText('Choose a page, or write an address')).toBeVisible();
  await target.fill('ann@example.nz');
  await panel.getByRole('button', { name: 'Use mailto:ann@example.nz' }).click();
  await expect(frame.locator('a[href="mailto:ann@example.nz"]', { hasText: 'Come' })).toBeVisible();
  await target.fill('/');
  await expect(panel.getByText('Leads to “Welcome”.')).toBeVisible();
  await target.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(frame.locator('em', { hasText: 'see' })).toBeVisible();
});
