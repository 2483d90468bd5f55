import { newCustomer } from '../../support/journeys/home-sign-up.ts';
import { casesOf } from '../../support/running/tier.ts';
import { type Box, boxesOf, rowsOf, setWidth } from '../support/pages/boxes.ts';
import { expectEvenRows } from '../support/pages/even-rows.ts';
import { optionText } from '../support/shipped/shipped-words.ts';
import { expect, test } from '../support/test.ts';

const widths = [375, 768, 1024, 1280, 1700];

const mostPopular = optionText('home-plans', 'plus-fixed', 'data', 'badge');

for (const step of casesOf(['fuel', 'plan-select', 'term-select'] as const, 3)) {
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

test('Terms that are opened make their own card longer, and no other', { tag: '@full' }, async ({
  page,
  join,
}) => {
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

test('On a phone the plan that stands out is the one that is looked at first', { tag: '@full' }, async ({
  page,
  join,
}) => {
  await setWidth(page, 375);
  await join.openLate('plan-select');
  const shown = page.getByRole('radio').and(page.locator('[name=plan]:visible'));
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAccessibleDescription(new RegExp(mostPopular));
});
