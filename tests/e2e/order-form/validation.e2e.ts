import { type Order, orderPath, plainOrder, type Question } from '../support/order-form.ts';
import { expect, test } from '../support/test.ts';

/** The messages of the register that say what is wrong with an answer, as many at once as may stand together. */
const rounds: readonly (readonly [wrong: Order, messages: Partial<Record<Question, string>>])[] = [
  [
    { name: 'A', customerNumber: '1234567', phone: '12345', email: 'a@', accessIssue: 'Yes', reasons: [] },
    {
      name: 'Name needs to be at least 2 characters',
      customerNumber: 'Customer number/ID needs to be at least 8 digits',
      phone: 'Phone number needs to be at least 6 digits',
      email: 'Email needs to be at least 3 characters',
      reasons: 'Please select access issue reason',
    },
  ],
  [
    {
      name: 'a'.repeat(121),
      customerNumber: '1234567890123',
      phone: '1'.repeat(41),
      email: `${'a'.repeat(70)}@example.nz`,
      accessIssue: 'Yes',
      reasons: ['Security code required', 'Other'],
      securityCode: ' ',
      otherReason: '',
    },
    {
      name: 'Name needs to be no more than 120 characters',
      customerNumber: 'Customer number/ID needs to be no more than 12 digits',
      phone: 'Phone number needs to be no more than 40 digits',
      email: 'Email needs to be no more than 80 characters',
      securityCode: 'Please enter the security code to allow access',
      otherReason: 'Please enter details about what could prevent access',
    },
  ],
  [
    { phone: '021 555 CALL', email: 'aroha.example.co.nz' },
    { phone: 'Please enter a valid phone number', email: 'Please enter a valid email address' },
  ],
  [{ phone: '021+555-0100' }, { phone: 'Please enter a valid phone number' }],
];

test('An empty form is turned down with every question that must be answered, in the order of the form', async ({
  page,
  form,
  site,
}) => {
  await form.open();
  await form.press();
  await expect(form.summary).toBeVisible();
  expect(await form.problems()).toEqual([
    'Please enter your first and last name',
    'Please enter your customer number/ID',
    'Please enter your phone number',
    'Please enter your email address',
    'Delivery address: Please enter your address',
    'Please select the cylinder type you need',
    'I’m not a robot: Please tick the checkbox',
  ]);
  for (const question of ['name', 'address', 'cylinderType', 'notARobot'] as const) {
    await expect(form.field(question)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page).toHaveURL(orderPath);
  expect(site.sandbox.state.journal.received('provider')).toEqual([]);
});

for (const [wrong, messages] of rounds) {
  const questions = Object.keys(messages) as Question[];
  test(`Answers to ${questions.join(', ')} such as "${wrong.phone}" are turned down in words of their own`, async ({
    form,
    site,
  }) => {
    await form.open();
    await form.place({ ...plainOrder, ...wrong });
    await expect(form.summary).toBeVisible();
    expect(await form.problems()).toEqual(
      Object.values(messages).map((message) => expect.stringContaining(message)),
    );
    for (const question of questions) {
      const described = new RegExp(`Error: ${messages[question]}$`);
      await expect(form.field(question)).toHaveAccessibleDescription(described);
    }
    expect(site.sandbox.state.journal.received('provider')).toEqual([]);
  });
}

test('Once a cylinder type is chosen, the number of bottles has to be', async ({ form }) => {
  const { quantity, ...withoutQuantity } = plainOrder;
  await form.open();
  await form.place(withoutQuantity);
  await expect(form.field('quantity')).toBeVisible();
  await expect(form.summary).toBeVisible();
  expect(await form.problems()).toEqual([
    'How many bottles do you need? Please select how many bottles you need',
  ]);
});

test('Answers that were good stay filled in when others are turned down', async ({ form }) => {
  await form.open();
  await form.place({ ...plainOrder, phone: '1', quantity: '7' });
  await expect(form.summary).toBeVisible();
  await expect(form.field('name')).toHaveValue('Aroha Ngata');
  await expect(form.field('address')).toHaveValue('12 Example Street, Te Aro, Wellington 6011');
  await expect(form.field('quantity')).toHaveValue('7');
  await expect(form.field('notARobot')).toBeChecked();
});

test('A link of the summary leads to the field it is about', async ({ page, form }) => {
  await form.open();
  await form.press();
  await form.summary.getByRole('link', { name: 'Please enter your email address' }).click();
  const focused = page.locator(':focus, :target');
  await expect(focused).toHaveAttribute('name', 'email');
});

test('Spaces around an answer are no part of it', async ({ page, form, site }) => {
  await form.open();
  await form.place({ ...plainOrder, name: '  Aroha Ngata ' });
  await expect(page).not.toHaveURL(orderPath);
  expect(site.sandbox.state.orders.all()).toMatchObject([{ body: { order: { userName: 'Aroha Ngata' } } }]);
});

for (const [email, phone] of [
  ['a@b.nz', '123456'],
  ['first.last+tag@sub.example.co.nz', '+64 21 555 0100'],
] as const) {
  test(`The email address ${email} and the phone number ${phone} are taken`, async ({ page, form }) => {
    await form.open();
    await form.place({ ...plainOrder, email, phone });
    await expect(page).not.toHaveURL(orderPath);
  });
}
