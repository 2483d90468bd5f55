import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Nothing on the page breaks a rule of WCAG 2.2 AA that a machine can check. */
export async function expectAccessible(page: Page, exceptRules: readonly string[] = []): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags([...wcag])
    .disableRules([...exceptRules])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      found: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
    })),
  ).toEqual([]);
}

/** Nothing makes the page wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, room, culprits } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const sticksOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
    const found = scrollWidth > clientWidth ? [...document.querySelectorAll('body *')].filter(sticksOut) : [];
    return {
      wide: scrollWidth,
      room: clientWidth,
      culprits: found.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    };
  });
  expect(wide, culprits.join('\n')).toBeLessThanOrEqual(room);
}
