import {
  homeJourney,
  newCustomer,
  newDriver,
  type Stage,
  withStages,
} from '../../support/journeys/home-sign-up.ts';
import { joinOf } from '../support/pages/join.ts';
import { expectNoSidewaysScroll } from '../support/pages/page-rules.ts';
import { formWords, tabTitle } from '../support/shipped/shipped-site.ts';
import { wordsOf } from '../support/shipped/shipped-words.ts';
import { expect, test } from '../support/test.ts';
import { type JoinStep, plainVisitor, visitor } from '../support/visitors/residential-visitor.ts';

const gasToo: Stage = ['fuel', [['fuel', 'electricity-gas']]];

const words = wordsOf(homeJourney);

/** The steps of a typical home. */
const steps = [
  'customer-type',
  'address',
  'fuel',
  'plan-select',
  'contact-details',
  'credit-check',
  'property',
  'payment',
] as const;

test('Every step begins at its top, with its own title and its heading in focus', async ({ page, join }) => {
  await page.setViewportSize({ width: 375, height: 500 });
  const heading = page.getByRole('heading', { level: 1 });
  await join.open();
  for (const step of steps) {
    const title = words.title(step);
    expect(join.current()).toBe(step);
    await expect(page).toHaveTitle(tabTitle(title));
    await expect(heading).toHaveText(title);
    if (step !== 'customer-type') await expect(heading).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await join.complete(step, visitor()[step]);
  }
  await expect(page).toHaveTitle(tabTitle(words.title('success')));
  await expect(heading).toBeFocused();
});

test('A press whose answers no longer hold leads to the step that is asked again, with the focus on what it says', {
  tag: '@full',
}, async ({ page, context, join, site }) => {
  await join.openLate('payment', withStages(newCustomer, gasToo));
  await join.answerAll(plainVisitor.payment);
  const other = joinOf(await context.newPage(), true);
  await other.open('address');
  // Gas does not reach that address.
  await other.complete('address', { address: '2 Electric Lane, Sandbox Bay, Wellington 6999' });
  await join.press();
  await join.arrived('fuel');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title('fuel'));
  const why = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: words.label('fuel') });
  await expect(why).toHaveText(formWords.reopened.replace('{questions}', words.label('fuel')));
  await expect(why).toBeFocused();
  await expect(why).toBeInViewport();
  expect(site.sandbox.state.signUps.all()).toHaveLength(0);
});

test('With text twice as large no step scrolls sideways', { tag: '@full' }, async ({
  page,
  join,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.setViewportSize({ width: 1280, height: 900 });
  const way = [...newDriver.slice(0, 2), gasToo, ...newDriver.slice(3)];
  await join.openLate('payment', way);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await expectNoSidewaysScroll(page);
  for (const [step] of way.slice(0, -1)) {
    await join.open(step as JoinStep);
    await expectNoSidewaysScroll(page);
  }
  await join.open('payment');
  await join.complete('payment', visitor().payment);
  await expectNoSidewaysScroll(page);
});

test('What suggestions there are, and that there are none, is said', { tag: '@full' }, async ({
  page,
  join,
}) => {
  await join.openLate('address');
  const address = join.question('address');
  await address.focus();
  await expect(address).toHaveRole('combobox');
  await address.pressSequentially('everything');
  await expect(address).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await expect(page.locator('button[name=_press][value=confirmLater]').last()).toBeVisible();
  await address.fill('atlantis');
  await expect(
    page.getByRole('status').filter({ hasText: words.text('address', 'suggestions', 'announce', 'none') }),
  ).toBeAttached();
  await expect(address).toHaveAttribute('aria-expanded', 'false');
});

test('An address that was only typed is refused, and putting it right takes the message away', {
  tag: '@full',
}, async ({ join }) => {
  await join.openLate('address');
  const address = join.question('address');
  const tooLittle = words.text('address', 'checks', 0, 'message');
  await address.fill('1 Everything Lane');
  await address.press('Escape');
  await join.press();
  await expect(join.summary).toContainText(tooLittle);
  await join.answer('address', '1 Everything Lane, Sandbox Bay, Wellington 6999');
  await expect(address).not.toHaveAccessibleDescription(new RegExp(tooLittle));
  await join.complete('address');
});
