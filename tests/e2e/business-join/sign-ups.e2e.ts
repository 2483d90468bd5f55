import { casesOf } from '../../support/running/tier.ts';
import { shippedSite } from '../support/shipped/shipped-site.ts';
import { found } from '../support/shipped/shipped-words.ts';
import { expect, test } from '../support/test.ts';
import { pressed } from '../support/visitors/answers.ts';
import { plainCompany, soleTrader } from '../support/visitors/business-visitor.ts';
import type { Visitor } from '../support/visitors/residential-visitor.ts';

const { phones = {} } = shippedSite;
const phoneOf = (sector: string) => found(phones[sector], sector);

/** Two ways, one of them clicked without scripts, too. */
const ways: readonly (readonly [
  who: string,
  clicks: boolean,
  visitor: Visitor,
  business: object,
  steps: readonly string[],
])[] = [
  [
    'A company',
    true,
    plainCompany,
    { type: 'COMPANY', name: 'Ngata Limited', registrationNumber: '9429041234567' },
    ['fuel', 'contact-details', 'term-select', 'property', 'payment', 'success'],
  ],
  [
    'A sole trader',
    false,
    soleTrader,
    { type: 'SOLE_TRADER', name: 'Ngata Ceramics' },
    ['fuel', 'contact-details', 'term-select', 'credit-check', 'property', 'payment', 'success'],
  ],
];

for (const [who, clicks, visitor, business, steps] of casesOf(ways, 2)) {
  test(`${who} signs up from the choice of who it is for`, { tag: '@without-scripts' }, async ({
    page,
    business: join,
    site,
  }) => {
    await join.open();
    const gone = await (clicks ? join.clickTo : join.goTo)('success', visitor);
    expect(gone).toEqual(['business-details', 'address', ...steps]);
    await expect(join.shown('welcome')).toBeVisible();
    expect(site.sandbox.state.signUps.all()).toMatchObject([{ body: { business } }]);
    await expect(page.getByRole('contentinfo')).toContainText(phoneOf('business'));
    await expect(page.getByRole('contentinfo')).not.toContainText(phoneOf('home'));
  });
}

test('A business asks to be called', { tag: '@full' }, async ({ business: join, site, page }) => {
  await join.openLate('address');
  await join.complete('address', { requestCallback: pressed });
  await join.complete('callback', soleTrader.callback);
  await expect(page.getByText(phoneOf('business')).first()).toBeVisible();
  expect(site.sandbox.state.leads.all()).toMatchObject([{ body: { tradingAs: 'Ngata Ceramics' } }]);
});

test('Both phone numbers are shown where nobody has said who it is for', { tag: '@full' }, async ({
  business: join,
  page,
}) => {
  await join.open();
  await expect(page.getByRole('contentinfo')).toContainText(phoneOf('home'));
  await expect(page.getByRole('contentinfo')).toContainText(phoneOf('business'));
});

test('Home and business keep what they have in common', { tag: '@full' }, async ({
  business: join,
  join: home,
  page,
}) => {
  await join.openLate('term-select');
  await home.open();
  await home.complete('customer-type', { customerType: 'residential' });
  await expect(home.question('address')).toHaveValue('201 Trading Lane, Sandbox Bay, Wellington 6999');
  await page.goto('/join/business/payment');
  await expect(page).toHaveURL('/join');
});
