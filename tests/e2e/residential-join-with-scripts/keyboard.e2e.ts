import { focused, tabTo } from '../support/keyboard.ts';
import { keyboardWalk } from '../support/keyboard-walk.ts';
import { bodies, signUpPath } from '../support/received.ts';
import { expect, test } from '../support/test.ts';

test('A whole sign-up is made without a mouse', async ({ page, join, site }) => {
  test.slow();
  const { keyboard } = page;
  /** Types into the question that the Tab key leads to. */
  const type = async (question: string, text: string) => {
    await tabTo(page, question);
    await keyboard.type(text);
  };
  /** Presses what the Tab key leads to. */
  const press = async (name: string, key = 'Enter') => {
    await tabTo(page, name);
    await keyboard.press(key);
  };
  await join.open();
  await press('Continue');
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'My home' })).toBeFocused();
  await keyboard.press('Space');
  await keyboard.press('Enter');

  await join.arrived('address');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, 'What’s your address?');
  await expect(join.question('What’s your address?')).toHaveRole('combobox');
  await keyboard.type('everything lane');
  await expect(page.getByRole('option').first()).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(join.question('What’s your address?')).toHaveValue(/^1 Everything Lane/);
  await press('This is my primary residence', 'Space');
  await press('What is a primary residence?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(focused(page)).toHaveText('What is a primary residence?');
  await press('Continue');

  await join.arrived('fuel');
  await press('Electricity only', 'Space');
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Electricity + natural gas' })).toBeChecked();
  await keyboard.press('ArrowUp');
  await press('Continue');

  await join.arrived('plan-select');
  await press('Energy Basic', 'ArrowUp');
  const ev = page.getByRole('radio', { name: 'Energy EV' });
  await expect(ev).toBeChecked();
  await keyboard.press('Space');
  await expect(ev).not.toBeChecked();
  await keyboard.press('Space');
  await press('Continue');

  await join.arrived('car-registration');
  await type('Number plate', 'evblue');
  await keyboard.press('Enter');
  await expect(page.getByText('Leaf')).toBeVisible();
  await press('Continue');

  await join.arrived('contact-details');
  await press('Yes', 'Space');
  await keyboard.press('ArrowDown');
  await type('Title', 'Ms');
  await type('First name', 'Aroha');
  await type('Last name', 'Ngata');
  await type('Email address', 'aroha@example.co.nz');
  await type('Phone number', '0215550100');
  await press('Continue');

  await join.arrived('credit-check');
  await press('Yes', 'Space');
  await type('Licence number', 'AB123456');
  await type('Licence version number', '042');
  await type('Date of birth', '29021984');
  await expect(join.question('Date of birth')).toHaveValue('29/02/1984');
  await press('Continue');

  await join.arrived('property');
  await press('Moving', 'Space');
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Switching suppliers' })).toBeChecked();
  for (const question of ['medical support', 'well-being']) {
    await press('Yes', 'Space');
    await keyboard.press('ArrowDown');
    await expect(
      page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: 'No' }),
    ).toBeChecked();
  }
  await press('Continue');

  await join.arrived('payment');
  await press('Direct debit', 'Space');
  await type('Account number', '1231470000123000');
  await type('Account holder name', 'A Ngata');
  for (const terms of ['authority to operate', 'only signatory', 'direct debit terms', 'the terms and']) {
    await press(terms, 'Space');
  }
  await press('Sign up now');
  await join.arrived('success');
  await expect(focused(page)).toHaveRole('heading');
  await press('Electricity rates');
  await expect(page.getByText('Daily Fixed Charge')).toBeVisible();
  expect(bodies(site.sandbox, signUpPath)).toMatchObject([
    {
      existingCustomer: false,
      site: [{ primaryResidence: true }],
      billingAccount: { paymentMethod: { bankAcctNumber: '12-3147-0000123-000' } },
    },
  ]);
});

test('A home signs up without a mouse, by no more stops than there are things to use', async ({
  page,
  join,
  site,
}) => {
  test.slow();
  const { keyboard } = page;
  const walk = keyboardWalk(page);
  await join.open();
  await walk.skip();
  await walk.choose('Who is it for?');
  await walk.press('Continue');
  expect(walk.passed()).toHaveLength(2);

  await join.arrived('address');
  await walk.begin();
  await walk.type('What’s your address?', '1 everything');
  await expect(page.getByRole('option').first()).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(join.question('What’s your address?')).toHaveValue(/^1 Everything Lane/);
  await walk.press('Continue');

  await join.arrived('fuel');
  await walk.begin();
  await walk.choose('What do you need?');
  await walk.press('Continue');
  expect(walk.passed()).toHaveLength(2);

  await join.arrived('plan-select');
  await walk.begin();
  await walk.choose('Choose a plan');
  await walk.press('Continue');

  await join.arrived('contact-details');
  await walk.begin();
  await walk.type('Title', 'Ms');
  await walk.type('First name', 'Aroha');
  await walk.type('Last name', 'Ngata');
  await walk.type('Email address', 'aroha@example.co.nz');
  await walk.type('Phone number', '0215550100');
  await walk.press('Continue');
  // The middle name and the offers, which nobody has to answer, are two further ones.
  expect(walk.passed()).toHaveLength(8);

  await join.arrived('credit-check');
  await walk.begin();
  await walk.choose('Do you have your NZ driver licence?', 1);
  await walk.type('Date of birth', '29021984');
  await walk.press('Continue');
  expect(walk.passed()).toHaveLength(3);

  await join.arrived('property');
  await walk.begin();
  await walk.choose('What’s your situation?', 1);
  await walk.choose('depend on electricity', 1);
  await walk.choose('suffer if the power', 1);
  await walk.press('Continue');

  await join.arrived('payment');
  await walk.begin();
  await walk.choose('How would you like to pay?');
  await walk.type('Account number', '1231470000123000');
  await walk.type('Account holder name', 'A Ngata');
  for (const terms of [
    'authority to operate',
    'only signatory',
    'direct debit terms',
    'I accept the terms and',
  ]) {
    await walk.press(terms, 'Space');
  }
  await walk.press('Sign up now');
  await join.arrived('success');
  await expect(focused(page)).toHaveRole('heading');
  expect(bodies(site.sandbox, signUpPath)).toMatchObject([{ contact: { firstName: 'Aroha' } }]);
});
