import { expect, type Page } from '@playwright/test';
import type { Join } from './join.ts';
import { expectAccessible, expectNoSidewaysScroll } from './page-rules.ts';

/** The narrowest and a usual window. */
export const [narrow, wide] = [320, 1280];

export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
}

/**
 * The page as it is now breaks no rule that a machine can check, in its own colours or in those of the system, and fits
 * its window, be it wide or narrow.
 */
export async function expectSound(page: Page): Promise<void> {
  for (const width of [wide, narrow]) {
    await setWidth(page, width);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  // The contrast is the system's: the machine would compare our text with its background.
  await expectAccessible(page, ['color-contrast']);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Presses on with what is there, and looks at what is said to be wrong with it. */
export async function expectMistakes(page: Page, join: Join): Promise<void> {
  await join.press();
  await expect(join.summary).toBeVisible();
  await expectSound(page);
}
