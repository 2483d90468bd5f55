import type { CDPSession, Locator, Page } from '@playwright/test';
import { setWidth } from '../support/pages/boxes.ts';
import { expectEvenRows } from '../support/pages/even-rows.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/pages/page-rules.ts';
import { contentPages, openPages } from '../support/shipped/shipped-pages.ts';
import { tabTitle } from '../support/shipped/shipped-site.ts';
import { expect, test } from '../support/test.ts';

type ShippedPage = (typeof openPages)[number];

const widths = [320, 375, 768, 1024, 1280, 1700];

/** Types of modules whose cards are laid out in rows. */
const grouped = new Set(['quick-links', 'feature-cards', 'stats', 'cards']);

const usual = { standard: 16, fixed: 13 };
const twice = { standard: 32, fixed: 26 };

/** Pages by the first part of their paths. Those of a section share a window, so that it loads what all have only once. */
const sections = new Map<string, ShippedPage[]>();
for (const each of openPages) {
  const [, section = ''] = each.path.split('/');
  sections.set(section, [...(sections.get(section) ?? []), each]);
}

for (const [section, pages] of sections) {
  test(`Every page of /${section} has its title, fits every width and size of text, leaves no gaps between cards, and is accessible`, {
    tag: '@full',
  }, async ({ page, context }) => {
    test.slow();
    const devtools = await context.newCDPSession(page);
    for (const each of pages) await test.step(each.path, () => expectSoundPage(page, devtools, each));
  });
}

async function expectSoundPage(page: Page, devtools: CDPSession, each: ShippedPage): Promise<void> {
  const { path, title, seo } = each;
  await devtools.send('Page.setFontSizes', { fontSizes: usual });
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(tabTitle(title));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const noindex = page.locator('meta[name=robots][content=noindex]');
  await expect(noindex).toHaveCount(seo.sitemapVisible ? 0 : 1);
  const groups = await groupsOfCards(page, each);
  for (const width of widths) {
    await test.step(`at ${width}`, async () => {
      await setWidth(page, width);
      await expectNoSidewaysScroll(page);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      for (const group of groups) await expectEvenRows(group.locator('> *'));
      if (width === 375 || width === 1280) await expectAccessible(page);
    });
  }
  await devtools.send('Page.setFontSizes', { fontSizes: twice });
  await setWidth(page, 1280);
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe('32px');
  await expectNoSidewaysScroll(page);
}

/** The lists of a page's cards that are laid out in rows: one of each module that has such. */
async function groupsOfCards(page: Page, { path, zones }: ShippedPage): Promise<readonly Locator[]> {
  const count = zones.content.filter(({ type }) => grouped.has(type)).length;
  if (count === 0 || contentPages.every((each) => each.path !== path)) return [];
  const lists = page.locator(
    'main :is(ul, dl):has(> li > a > span > img), main ul:has(> li > article), main dl',
  );
  await expect(lists).toHaveCount(count);
  return await lists.all();
}
