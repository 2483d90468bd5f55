import type { Locator } from '@playwright/test';
import { newCustomer } from '../../support/home-sign-up.ts';
import { type Box, boxesOf, rowsOf, setWidth } from '../support/boxes.ts';
import { contentPages } from '../support/shipped-pages.ts';
import { optionText } from '../support/shipped-words.ts';
import { expect, test } from '../support/test.ts';

const widths = [375, 768, 1024, 1280, 1700];

const mostPopular = optionText('home-plans', 'plus-fixed', 'data', 'badge');

/** Modules whose cards are laid out in rows. */
const grouped = new Set(['quick-links', 'feature-cards', 'stats', 'cards']);

/** Rows of cards end where the others do, and none but the only card of a row that is full stands alone. */
async function expectEvenRows(cards: Locator): Promise<void> {
  const boxes = await boxesOf(cards);
  expect(boxes).not.toEqual([]);
  const rows = rowsOf(boxes);
  const edges = (row: readonly Box[]) => [row[0]?.left, row.at(-1)?.right];
  for (const row of rows) expect(edges(row)).toEqual(edges(rows[0] ?? []));
}

for (const { path, zones } of contentPages) {
  const groups = zones.content.filter(({ type }) => grouped.has(type));
  if (groups.length === 0) continue;
  test(`Groups of cards on ${path} leave no gap at the end of a row`, async ({ page }) => {
    await page.goto(path);
    const lists = page.locator(
      'main :is(ul, dl):has(> li > a > span > img), main ul:has(> li > article), main dl',
    );
    expect(await lists.count()).toBe(groups.length);
    for (const width of widths) {
      await setWidth(page, width);
      for (const list of await lists.all())
        await test.step(`at ${width}`, () => expectEvenRows(list.locator('> *')));
    }
  });
}

for (const step of ['fuel', 'plan-select', 'term-select'] as const) {
  test(`The cards to choose among at ${step} leave no gap at the end of a row`, async ({ page, join }) => {
    await join.openLate('contact-details', newCustomer);
    await join.open(step);
    const cards = page.locator('main [data-wide=cards] div:has(> div > input[type=radio])');
    for (const width of widths) {
      await setWidth(page, width);
      await test.step(`at ${width}`, () => expectEvenRows(cards));
    }
  });
}

test('Plans stand in rows of two or more, and all in one where there is room', async ({ page, join }) => {
  await join.openLate('plan-select');
  const cards = page.locator('main [data-wide=cards] div:has(> div > input[type=radio])');
  const shape = async (width: number) => {
    await setWidth(page, width);
    await expect(cards.first()).toBeVisible();
    return rowsOf(await boxesOf(cards)).map((row) => row.length);
  };
  expect(await shape(768)).toEqual([3, 2]);
  expect(await shape(1280)).toEqual([5]);
});

test('Terms that are opened make their own card longer, and no other', async ({ page, join }) => {
  await setWidth(page, 1280);
  await join.openLate('plan-select');
  const cards = page.locator('main [data-wide=cards] div:has(> div > input[type=radio])');
  await expect(cards.first()).toBeVisible();
  const before = await boxesOf(cards);
  expect(before).toHaveLength(5);
  const terms = cards.nth(1).locator('details');
  await terms.locator('summary').click();
  await expect(terms.locator('p')).toBeVisible();
  const after = await boxesOf(cards);
  const others = (boxes: readonly Box[]) => boxes.filter((_, index) => index !== 1);
  expect(others(after)).toEqual(others(before));
  expect(after[1]?.bottom).toBeGreaterThan(before[1]?.bottom ?? 0);
});

test('On a phone the plan that stands out is the one that is looked at first', async ({ page, join }) => {
  await setWidth(page, 375);
  await join.openLate('plan-select');
  const shown = page.getByRole('radio').and(page.locator('[name=plan]:visible'));
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAccessibleDescription(new RegExp(mostPopular));
});
