import type { Page } from '@playwright/test';
import { listedItems, textOf } from '../support/shipped/listed-items.ts';
import { moduleOf, shippedPage } from '../support/shipped/shipped-modules.ts';
import { found, optionText } from '../support/shipped/shipped-words.ts';
import { textPattern } from '../support/shipped/text-pattern.ts';
import { expect, test } from '../support/test.ts';

const graph = '/hydro/moawhango-dam-rainfall';
const summary = '/for-investors/hydro';
const series = moduleOf('hydro-graph-page', 'picture-series');

/** The name of a time frame. */
function frameOf(id: string): string {
  return found(
    series.timeframes.find((each) => each.id === id),
    id,
  ).label;
}

/** The graph of a site of the sandbox, by the group of its measurements and a time frame. */
function pictureOf(page: Page, site: string, group: string, timeframe: string) {
  const typeLabel = optionText('hydro-groups', group, 'label');
  const name = textPattern(series.picture.alt, { site, typeLabel, timeframe: frameOf(timeframe) });
  return page.getByRole('img', { name });
}

/** The first paragraph that an author has written about a site. */
function textOfGraph(slug: string): string {
  const [item] = listedItems('gehydrographs').filter((each) => textOf(each, 'slug') === slug);
  const blocks = item?.fields.blockEditor as readonly { readonly text: string }[] | undefined;
  return found(blocks?.[0]?.text, slug);
}

test('A graph page shows the graph of the time frame that is chosen, and its address holds the choice', async ({
  page,
}) => {
  await page.goto(graph);
  const frames = page.getByRole('navigation', { name: series.timeframesLabel ?? 'Time frame' });
  await expect(frames.getByRole('link')).toHaveText(series.timeframes.map(({ label }) => label));
  const picture = (timeframe: string) => pictureOf(page, 'Moawhango Dam', 'rainfall', timeframe);
  await expect(picture('2d')).toBeVisible();
  await frames.getByRole('link', { name: frameOf('1m'), exact: true }).click();
  await expect(page).toHaveURL(`${graph}?timeframe=1m`);
  await expect(picture('1m')).toBeVisible();
  await expect(frames.locator('[aria-current]')).toHaveText(frameOf('1m'));
  await expect
    .poll(() => picture('1m').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(960);
  await page.goBack();
  await expect(picture('2d')).toBeVisible();
  await expect(page.getByText(textOfGraph('moawhango-dam-rainfall'), { exact: true })).toBeVisible();
});

test('A graph page leads back to the page of all measurements, which is above it', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto(graph);
  const parents = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(parents).toHaveText([shippedPage('for-investors-hydro-page').title]);
  await parents.click();
  await expect(page).toHaveURL(summary);
  await page.goto('/hydro');
  await expect(page).toHaveURL(summary);
});

test('There is a graph page for every site of the summary that has one, and no other', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(summary);
  const linked = await page
    .locator('tbody a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(linked.length).toBeGreaterThan(20);
  for (const path of linked) expect((await page.request.get(path ?? '')).status(), path ?? '').toBe(200);
  expect((await page.request.get('/hydro/nowhere-rainfall')).status()).toBe(404);
});

test.describe('without a picture', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  test('The text of the graph stands in its place', { tag: '@full' }, async ({ page }) => {
    await page.goto('/hydro/mangaone-at-tuai-river-flow?timeframe=3m');
    const missing = pictureOf(page, 'Mangaone at Tuai', 'river', '3m');
    await expect(missing).toBeVisible();
    expect(await missing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
  });
});
