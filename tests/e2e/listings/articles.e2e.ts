import type { Page } from '@playwright/test';
import {
  attribute,
  elementsIn,
  readElements,
  textOf as textOfElement,
} from '../../../cli/site-run/html-elements.ts';
import { beginningWith, idsOf, listedItems, statusOf, textOf } from '../support/shipped/listed-items.ts';
import { expect, test } from '../support/test.ts';

const path = '/about/news';
const articles = listedItems('genews');
const years = [...new Set(articles.map((article) => textOf(article, 'date').slice(0, 4)))].sort().reverse();
const [year = '', otherYear = ''] = years;
const months = new Set(beginningWith(articles, 'date', year).map((each) => textOf(each, 'date').slice(0, 7)));

const status = (page: Page) => page.locator('main [role=status]');
const cards = (page: Page) => page.locator('main article');

/** Without JavaScript the filters apply when the button is pressed. */
async function apply(page: Page, javaScriptEnabled: boolean | undefined): Promise<void> {
  if (javaScriptEnabled === false) await page.getByRole('button', { name: 'Apply filters' }).click();
}

/** The chosen ids of a filter, in ascending order. */
function idsInAddress(page: Page, parameter: string): readonly number[] {
  const values = new URL(page.url()).searchParams.getAll(parameter);
  return values.map(Number).sort((a, b) => a - b);
}

test.use({ viewport: { width: 1280, height: 900 } });

test('Articles are filtered by year and by month, and another year resets the month', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(path);
  const month = page.getByLabel('Month');
  await expect(month).toBeDisabled();
  await page.getByLabel('Year').selectOption(year);
  await apply(page, javaScriptEnabled);
  await expect(status(page)).toHaveText(statusOf(beginningWith(articles, 'date', year).length, 12));
  expect(new URL(page.url()).search).toBe(`?year=${year}`);
  for (const time of await cards(page).locator('time').all())
    expect(await time.getAttribute('datetime')).toContain(year);
  await expect(month).toBeEnabled();
  await expect(month.locator('option')).toHaveCount(months.size + 1);

  const [chosen = ''] = months;
  await month.selectOption(chosen);
  await apply(page, javaScriptEnabled);
  await expect(status(page)).toHaveText(statusOf(beginningWith(articles, 'date', chosen).length, 12));
  await expect(cards(page)).toHaveCount(Math.min(12, beginningWith(articles, 'date', chosen).length));

  await page.getByLabel('Year').selectOption(otherYear);
  await apply(page, javaScriptEnabled);
  await expect(month).toHaveValue('');
  await expect(status(page)).toHaveText(statusOf(beginningWith(articles, 'date', otherYear).length, 12));
});

test('Without scripts the filters are a form, whose address shows those articles alone', async ({
  request,
}) => {
  const elements = async (address: string) => readElements(await (await request.get(address)).text());
  const forms = (await elements(path)).filter(({ tagName }) => tagName === 'form');
  const filters = forms.find((form) =>
    [...elementsIn(form)].some((each) => attribute(each, 'name') === 'year'),
  );
  expect([filters && attribute(filters, 'action'), filters && attribute(filters, 'method')]).toEqual([
    path,
    'get',
  ]);
  const shown = await elements(`${path}?year=${year}`);
  const times = shown.filter(({ tagName }) => tagName === 'time').map((each) => attribute(each, 'datetime'));
  const wanted = beginningWith(articles, 'date', year);
  expect(times.map((time) => time?.slice(0, 4))).toEqual(wanted.slice(0, 12).map(() => year));
  const said = shown.filter((each) => attribute(each, 'role') === 'status').map(textOfElement);
  expect(said).toContain(statusOf(wanted.length, 12));
});

