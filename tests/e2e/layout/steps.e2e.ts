import type { Page } from '@playwright/test';
import { newDriver } from '../../support/journeys/home-sign-up.ts';
import { boxesOf, setWidth } from '../support/pages/boxes.ts';
import { expect, test } from '../support/test.ts';
import { type JoinStep, visitor } from '../support/visitors/residential-visitor.ts';

const widths = [768, 1280, 1700];

/** The edges that a step shares with the header of its page, and where the column of its questions ends. */
interface Edges {
  readonly left: number;
  readonly column: number;
  readonly right: number;
}

async function only(found: ReturnType<typeof boxesOf>) {
  const [box] = await found;
  if (!box) throw new Error('It is not on the page.');
  return box;
}

/**
 * All boxes of a step begin at the edge of its heading. Boxes in the column of the questions end with the column; boxes
 * beside it, or of full width, end with the header.
 */
async function expectSharedEdges(page: Page): Promise<Edges> {
  const form = page.locator('main form');
  const [logo, heading, whole, body] = await Promise.all([
    only(boxesOf(page.getByRole('banner').getByRole('link').first())),
    only(boxesOf(page.getByRole('heading', { level: 1 }))),
    only(boxesOf(form)),
    only(boxesOf(form.locator('> div').first())),
  ]);
  const last = (await boxesOf(page.getByRole('contentinfo').getByRole('list').last())).at(-1);
  expect([heading.left, whole.left, body.left]).toEqual([logo.left, logo.left, logo.left]);
  expect(whole.right).toBe(last?.right);
  const hasCards = (await form.locator('[data-wide=cards]').count()) > 0;
  const parts = await boxesOf(
    form.locator(
      '> div:first-of-type > :not(fieldset), > div > fieldset > :not(:has(button[name=_press])), > [data-note]',
    ),
  );
  for (const part of parts) {
    if (part.left === whole.left) {
      if (!hasCards) expect(part.right).toBe(body.right);
      else expect(part.right).toBeLessThanOrEqual(body.right);
    } else {
      expect(part.left).toBeGreaterThan(body.right);
      expect(part.right).toBe(whole.right);
    }
  }
  for (const aside of await boxesOf(form.locator('> aside'))) expect(aside.right).toBe(whole.right);
  // Beside cards that are compared, choices with hints take all the width, too.
  const wide = form.locator(hasCards ? '[data-wide]' : '[data-wide=cards]');
  for (const { right } of await boxesOf(wide)) expect(right).toBe(body.right);
  return { left: whole.left, column: body.right, right: whole.right };
}

/** The steps of one width have one column, but for those on which cards are compared across the page. */
async function expectOneGrid(page: Page, open: readonly (() => Promise<void>)[]): Promise<void> {
  const columns = new Map<number, Set<number>>(widths.map((width) => [width, new Set()]));
  for (const each of open) {
    await each();
    for (const width of widths) {
      await setWidth(page, width);
      const { left, column, right } = await test.step(`${new URL(page.url()).pathname} at ${width}`, () =>
        expectSharedEdges(page));
      if (column < right) columns.get(width)?.add(column - left);
    }
  }
  for (const [width, found] of columns)
    expect([...found].length, `columns at ${width}`).toBeLessThanOrEqual(1);
}

test.slow();

test('Every step of a sign-up has the edges of its heading, and all have one column', {
  tag: '@full',
}, async ({ page, join }) => {
  await join.openLate('payment', newDriver);
  const steps: readonly JoinStep[] = [
    'customer-type',
    'address',
    'fuel',
    'occupancy',
    'plan-select',
    'term-select',
    'car-registration',
    'contact-details',
    'credit-check',
    'property',
    'payment',
  ];
  await expectOneGrid(page, [
    ...steps.map((step) => () => join.open(step)),
    async () => {
      await join.answer('paymentMethod', 'direct-debit');
      await join.press();
      await expect(join.summary).toBeVisible();
    },
    async () => {
      await join.complete('payment', visitor().payment);
    },
  ]);
});

test('A step that was turned down keeps the edges it had', { tag: '@full' }, async ({ page, join }) => {
  const refused = async (step: JoinStep) => {
    await join.open(step);
    await join.press();
    await expect(join.summary).toBeVisible();
  };
  await join.openLate('plan-select');
  await expectOneGrid(page, [() => refused('plan-select')]);
  await join.openLate('contact-details');
  await expectOneGrid(page, [() => refused('contact-details')]);
});
