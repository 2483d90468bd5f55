import type { Page } from '@playwright/test';
import { beginningWith, idsOf, listedItems, statusOf, textOf } from '../support/shipped/listed-items.ts';
import { expect, test } from '../support/test.ts';

const path = '/for-investors/announcements';
const documents = listedItems('gedocuments');
const [newest] = documents.toSorted((a, b) => (textOf(a, 'publishDate') < textOf(b, 'publishDate') ? 1 : -1));
const year = newest ? textOf(newest, 'publishDate').slice(0, 4) : '';

const urls = documents.map(({ fields }) => fields.url as { readonly href: string; readonly target?: string });

const status = (page: Page) => page.locator('main [role=status]');

test.use({ viewport: { width: 1280, height: 900 } });

test('Documents are filtered by year and category', async ({ page, javaScriptEnabled }) => {
  const apply = async () => {
    if (javaScriptEnabled === false) await page.getByRole('button', { name: 'Apply filters' }).click();
  };
  await page.goto(path);
  await expect(status(page)).toHaveText(statusOf(documents.length, 12));
  await expect(page.getByLabel('Month')).toHaveCount(0);
  await page.getByLabel('Year').selectOption(year);
  await apply();
  const ofYear = beginningWith(documents, 'publishDate', year);
  await expect(page).toHaveURL(`${path}?year=${year}`);
  await expect(status(page)).toHaveText(statusOf(ofYear.length, 12));
  const [category = 0] = ofYear.flatMap((each) => idsOf(each, 'tag'));
  await page.locator(`input[name=categoryId][value="${category}"]`).check();
  await apply();
  await expect(page).toHaveURL(`${path}?year=${year}&categoryId=${category}`);
  const ofBoth = ofYear.filter((each) => idsOf(each, 'tag').includes(category));
  await expect(page.locator('main ol > li')).toHaveCount(Math.min(12, ofBoth.length));
});

test('Each document links to its address with its target, and files of ours are there', {
  tag: '@full',
}, async ({ page, request }) => {
  await page.goto(path);
  const links = page.locator('main ol > li > a');
  expect(await links.count()).toBe(Math.min(12, documents.length));
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? '';
    const known = urls.find((url) => url.href === href);
    expect(known).toBeDefined();
    expect(await link.getAttribute('target')).toBe(known?.target === '_blank' ? '_blank' : null);
    if (href.startsWith('/')) expect((await request.get(href)).status()).toBe(200);
  }
});
