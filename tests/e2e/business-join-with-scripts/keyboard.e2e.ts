import { focused } from '../support/keyboard.ts';
import { keyboardWalk } from '../support/keyboard-walk.ts';
import { bodies, signUpPath } from '../support/received.ts';
import { expect, test } from '../support/test.ts';

test('A company signs up without a mouse, by no more stops than there are things to use', async ({
  page,
  business: join,
  site,
}) => {
  test.slow();
  const { keyboard } = page;
  const walk = keyboardWalk(page);
  await join.open();
  await walk.skip();
  await walk.choose('Who is it for?', 1);
  await walk.press('Continue');

  await join.arrived('business-details');
  await walk.begin();
  await walk.choose('What kind of business is it?', 1);
  await expect(page.getByRole('radio', { name: 'Company' })).toBeChecked();
  await walk.type('Company name', 'Ngata Limited');
  await walk.type('NZBN', '9429041234567');
  await walk.press('Continue');
  expect(walk.passed()).toHaveLength(5);

  await join.arrived('address');
  await walk.begin();
  await walk.type('What’s the address of your business?', '202 office lane');
  await expect(page.getByRole('option').first()).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(join.question('What’s the address of your business?')).toHaveValue(/^202 Office Lane/);
  await walk.press('Continue');

  await join.arrived('fuel');
  await walk.begin();
  await walk.press('Electricity', 'Space');
  await walk.press('Continue');

  await join.arrived('contact-details');
  await walk.begin();
  await walk.type('Title', 'Ms');
  await walk.type('First name', 'Aroha');
  await walk.type('Last name', 'Ngata');
  await walk.type('Email address', 'aroha@example.co.nz');
  await walk.type('Phone number', '0215550100');
  await walk.to('offers');
  await keyboard.press('ArrowDown');
  await walk.press('Continue');
  expect(walk.passed()).toHaveLength(7);

  await join.arrived('term-select');
  await walk.begin();
  await walk.choose('Choose a term', 2);
  await expect(page.getByRole('radio', { name: 'No Fixed Term' })).toBeChecked();
  await walk.press('including GST', 'Space');
  await walk.press('Continue');

  await join.arrived('property');
  await walk.begin();
  await walk.choose('What’s your situation?');
  await walk.type('Move in date', '');
  // Back to the situation, and on to the other one.
  await keyboard.press('Shift+Tab');
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Switching suppliers' })).toBeChecked();
  await walk.press('Continue');

  await join.arrived('payment');
  await walk.begin();
  await walk.choose('How would you like to pay?', 1);
  await expect(page.getByRole('radio', { name: 'Manual payments' })).toBeChecked();
  await walk.choose('fix your payment day');
  await walk.type('Which day of the month?', '15');
  await walk.press('I accept the terms and conditions', 'Space');
  await walk.press('Sign up now');
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
