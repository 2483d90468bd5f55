import { casesOf } from '../../support/running/tier.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/pages/page-rules.ts';
import { searchable, searchableDocuments, searchPage, untilIndexed } from '../support/pages/search-page.ts';
import { shippedSite } from '../support/shipped/shipped-site.ts';
import { expect, test } from '../support/test.ts';

const { page: estuary, word } = searchable;

test.use({ siteOptions: { documents: searchableDocuments } });

test.beforeEach(async ({ site }) => untilIndexed(site));

test('The search page asks what to search for, and nothing else', { tag: '@full' }, async ({ page }) => {
  await page.goto('/search');
  const { field, hits, status } = searchPage(page);
  const wanted = `Start typing to search ${shippedSite.brand}`;
  await expect(field).toHaveAttribute('placeholder', wanted);
  await expect(field).toHaveAccessibleName(wanted);
  await expect(field).toHaveValue('');
  await expect(hits).toHaveCount(0);
  await expect(status).toHaveCount(0);
});

test('A visitor finds pages, twelve at a time, and opens one', async ({ page }) => {
  await page.goto('/search');
  const { field, button, hits, status, titles, more } = searchPage(page);
  await field.fill(word);
  await button.click();
  await expect(page).toHaveURL(`/search?q=${word}`);
  await expect(page.getByRole('heading', { name: 'Top results' })).toBeVisible();
  await expect(hits).toHaveCount(12);
  await expect(status).toHaveText(/^\d+ results$/);
  await expect(hits.locator('mark').first()).toHaveText(word);
  for (const snippet of await hits.locator('p:last-child').allTextContents()) {
    expect(snippet.split(/\s+/).length).toBeLessThanOrEqual(32);
  }
  await more.click();
  await expect(page).toHaveURL(new RegExp(`/search\\?q=${word}&page=2(#|$)`));
  await expect.poll(() => hits.count()).toBeGreaterThan(12);
  const first = titles.first().getByRole('link');
  const target = (await first.getAttribute('href')) ?? '';
  await first.click();
  await expect(page).toHaveURL((url) => url.pathname === target);
});

test('A word is found by its beginning, with a typo, and without its macrons', { tag: '@full' }, async ({
  page,
}) => {
  const { titles } = searchPage(page);
  for (const query of ['navigatin', 'navigatign', 'Nāvigating']) {
    await page.goto(`/search?${new URLSearchParams({ q: query })}`);
    await expect(titles.first()).toHaveText(estuary.title);
  }
});

test('A search without hits says so and what to try', { tag: '@full' }, async ({ page }) => {
  await page.goto('/search?q=zzyzx');
  const { status, retry } = searchPage(page);
  await expect(status).toContainText('No results found');
  await expect(status).toContainText('Check your spelling or try different keywords.');
  await expect(retry).toHaveCount(0);
});

test('A search that fails says so and can be made again', async ({ page, site }) => {
  site.sandbox.state.faults.replace([{ service: 'search', kind: 'status', status: 503, times: 1 }]);
  await page.goto(`/search?q=${word}`);
  const { status, retry, hits } = searchPage(page);
  await expect(status).toContainText('No results found');
  await expect(status).toContainText('We couldn’t search just now.');
  await retry.click();
  await expect(hits).toHaveCount(12);
});

for (const [name, query] of casesOf(
  [
    ['markup', '"><script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['control characters', 'bill\u0000\u001b[31m\u202e'],
    ['emoji', '👨‍👩‍👧 bill'],
    ['ten thousand letters', 'bill '.repeat(2000)],
    ['a page that is no number', 'bill&page=-1'],
  ] as const,
  5,
)) {
  test(`A query of ${name} is text and harms nothing`, async ({ page }) => {
    const response = await page.goto(
      `/search?q=${name.includes('page') ? query : encodeURIComponent(query)}`,
    );
    const headers = response?.headers() ?? {};
    expect(response?.status()).toBe(200);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['set-cookie']).toBeUndefined();
    await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(1);
    const shown = await searchPage(page).field.inputValue();
    expect(shown.length).toBeLessThanOrEqual(200);
    await expect(page.locator('main script, main img[src=x]')).toHaveCount(0);
  });
}

for (const query of ['', word, 'zzyzx']) {
  test(`The search page for "${query}" is accessible and fits`, { tag: '@full' }, async ({ page }) => {
    await page.goto(`/search?q=${query}`);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}
