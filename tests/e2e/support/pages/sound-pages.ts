import { expect, type Page } from '@playwright/test';
import type { Join } from './join.ts';
import { expectAccessible, expectNoSidewaysScroll } from './page-rules.ts';

/** Widths of the narrowest and a usual window. */
export const [narrow, wide] = [320, 1280];

export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
}

/**
 * The current page breaks no rule that can be checked automatically, in its own colours and in forced
 * colours, and fits its window, wide or narrow.
 */
export async function expectSound(page: Page): Promise<void> {
  for (const width of [wide, narrow]) {
    await setWidth(page, width);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  // Contrast is up to the system: axe would compare our text with the system's background.
  await expectAccessible(page, ['color-contrast']);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Submits the step as it is, and checks the page with its problems. */
export async function expectMistakes(page: Page, join: Join): Promise<void> {
  await join.press();
  await expect(join.summary).toBeVisible();
  await expectSound(page);
}
