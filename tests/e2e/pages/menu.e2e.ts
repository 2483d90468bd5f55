import { casesOf } from '../../support/running/tier.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/pages/page-rules.ts';
import { headerWords } from '../support/shipped/shipped-site.ts';
import { expect, test } from '../support/test.ts';

for (const width of casesOf([320, 375], 2)) {
  test(`The open menu is accessible and keeps the Tab key within it in a window of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/');
    const opener = page.getByRole('button', { name: headerWords.openMenu, exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: headerWords.navigation });
    await expect(menu).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const stops = menu.locator('a:visible, button:visible, summary:visible');
    const names = await stops.allInnerTexts();
    expect(names.length).toBeGreaterThan(3);
    await stops.first().focus();
    for (const name of names) {
      const focused = page.locator(':focus');
      await expect(focused).toHaveText(name, { useInnerText: true });
      expect(await focused.evaluate((element) => element.closest('dialog') !== null)).toBe(true);
      await page.keyboard.press('Tab');
    }
    // After the last it may be the browser's own turn, but never that of the page behind.
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      const place = await page.evaluate(() => {
        const { activeElement: active, body } = document;
        return active === body || active?.closest('dialog') !== null;
      });
      expect(place).toBe(true);
      await page.keyboard.press(key);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });
}
