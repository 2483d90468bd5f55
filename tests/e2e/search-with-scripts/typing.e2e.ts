import { searchable, searchableDocuments, searchPage, untilIndexed } from '../support/pages/search-page.ts';
import { expect, test } from '../support/test.ts';

const { page: estuary, word } = searchable;

test.use({ siteOptions: { documents: searchableDocuments } });

test.beforeEach(async ({ site }) => untilIndexed(site));

test('Results follow what is typed, in place, with the focus where it was', async ({ page }) => {
  await page.goto('/search');
  const { field, hits, titles } = searchPage(page);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await field.pressSequentially('navigating the e');
  await expect(titles.first()).toHaveText(estuary.title);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('navigating the e');
  await expect(page).toHaveURL(/\?q=navigating\+the\+e$/);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await field.fill('');
  await expect(hits).toHaveCount(0);
});

test('Typing asks once a pause is made, and leaves one step in the history', { tag: '@full' }, async ({
  page,
  site,
}) => {
  await page.goto('/');
  await page.goto('/search');
  const { field, hits } = searchPage(page);
  site.sandbox.state.journal.clear();
  await field.pressSequentially(word, { delay: 20 });
  await expect(hits).toHaveCount(12);
  const asked = site.sandbox.state.journal
    .received('search')
    .filter(({ reception }) => reception.path === '/1/indexes/*/queries');
  expect(asked.length).toBeLessThan(4);
  await field.press('Enter');
  await page.goBack();
  await expect(page).toHaveURL(/\/(search)?$/);
});

test('More results come in place, and how many there are is announced', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/search');
  const { field, hits, more } = searchPage(page);
  await field.fill(word);
  const voice = page.locator('p[aria-live=polite]');
  await expect(voice).toHaveText(/^\d+ results$/);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await more.click();
  await expect.poll(() => hits.count()).toBeGreaterThan(12);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await page.goBack();
  await expect(hits).toHaveCount(12);
});
