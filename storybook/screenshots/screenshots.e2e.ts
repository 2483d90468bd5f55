import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { root } from '../../scripts/processes.ts';
import { textsInSystemFonts } from './system-fonts.ts';

const built = join(root, 'storybook-static');
const address = 'http://storybook.test/iframe.html?id=storybook-sheets--sheet&viewMode=story';

/**
 * Screenshots that contain every story of a file, each with its width and colours. The quick ones show every text, and run
 * with every check.
 */
const looks = [
  { name: 'fields', width: 1280, groups: ['fields'], isQuick: true },
  { name: 'wide', width: 1280, groups: ['modules', 'recipes', 'journey', 'page'], isQuick: true },
  { name: 'narrow', width: 375, groups: ['modules', 'recipes'], isQuick: false },
  {
    name: 'forced-colors',
    width: 1280,
    groups: ['fields'],
    isQuick: false,
    forcedColors: 'active',
  },
] as const;

for (const { name, width, groups, isQuick, ...look } of looks) {
  test(`every story looks as accepted: ${name}`, { tag: isQuick ? [] : '@full' }, async ({ page }) => {
    await openLibrary(page, width);
    await page.emulateMedia({ forcedColors: 'none', ...look });
    const sheets = (await sheetsOf(page)).filter((sheet) =>
      groups.some((group) => sheet.startsWith(`${group}/`)),
    );
    expect(sheets).not.toEqual([]);
    for (const sheet of sheets) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, sheet);
      await page.locator(`[data-ready="${sheet}"]`).waitFor();
      const picture = `${name}-${sheet.replace('/', '-')}.png`;
      await expect.soft(page).toHaveScreenshot(picture, { fullPage: true });
      if (isQuick) expect.soft(await textsInSystemFonts(page), sheet).toEqual([]);
    }
    const accepted = await readdir(join(import.meta.dirname, 'accepted'));
    const known = new Set(sheets.map((sheet) => `${name}-${sheet.replace('/', '-')}.png`));
    expect(accepted.filter((file) => file.startsWith(`${name}-`) && !known.has(file))).toEqual([]);
  });
}

/** Opens the built library from the disk: it needs no server, and requests nothing from outside. */
async function openLibrary(page: Page, width: number): Promise<void> {
  await page.route('**/*', (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    const file = join(built, pathname);
    if (hostname !== 'storybook.test' || !existsSync(file)) return route.fulfill({ body: '' });
    return route.fulfill({ path: file });
  });
  await page.setViewportSize({ width, height: 800 });
  await page.goto(address);
}

async function sheetsOf(page: Page): Promise<readonly string[]> {
  const names = await page.locator('[data-sheets]').getAttribute('data-sheets');
  return JSON.parse(names ?? '[]');
}
