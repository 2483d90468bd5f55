import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Frame, Page } from 'playwright';
import { type SiteOptions, startSite } from '../../e2e/support/sites/site.ts';
import { asOperated } from '../contenders.ts';

export const slowdown = 4;
const processPauseMs = 10;
/** As long as a slow machine may take to open a large site. */
const mostMs = 180_000;

/** A studio with somebody who has joined it and begun changes. */
export interface OpenStudio {
  /** The address of the list of changes. */
  readonly url: string;
  /** The address of a set of changes. */
  readonly changes: string;
  readonly context: BrowserContext;
}

/** Starts a site with its studio, measures it as somebody who has joined, and stops it. */
export async function withStudio<Result>(
  browser: Browser,
  options: SiteOptions,
  measure: (studio: OpenStudio) => Promise<Result>,
): Promise<Result> {
  const environment = { ...asOperated, WAYMARK_STUDIO: 'on', ...options.environment };
  const site = await startSite({ ...options, environment });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(mostMs);
  try {
    const page = await context.newPage();
    const invitation = /http\S+\/studio\/join#[\w-]+/.exec(site.log())?.[0];
    if (invitation === undefined) throw new Error('The site printed no link to join its studio.');
    await page.goto(invitation);
    await page.getByLabel('Your name').fill('Ann');
    await page.getByLabel('E-mail address').fill('ann@example.nz');
    await page.getByLabel('Password').fill('a long enough password');
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByLabel('Name of the changes').fill('Measured');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL(/\/studio\/changes\//);
    const changes = page.url();
    await page.close();
    return await measure({ url: `${site.url}/studio`, changes, context });
  } finally {
    await context.close();
    await site.stop();
  }
}

/** Opens a page whose scripts, and those of its preview, have a four times slower processor. */
export async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await slowDown(context, page);
  page.on('frameattached', (frame) => void slowDownOnceThere(context, frame));
  return page;
}

async function slowDown(context: BrowserContext, target: Page | Frame): Promise<void> {
  const session = await context.newCDPSession(target);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** The preview is of no origin, so it gets a process of its own, as soon as it begins to load. */
async function slowDownOnceThere(context: BrowserContext, frame: Frame): Promise<void> {
  while (!frame.isDetached()) {
    try {
      return await slowDown(context, frame);
    } catch {
      await pause(processPauseMs);
    }
  }
}

/**
 * Opens a step by its path and selects its first question.
 *
 * @param isAnswered whether as somebody who comes to it, with the answers that the step needs
 */
export async function openStep(page: Page, path: string, isAnswered: boolean): Promise<void> {
  // The heading of the problems, which is there once the site was checked; earlier measurements may have left some.
  await page.locator('#problems').waitFor();
  await page.getByLabel('Find a page or step').fill(path);
  const site = page.getByRole('navigation', { name: 'The site' });
  await site.getByRole('treeitem', { name: new RegExp(`${path}$`) }).click();
  const preview = page.frameLocator('iframe');
  await preview.locator('form').first().waitFor();
  await page.getByLabel('Find a page or step').fill('');
  if (isAnswered) await page.getByRole('combobox', { name: 'Answered' }).selectOption({ index: 1 });
  await preview.locator('form :is(label, legend)').first().click();
  await page.getByRole('textbox', { name: 'Label', exact: true }).click();
  await page.keyboard.press('End');
}
