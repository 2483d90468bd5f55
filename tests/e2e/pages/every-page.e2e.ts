import { expectAccessible, expectNoSidewaysScroll } from '../support/page-rules.ts';
import { openPages } from '../support/shipped-pages.ts';
import { tabTitle } from '../support/shipped-site.ts';
import { expect, test } from '../support/test.ts';

const widths = [320, 375, 768, 1280, 1700];

for (const { path, title, seo } of openPages) {
  test(`The page ${path} has its title, fits every width and size of text, and is accessible`, async ({
    page,
    context,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(tabTitle(title));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const noindex = page.locator('meta[name=robots][content=noindex]');
    await expect(noindex).toHaveCount(seo.sitemapVisible ? 0 : 1);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      if (width === 375 || width === 1280) await expectAccessible(page);
    }
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe('32px');
    await expectNoSidewaysScroll(page);
  });
}
