import type { Page } from '@playwright/test';
import { withWords } from '#engine';
import { consentTexts } from '../../../renderer/page/consent/consent-texts.ts';
import { shippedSite } from '../support/shipped/shipped-site.ts';
import { found } from '../support/shipped/shipped-words.ts';
import { expect, test } from '../support/test.ts';

test.use({ asksConsent: true });

const tags = found(shippedSite.thirdParties?.tags, 'tags');
const texts = consentTexts(tags, withWords(shippedSite, []).words.consent);
const files = tags.scripts.map(({ script }) => new URL(script).pathname);

/** The tags that the page requests from now on, with whether it had loaded by then. */
function requestedBy(page: Page) {
  const requested: { readonly file: string; readonly isLate: boolean }[] = [];
  let isLoaded = false;
  page.on('load', () => {
    isLoaded = true;
  });
  page.on('request', (request) => {
    const file = files.find((each) => new URL(request.url()).pathname.endsWith(each));
    if (file) requested.push({ file, isLate: isLoaded });
  });
  return requested;
}

const visit = (page: Page, path = '/privacy') => page.goto(path, { waitUntil: 'networkidle' });

test('Tags load once and late after Accept, on the next page too, and no more after a change of mind', async ({
  page,
}) => {
  const requested = requestedBy(page);
  const prompt = page.getByRole('region', { name: texts.title });
  await visit(page);
  await expect(prompt).toBeVisible();
  expect(requested).toEqual([]);

  const all = files.map((file) => ({ file, isLate: true }));
  await prompt.getByRole('button', { name: texts.acceptLabel }).click();
  await expect(prompt).toBeHidden();
  await expect.poll(() => requested).toEqual(all);
  await visit(page, '/terms');
  await expect(prompt).toBeHidden();
  await expect.poll(() => requested).toEqual([...all, ...all]);
  expect(
    await page.evaluate(() => Object.values((window as { standInTags?: object }).standInTags ?? {})),
  ).toEqual(files.map(() => 1));

  await page.getByRole('button', { name: texts.openLabel }).click();
  await prompt.getByRole('button', { name: texts.declineLabel }).click();
  await visit(page);
  await expect(prompt).toBeHidden();
  expect(requested).toHaveLength(2 * files.length);
});

test('Without an answer and after Decline no tag is ever requested, and nothing moves or is covered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const requested = requestedBy(page);
  await visit(page);
  const prompt = page.getByRole('region', { name: texts.title });
  await expect(prompt).toBeVisible();
  // Every link and button before the prompt, as the Tab key reaches them.
  const covered = await page.evaluate(() => {
    const shown = document.querySelector('#consent');
    const top = shown?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll<HTMLElement>('main a, footer a, footer button')]
      .filter((element) => {
        element.focus();
        const box = element.getBoundingClientRect();
        return document.activeElement === element && box.bottom > top + 1;
      })
      .map(({ outerHTML }) => outerHTML);
  });
  expect(covered).toEqual([]);
  await prompt.getByRole('button', { name: texts.declineLabel }).click();
  await expect(prompt).toBeHidden();
  await visit(page, '/terms');
  await expect(prompt).toBeHidden();
  expect(requested).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.05);
});
