import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** To run the complete source takes a browser three times as long. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Headers and footers of sites in which this worker has found nothing wrong, each with what decides how it looks. Hundreds
 * of pages have the same.
 */
const soundSurroundings = new Set<string>();

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
  await page.evaluate(`window.axe ?? (() => {${axeSource}})()`);
  const surroundings = await surroundingsOf(page, exceptRules);
  const violations = await page.evaluate(
    async ([tags, except, exclude]) => {
      const found = await window.axe.run(
        { exclude: [...exclude] },
        {
          runOnly: [...tags],
          rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
          resultTypes: ['violations'],
        },
      );
      return found.violations;
    },
    [wcag, exceptRules, soundSurroundings.has(surroundings) ? [siteHeader, siteFooter] : []] as const,
  );
  if (violations.length === 0) soundSurroundings.add(surroundings);
  return violations;
}

const siteHeader = '[data-site-header]';
const siteFooter = '[data-site-footer]';

/**
 * The header and the footer of a page with everything that decides how they look. Open elements that their HTML does not
 * show are counted, so that two states are not taken for one.
 */
async function surroundingsOf(page: Page, exceptRules: readonly string[]): Promise<string> {
  const parts = await page.evaluate(
    ([header, footer]) => {
      const { documentElement: html, body } = document;
      const around = [...document.querySelectorAll(`${header}, ${footer}`)];
      return [...[html, body].map((element) => element.cloneNode() as Element), ...around]
        .map(({ outerHTML }) => outerHTML)
        .concat(
          `${window.innerWidth} ${getComputedStyle(html).fontSize}`,
          `${window.matchMedia('(forced-colors: active)').matches}`,
          ...around.map((element) => `${element.querySelectorAll(':popover-open, :modal').length}`),
        );
    },
    [siteHeader, siteFooter] as const,
  );
  return JSON.stringify([parts, exceptRules]);
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

/** Nothing makes the page wider than the window. A chart is given a moment to be drawn anew. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect(async () => {
    const { wide, room, culprits } = await widthsOf(page);
    expect(wide, culprits.join('\n')).toBeLessThanOrEqual(room);
  }).toPass({ intervals: [50, 200, 1000], timeout: 30_000 });
}

function widthsOf(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const sticksOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
    const found = scrollWidth > clientWidth ? [...document.querySelectorAll('body *')].filter(sticksOut) : [];
    return {
      wide: scrollWidth,
      room: clientWidth,
      culprits: found.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    };
  });
}
