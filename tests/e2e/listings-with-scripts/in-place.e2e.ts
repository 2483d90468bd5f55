import { boxesOf } from '../support/pages/boxes.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/pages/page-rules.ts';
import { listedItems, textOf } from '../support/shipped/listed-items.ts';
import { expect, test } from '../support/test.ts';

const path = '/about/news';
const articles = listedItems('genews');
const [year = ''] = articles.map((article) => textOf(article, 'date').slice(0, 4)).sort();

declare global {
  interface Window {
    isSamePage?: boolean;
  }
}

test('A filter changes the list in place: the focus stays, the result is read out, back undoes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  await page.evaluate(() => {
    window.isSamePage = true;
  });
  const select = page.getByLabel('Year');
  await select.focus();
  await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }));
  await select.selectOption(year);
  await expect(page).toHaveURL(`${path}?year=${year}`);
  const ofYear = articles.filter((article) => textOf(article, 'date').startsWith(year)).length;
  await expect(page.locator('body > p[aria-live=polite]')).toHaveText(`Showing 12 of ${ofYear} results`);
  await expect(select).toBeFocused();
  await expect(select).toHaveValue(year);
  expect(await page.evaluate(() => [window.isSamePage, window.scrollY])).toEqual([true, 120]);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(page.getByLabel('Year')).toHaveValue('');
  await expect(page.locator('main article')).toHaveCount(12);
  expect(await page.evaluate(() => window.isSamePage)).toBe(true);
});

test('"Load more" leads the keyboard to the first article that it brings', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  await page.getByRole('link', { name: 'Load more' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main ol > li').nth(12)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main article').nth(12).getByRole('heading').getByRole('link')).toBeFocused();
});

test('On a phone the filters open below the header and stay open while they are used', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(path);
  const opener = page.getByRole('button', { name: /^Filters/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const panel = page.locator('main search');
  await expect(panel).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // From top to bottom: the header, the button that opens and closes, the filters.
  const boxes = await Promise.all(
    [page.getByRole('banner'), opener, panel].map(async (part) => (await boxesOf(part))[0]),
  );
  expect(boxes[0]?.top).toBe(0);
  expect(boxes[1]?.top).toBeGreaterThanOrEqual(boxes[0]?.bottom ?? Number.NaN);
  expect(boxes[2]?.top).toBeGreaterThanOrEqual(boxes[1]?.bottom ?? Number.NaN);
  await page.getByLabel('Year').selectOption(year);
  await expect(page).toHaveURL(`${path}?year=${year}`);
  await expect(panel).toBeVisible();
  await expect(page.getByLabel('Year')).toHaveValue(year);
  const lastControl = page.getByRole('button', { name: 'Show results' });
  await lastControl.click();
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await lastControl.focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeNull();
});

for (const each of [
  `${path}?year=${year}`,
  '/for-investors/announcements',
  '/help/faqs?topicId=3002',
  `${path}/${textOf(articles[0] as (typeof articles)[number], 'slug')}`,
]) {
  test(`The page ${each} is accessible and fits every window`, { tag: '@full' }, async ({ page }) => {
    await page.goto(each);
    for (const width of [320, 768, 1280, 1700]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      if (width === 320 || width === 1280) await expectAccessible(page);
    }
  });
}
