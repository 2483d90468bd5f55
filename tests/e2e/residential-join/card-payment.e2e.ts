import type { Page } from '@playwright/test';
import { homeJourney } from '../../support/journeys/home-sign-up.ts';
import { cardPage, cards } from '../support/pages/card-page.ts';
import type { Join } from '../support/pages/join.ts';
import { wordsOf } from '../support/shipped/shipped-words.ts';
import { bodies, cardSessionPath, received, signUpPath } from '../support/sites/received.ts';
import type { Site } from '../support/sites/site.ts';
import { expect, test } from '../support/test.ts';

test.use({ siteOptions: { environment: { WAYMARK_SETTINGS: '{"cardEntry":"on"}' } } });

const words = wordsOf(homeJourney);
const cannotRead = words.stepText('payment', 'onReturn', 1, 'notify');
const notAdded = words.stepText('payment', 'onReturn', 2, 'notify');
const enterCard = 'addCard';

async function chooseCard(join: Join): Promise<void> {
  await join.openLate('payment');
  await join.answer('paymentMethod', 'credit-card');
  await showCardQuestions(join);
}

/** Without scripts a choice shows what depends on it once it is sent. */
async function showCardQuestions(join: Join): Promise<void> {
  const button = join.button(enterCard);
  if (!(await button.isVisible({ timeout: 0 }))) await join.press();
  await expect(button).toBeVisible();
}

async function leaveForBank(page: Page, join: Join): Promise<void> {
  await join.button(enterCard).click();
  await cardPage(page).arrived();
}

test('A card that the bank approves pays for the sign-up, and its token is never seen', async ({
  page,
  join,
  site,
}) => {
  await chooseCard(join);
  await leaveForBank(page, join);
  await cardPage(page).give(cards.approved);
  await join.arrived('payment');
  for (const text of ['411111........11', 'Visa', '05/39']) {
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
  }
  expect(await page.content()).not.toContain('CARD-CS');
  await join.answer('generalTerms', 'true');
  await join.press();
  await join.arrived('success');
  expect(bodies(site.sandbox, signUpPath)).toMatchObject([
    {
      billingAccount: {
        paymentMethod: {
          paymentAuthority: 'CREDIT_CARD',
          CCToken: expect.stringMatching(/^CARD-CS/),
          CCCardExpiryDate: '05/39',
          termsAccepted: true,
          Confirmation: true,
        },
      },
    },
  ]);
  expect(await page.content()).not.toContain('CARD-CS');
});

test('The bank is asked to check a card, to keep it, and to send the visitor back', { tag: '@full' }, async ({
  page,
  join,
  site,
}) => {
  await chooseCard(join);
  await leaveForBank(page, join);
  const [asked] = received(site.sandbox, cardSessionPath);
  const returnTo = (outcome: string) =>
    `${site.url}/api/journeys/residential-join/payment/return?outcome=${outcome}`;
  expect(asked?.body).toEqual({
    type: 'validate',
    amount: '0.00',
    currency: 'NZD',
    storeCard: true,
    storeCardIndicator: 'recurring',
    merchantReference: asked?.headers['x-transaction-id'],
    callbackUrls: {
      approved: returnTo('approved'),
      declined: returnTo('declined'),
      cancelled: returnTo('cancelled'),
    },
  });
});

test('A card that is declined or not given has not been added, and another may be', { tag: '@full' }, async ({
  page,
  join,
}) => {
  const bank = cardPage(page);
  await chooseCard(join);
  await leaveForBank(page, join);
  await bank.give(cards.declined);
  await join.arrived('payment');
  await expect(join.banner(notAdded)).toBeVisible();
  await leaveForBank(page, join);
  await bank.cancel();
  await join.arrived('payment');
  await expect(join.banner(notAdded)).toBeVisible();
  await leaveForBank(page, join);
  await bank.give(cards.approved);
  await join.arrived('payment');
  await expect(join.banner(notAdded)).toHaveCount(0);
  await expect(page.getByText('411111........11')).toBeVisible();
});

test('Nobody signs up by card without one', { tag: '@full' }, async ({ join, site }) => {
  await chooseCard(join);
  await join.answer('generalTerms', 'true');
  await join.press();
  await expect(join.summary).toBeVisible();
  expect(await join.problemFields()).toEqual(['paymentMethod']);
  expect(await join.problems()).toEqual([
    expect.stringContaining(words.text('paymentMethod', 'checks', 0, 'message')),
  ]);
  expect(bodies(site.sandbox, signUpPath)).toEqual([]);
});

test('A card can be deleted, and the bank is asked anew', { tag: '@full' }, async ({ page, join, site }) => {
  const bank = cardPage(page);
  await chooseCard(join);
  await leaveForBank(page, join);
  await bank.give(cards.approved);
  await join.arrived('payment');
  await join.pressButton('deleteCard');
  await expect(page.getByText('411111........11')).toHaveCount(0);
  await leaveForBank(page, join);
  await bank.give('5555555555554444');
  await join.arrived('payment');
  await expect(page.getByText('Mastercard')).toBeVisible();
  expect(received(site.sandbox, cardSessionPath)).toHaveLength(2);
});

interface CardVisit {
  readonly page: Page;
  readonly join: Join;
  readonly site: Site;
}

/** Faults between this site and the bank, with the message for each. */
const troubles: readonly (readonly [
  title: string,
  meet: (visit: CardVisit) => Promise<void>,
  said: string,
])[] = [
  [
    'A bank that cannot be reached',
    async ({ join, site }) => {
      site.sandbox.state.faults.replace([
        { service: 'provider', path: cardSessionPath, kind: 'status', status: 503 },
      ]);
      await join.pressButton(enterCard);
    },
    words.text('addCard', 'onPress', 0, 'onFailure', 0, 'notify'),
  ],
  [
    'What became of a card that cannot be read',
    async ({ page, join, site }) => {
      await leaveForBank(page, join);
      const [session] = site.sandbox.state.cardSessions.all();
      const path = `${cardSessionPath}/${session?.id}`;
      site.sandbox.state.faults.replace([{ service: 'provider', path, kind: 'status', status: 500 }]);
      await cardPage(page).give(cards.approved);
      await join.arrived('payment');
    },
    cannotRead,
  ],
];

for (const [title, meet, said] of troubles) {
  test(`${title} is said so, and the visitor may try again`, { tag: '@full' }, async ({
    page,
    join,
    site,
  }) => {
    await chooseCard(join);
    await meet({ page, join, site });
    await expect(join.banner(said)).toBeVisible();
    await expect(join.banner(notAdded)).toHaveCount(0);
    site.sandbox.state.faults.clear();
    await leaveForBank(page, join);
  });
}

test('A card outlasts a refresh and a look back, and nobody brings in a card of another', {
  tag: '@full',
}, async ({ page, join, site }) => {
  await chooseCard(join);
  await leaveForBank(page, join);
  await page.goBack();
  await expect(join.button(enterCard)).toBeVisible();
  await leaveForBank(page, join);
  await cardPage(page).give(cards.approved);
  await join.arrived('payment');
  await page.reload();
  await expect(page.getByText('411111........11')).toBeVisible();
  await page.goto(
    `${site.url}/api/journeys/residential-join/payment/return?outcome=approved&sessionId=CS00000001`,
  );
  await join.arrived('payment');
  await expect(page.getByText('411111........11')).toBeVisible();
  await expect(join.banner(notAdded)).toHaveCount(0);
});
