import { homeJourney } from '../../support/journeys/home-sign-up.ts';
import { arrowTo, focused, tabTo, tabToField } from '../support/pages/keyboard.ts';
import { keyboardWalk } from '../support/pages/keyboard-walk.ts';
import { formWords } from '../support/shipped/shipped-site.ts';
import { optionText, wordsOf } from '../support/shipped/shipped-words.ts';
import { bodies, signUpPath } from '../support/sites/received.ts';
import { expect, test } from '../support/test.ts';

const words = wordsOf(homeJourney);
const { label } = words;
const terms = ['debitTermsAuthority', 'debitTermsSignatory', 'debitTermsConditions', 'generalTerms'];
const rates = optionText('fuels', 'electricity', 'data', 'rates');
const about = words.text('isPrimaryResidence', 'info', 'label');

test('A whole sign-up is made without a mouse', { tag: '@full' }, async ({ page, join, site }) => {
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
  /** Chooses an option of the group that the Tab key leads to, by the arrow keys. */
  const choose = async (field: string, id: string) => {
    await tabToField(page, field);
    await keyboard.press('Space');
    await arrowTo(page, join.option(field, id));
  };
  await join.open();
  await press(await join.submitText());
  await expect(page.getByRole('heading', { name: formWords.errorSummaryTitle })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(join.question('customerType').getByRole('radio').first()).toBeFocused();
  await keyboard.press('Space');
  await arrowTo(page, join.option('customerType', 'residential'));
  await keyboard.press('Enter');

  await join.arrived('address');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, label('address'));
  await expect(join.question('address')).toHaveRole('combobox');
  await keyboard.type('everything lane');
  await expect(page.getByRole('option').first()).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(join.question('address')).toHaveValue(/^1 Everything Lane/);
  await press(label('isPrimaryResidence'), 'Space');
  await press(about);
  await expect(page.getByRole('dialog')).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(focused(page)).toHaveText(about);
  await press(await join.submitText());

  await join.arrived('fuel');
  await choose('fuel', 'electricity-gas');
  await arrowTo(page, join.option('fuel', 'electricity'));
  await press(await join.submitText());

  await join.arrived('plan-select');
  const ev = join.option('plan', 'ev');
  await choose('plan', 'ev');
  await keyboard.press('Space');
  await expect(ev).not.toBeChecked();
  await keyboard.press('Space');
  await press(await join.submitText());

  await join.arrived('car-registration');
  await type(label('plate'), 'evblue');
  await keyboard.press('Enter');
  await expect(page.getByText('Leaf')).toBeVisible();
  await press(await join.submitText());

  await join.arrived('contact-details');
  await choose('isExistingCustomer', 'false');
  await type(label('title'), 'Ms');
  await type(label('firstName'), 'Aroha');
  await type(label('lastName'), 'Ngata');
  await type(label('email'), 'aroha@example.co.nz');
  await type(label('phone'), '0215550100');
  await press(await join.submitText());

  await join.arrived('credit-check');
  await choose('isDriverLicence', 'true');
  await type(label('licenceNo'), 'AB123456');
  await type(label('licenceVersionNo'), '042');
  await type(label('dob'), '29021984');
  await expect(join.question('dob')).toHaveValue('29/02/1984');
  await press(await join.submitText());

  await join.arrived('property');
  await choose('situation', 'switching');
  for (const question of ['isMedicalSupport', 'isWellBeing']) await choose(question, 'false');
  await press(await join.submitText());

  await join.arrived('payment');
  await choose('paymentMethod', 'direct-debit');
  await type(label('bankAccountNo'), '1231470000123000');
  await type(label('bankAccountName'), 'A Ngata');
  for (const field of terms) {
    await press(label(field), 'Space');
  }
  await press(await join.submitText());
  await join.arrived('success');
  await expect(focused(page)).toHaveRole('heading');
  await press(rates);
  await expect(join.shown('yourRates').getByRole('table')).toBeVisible();
  expect(bodies(site.sandbox, signUpPath)).toMatchObject([
    {
      existingCustomer: false,
      site: [{ primaryResidence: true }],
      billingAccount: { paymentMethod: { bankAcctNumber: '12-3147-0000123-000' } },
    },
  ]);
});

test('A home signs up without a mouse, by no more stops than there are things to use', {
  tag: '@full',
}, async ({ page, join, site }) => {
  test.slow();
  const { keyboard } = page;
  const walk = keyboardWalk(page);
  await join.open();
  await walk.skip();
  await walk.choose(label('customerType'), join.option('customerType', 'residential'));
  await walk.press(await join.submitText());
  expect(walk.passed()).toHaveLength(2);

  await join.arrived('address');
  await walk.begin();
  await walk.type(label('address'), '1 everything');
  await expect(page.getByRole('option').first()).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(join.question('address')).toHaveValue(/^1 Everything Lane/);
  await walk.press(await join.submitText());

  await join.arrived('fuel');
  await walk.begin();
  await walk.choose(label('fuel'), join.option('fuel', 'electricity'));
  await walk.press(await join.submitText());
  expect(walk.passed()).toHaveLength(2);

  await join.arrived('plan-select');
  await walk.begin();
  await walk.choose(label('plan'), join.option('plan', 'basic'));
  await walk.press(await join.submitText());

  await join.arrived('contact-details');
  await walk.begin();
  await walk.type(label('title'), 'Ms');
  await walk.type(label('firstName'), 'Aroha');
  await walk.type(label('lastName'), 'Ngata');
  await walk.type(label('email'), 'aroha@example.co.nz');
  await walk.type(label('phone'), '0215550100');
  await walk.press(await join.submitText());
  // The middle name and the offers, which nobody has to answer, are two further ones.
  expect(walk.passed()).toHaveLength(8);

  await join.arrived('credit-check');
  await walk.begin();
  await walk.choose(label('isDriverLicence'), join.option('isDriverLicence', 'false'));
  await walk.type(label('dob'), '29021984');
  await walk.press(await join.submitText());
  expect(walk.passed()).toHaveLength(3);

  await join.arrived('property');
  await walk.begin();
  await walk.choose(label('situation'), join.option('situation', 'switching'));
  await walk.choose(label('isMedicalSupport'), join.option('isMedicalSupport', 'false'));
  await walk.choose(label('isWellBeing'), join.option('isWellBeing', 'false'));
  await walk.press(await join.submitText());

  await join.arrived('payment');
  await walk.begin();
  await walk.choose(label('paymentMethod'), join.option('paymentMethod', 'direct-debit'));
  await walk.type(label('bankAccountNo'), '1231470000123000');
  await walk.type(label('bankAccountName'), 'A Ngata');
  for (const field of terms) {
    await walk.press(label(field), 'Space');
  }
  await walk.press(await join.submitText());
  await join.arrived('success');
  await expect(focused(page)).toHaveRole('heading');
  expect(bodies(site.sandbox, signUpPath)).toMatchObject([{ contact: { firstName: 'Aroha' } }]);
});
