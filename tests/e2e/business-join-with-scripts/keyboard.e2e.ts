import { businessJourney } from '../../business-sign-up/visitors.ts';
import { homeJourney } from '../../support/journeys/home-sign-up.ts';
import { arrowTo, focused } from '../support/pages/keyboard.ts';
import { keyboardWalk } from '../support/pages/keyboard-walk.ts';
import { wordsOf } from '../support/shipped/shipped-words.ts';
import { bodies, signUpPath } from '../support/sites/received.ts';
import { expect, test } from '../support/test.ts';

const words = wordsOf(businessJourney);
const { label, option } = words;

test('A company signs up without a mouse, by no more stops than there are things to use', {
  tag: '@full',
}, async ({ page, business: join, site }) => {
  test.slow();
  const { keyboard } = page;
  const walk = keyboardWalk(page);
  await join.open();
  await walk.skip();
  await walk.choose(wordsOf(homeJourney).label('customerType'), join.option('customerType', 'business'));
  await walk.press(await join.submitText());

  await join.arrived('business-details');
  await walk.begin();
  await walk.choose(label('businessType'), join.option('businessType', 'company'));
  await walk.type(label('companyTradingAs'), 'Ngata Limited');
  await walk.type(label('companyNZBN'), '9429041234567');
  await walk.press(await join.submitText());
  expect(walk.passed()).toHaveLength(5);

  await join.arrived('address');
  await walk.begin();
  await walk.type(label('address'), '202 office lane');
  await expect(page.getByRole('option').first()).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(join.question('address')).toHaveValue(/^202 Office Lane/);
  await walk.press(await join.submitText());

  await join.arrived('fuel');
  await walk.begin();
  await walk.press(option('products', 'electricity'), 'Space');
  await walk.press(await join.submitText());

  await join.arrived('contact-details');
  await walk.begin();
  await walk.type(label('title'), 'Ms');
  await walk.type(label('firstName'), 'Aroha');
  await walk.type(label('lastName'), 'Ngata');
  await walk.type(label('email'), 'aroha@example.co.nz');
  await walk.type(label('phone'), '0215550100');
  await walk.to(label('isPromoByEmail'));
  await keyboard.press('ArrowDown');
  await walk.press(await join.submitText());
  expect(walk.passed()).toHaveLength(7);

  await join.arrived('term-select');
  await walk.begin();
  await walk.choose(label('term'), join.option('term', 'FLEXIBLE'));
  await walk.press(label('includeGst'), 'Space');
  await walk.press(await join.submitText());

  await join.arrived('property');
  await walk.begin();
  await walk.choose(label('situation'), join.option('situation', 'moving'));
  await walk.type(label('moveInDate'), '');
  // Back to the situation, and on to the other one.
  await keyboard.press('Shift+Tab');
  await arrowTo(page, join.option('situation', 'switching'));
  await walk.press(await join.submitText());

  await join.arrived('payment');
  await walk.begin();
  await walk.choose(label('paymentMethod'), join.option('paymentMethod', 'manual'));
  await walk.choose(label('fixPaymentDay'), join.option('fixPaymentDay', 'true'));
  await walk.type(label('fixedPaymentDay'), '15');
  await walk.press(label('generalTerms'), 'Space');
  await walk.press(await join.submitText());
  await join.arrived('success');
  await expect(focused(page)).toHaveRole('heading');
  expect(bodies(site.sandbox, signUpPath)).toMatchObject([
    {
      business: { type: 'COMPANY', name: 'Ngata Limited', registrationNumber: '9429041234567' },
      billingAccount: { promotion: { preference: 'NONE' } },
      preferredBillDate: 15,
    },
  ]);
});
