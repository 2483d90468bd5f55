import { expectAccessible, expectNoSidewaysScroll } from '../support/pages/page-rules.ts';
import { test } from '../support/test.ts';

for (const path of ['/for-investors/hydro', '/hydro/moawhango-dam-rainfall']) {
  test(`${path} is accessible in a narrow and in a wide window, with its data`, { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}