for (const [name, field, parameter] of [
  ['type', 'tag', 'tagId'],
  ['topic', 'topics', 'topicId'],
] as const) {
  test(`Articles are filtered by ${name}: each adds or removes its id`, { tag: '@full' }, async ({
    page,
    javaScriptEnabled,
  }) => {
    const ids = [...new Set(articles.flatMap((article) => idsOf(article, field)))].sort((a, b) => a - b);
    const [first = 0, second = 0] = ids;
    const having = (wanted: readonly number[]) =>
      articles.filter((article) => idsOf(article, field).some((id) => wanted.includes(id))).length;
    const box = (id: number) => page.locator(`input[name=${parameter}][value="${id}"]`);
    await page.goto(path);
    await box(first).check();
    await apply(page, javaScriptEnabled);
    await expect.poll(() => idsInAddress(page, parameter)).toEqual([first]);
    await expect(status(page)).toHaveText(statusOf(having([first]), 12));
    await box(second).check();
    await apply(page, javaScriptEnabled);
    await expect.poll(() => idsInAddress(page, parameter)).toEqual([first, second]);
    await expect(status(page)).toHaveText(statusOf(having([first, second]), 12));
    await box(first).uncheck();
    await apply(page, javaScriptEnabled);
    await expect.poll(() => idsInAddress(page, parameter)).toEqual([second]);
    await expect(status(page)).toHaveText(statusOf(having([second]), 12));
    await expect(box(second)).toBeChecked();
  });
}

test('More articles load a page at a time, up to all, and a filter begins again', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(path);
  await expect(cards(page)).toHaveCount(12);
  let shown = 12;
  while (shown < Math.min(articles.length, 36)) {
    await page.getByRole('link', { name: 'Load more' }).click();
    shown = Math.min(shown + 12, articles.length);
    await expect(cards(page)).toHaveCount(shown);
  }
  if (shown === articles.length) {
    await expect(status(page)).toHaveText('Showing all results');
    await expect(page.getByRole('link', { name: 'Load more' })).toHaveCount(0);
  }
  await page.getByLabel('Year').selectOption(year);
  await apply(page, javaScriptEnabled);
  await expect(status(page)).toHaveText(statusOf(beginningWith(articles, 'date', year).length, 12));
  expect(new URL(page.url()).searchParams.has('show')).toBe(false);
});

test('Filters that nothing matches say so, and all of them can be cleared', { tag: '@full' }, async ({
  page,
}) => {
  const tags = new Set(articles.flatMap((article) => idsOf(article, 'tag')));
  const empty = [...months].flatMap((month) => {
    const used = beginningWith(articles, 'date', month).flatMap((article) => idsOf(article, 'tag'));
    return [...tags].filter((tag) => !used.includes(tag)).map((tag) => `month=${month}&tagId=${tag}`);
  });
  await page.goto(`${path}?year=${year}&${empty[0]}`);
  await expect(page.getByText('No matches found')).toBeVisible();
  await expect(page.getByText('Please try a different set of filters.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(path);
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByLabel('Year')).toHaveValue('');
  await expect(page.locator('main input:checked')).toHaveCount(0);
});

test('An article is under the path of its kind of content, and its topics lead to the list', async ({
  page,
}) => {
  const [newest] = articles.toSorted((a, b) => (textOf(a, 'date') < textOf(b, 'date') ? 1 : -1));
  if (!newest) throw new Error('There is no article.');
  await page.goto(path);
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(`${path}/${textOf(newest, 'slug')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf(newest, 'title'));
  const [topic = 0] = idsOf(newest, 'topics');
  await page.locator(`main a[href="${path}?topicId=${topic}"]`).first().click();
  await expect(page).toHaveURL(`${path}?topicId=${topic}`);
  const withTopic = articles.filter((article) => idsOf(article, 'topics').includes(topic));
  await expect(status(page)).toHaveText(statusOf(withTopic.length, 12));
});

test('Whatever the query holds, the list answers', { tag: '@full' }, async ({ page, request }) => {
  await page.goto(path);
  const plain = await cards(page).count();
  const hostile = [
    `year=${'9'.repeat(4000)}`,
    'year=0&year=-1&month=13&show=-12&show=1e9',
    `${'topicId=999999999&'.repeat(300)}`,
    'topicId=%00%ff&tagId=<script>&__proto__=1',
  ];
  for (const query of hostile) {
    const answer = await request.get(`${path}?${query}`);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html.split('<article').length - 1).toBe(plain);
    expect(html).not.toContain('<script>&');
  }
});
