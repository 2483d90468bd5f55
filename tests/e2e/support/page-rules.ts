import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The page breaks no rule of WCAG 2.2 AA that can be checked automatically. axe cannot run where scripts are off,
 * so there it checks a copy of the page.
 */
export async function expectAccessible(page: Page, exceptRules: readonly string[] = []): Promise<void> {
  const isScripted = await page.evaluate(() => window.matchMedia('(scripting: enabled)').matches);
  await (isScripted ? expectScriptedAccessible : expectCopyAccessible)(page, exceptRules);
}

async function expectScriptedAccessible(page: Page, exceptRules: readonly string[]): Promise<void> {
  // The sticky header covers part of whatever is scrolled below it.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  // Beside the questions the choices are visible even if collapsed, but axe would skip them.
  const beside = page.locator('aside details:has(> summary:not(:visible))');
  for (const details of await beside.all())
    await details.evaluate((element) => element.setAttribute('open', ''));
  const violations = await violationsOn(page, exceptRules);
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      found: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
    })),
  ).toEqual([]);
}

/**
 * Every target that axe finds too small is large enough by itself. For a target partly under an open list axe
 * measures only the visible part; its whole size counts, because the list closes before it can be pressed.
 */
export async function expectTargetsLargeEnough(page: Page): Promise<void> {
  const tooSmall = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { runOnly: ['target-size'] });
    return violations
      .flatMap(({ nodes }) => nodes)
      .map(({ target }) => {
        const { width = 0, height = 0 } =
          document.querySelector(String(target[0]))?.getBoundingClientRect() ?? {};
        return { target: String(target[0]), width, height };
      })
      .filter(({ width, height }) => Math.min(width, height) < 24);
  });
  expect(tooSmall).toEqual([]);
}

/**
 * Runs axe inside the page, where it stays for the next run. This is half the work of searching frames, which
 * few pages have.
 */
async function violationsOn(page: Page, exceptRules: readonly string[]) {
  if (page.frames().length > 1) return await violationsWithFrames(page, exceptRules);
  await page.evaluate(`window.axe ?? (() => {${axe.source}})()`);
  return await page.evaluate(
    async ([tags, except]) => {
      const { violations } = await window.axe.run(document, {
        runOnly: [...tags],
        rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
      });
      return violations;
    },
    [wcag, exceptRules] as const,
  );
}

async function violationsWithFrames(page: Page, exceptRules: readonly string[]) {
  const { violations } = await new AxeBuilder({ page })
    .withTags([...wcag])
    .disableRules([...exceptRules])
    .analyze();
  return violations;
}

async function expectCopyAccessible(page: Page, exceptRules: readonly string[]): Promise<void> {
  const body = (await page.content())
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<(\/?)noscript/g, '<$1div');
  const context = await page
    .context()
    .browser()
    ?.newContext({ javaScriptEnabled: true, viewport: page.viewportSize() });
  if (context === undefined) throw new Error('The page belongs to no browser that can open a copy of it.');
  const copy = await context.newPage();
  await copy.route(page.url(), (route) => route.fulfill({ contentType: 'text/html', body }));
  await copy.goto(page.url());
  await expectScriptedAccessible(copy, exceptRules);
  await context.close();
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
