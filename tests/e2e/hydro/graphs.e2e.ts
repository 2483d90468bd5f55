import { expect, test } from '../support/test.ts';

const graph = '/hydro/moawhango-dam-rainfall';

test('A graph page shows the graph of the time frame that is chosen, and its address holds the choice', async ({
  page,
}) => {
  await page.goto(graph);
  const frames = page.getByRole('navigation', { name: 'Time frame' });
  await expect(frames.getByRole('link')).toHaveText(['2 days', '7 days', '1 month', '3 months']);
  const picture = (time: string) =>
    page.getByRole('img', { name: `Graph of Rainfall at Moawhango Dam, last ${time}` });
  await expect(picture('2 days')).toBeVisible();
  await frames.getByRole('link', { name: '1 month' }).click();
  await expect(page).toHaveURL(`${graph}?timeframe=1m`);
  await expect(picture('1 month')).toBeVisible();
  await expect(frames.locator('[aria-current]')).toHaveText('1 month');
  await expect
    .poll(() =>
      picture('1 month').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
    )
    .toBe(960);
  await page.goBack();
  await expect(picture('2 days')).toBeVisible();
  await expect(page.getByText('on the edge of the Kaimanawa Mountains')).toBeVisible();
});

test('A graph page leads back to the page of all measurements, which is above it', async ({ page }) => {
  await page.goto(graph);
  const parents = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(parents).toHaveText(['Lakes and rivers']);
  await parents.click();
  await expect(page).toHaveURL('/for-investors/hydro');
  await page.goto('/hydro');
  await expect(page).toHaveURL('/for-investors/hydro');
});

test('There is a graph page for every site of the summary that has one, and no other', async ({ page }) => {
  await page.goto('/for-investors/hydro');
  const linked = await page
    .locator('tbody a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(linked.length).toBeGreaterThan(20);
  for (const path of linked) expect((await page.request.get(path ?? '')).status(), path ?? '').toBe(200);
  expect((await page.request.get('/hydro/nowhere-rainfall')).status()).toBe(404);
});

test.describe('without a picture', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  test('The text of the graph stands in its place', async ({ page }) => {
    await page.goto('/hydro/mangaone-at-tuai-river-flow?timeframe=3m');
    const missing = page.getByRole('img', { name: 'Graph of River flow at Mangaone at Tuai, last 3 months' });
    await expect(missing).toBeVisible();
    expect(await missing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
  });
});
