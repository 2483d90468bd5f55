import { type Order, orderPath, plainOrder, type Question } from '../support/order-form.ts';
import { expect, test } from '../support/test.ts';

/** A plain order for a property with an access issue. */
const barred: Order = { ...plainOrder, accessIssue: 'Yes' };

/** Each message of the register, with the answer that calls for it. */
const messages: readonly (readonly [question: Question, order: Order, message: string])[] = [
  ['name', { ...plainOrder, name: 'A' }, 'Name needs to be at least 2 characters'],
  ['name', { ...plainOrder, name: 'a'.repeat(121) }, 'Name needs to be no more than 120 characters'],
  [
    'customerNumber',
    { ...plainOrder, customerNumber: '1234567' },
    'Customer number/ID needs to be at least 8 digits',
  ],
  [
    'customerNumber',
    { ...plainOrder, customerNumber: '1234567890123' },
    'Customer number/ID needs to be no more than 12 digits',
  ],
  ['phone', { ...plainOrder, phone: '12345' }, 'Phone number needs to be at least 6 digits'],
  ['phone', { ...plainOrder, phone: '1'.repeat(41) }, 'Phone number needs to be no more than 40 digits'],
  ['phone', { ...plainOrder, phone: '021 555 0100' }, 'Please enter a valid phone number'],
  ['phone', { ...plainOrder, phone: '+64-21-555' }, 'Please enter a valid phone number'],
  ['email', { ...plainOrder, email: 'a@' }, 'Email needs to be at least 3 characters'],
  [
    'email',
    { ...plainOrder, email: `${'a'.repeat(70)}@example.nz` },
    'Email needs to be no more than 80 characters',
  ],
  ['email', { ...plainOrder, email: 'aroha.example.co.nz' }, 'Please enter a valid email address'],
  ['reasons', { ...barred, reasons: [] }, 'Please select access issue reason'],
  [
    'securityCode',
    { ...barred, reasons: ['Security code required'], securityCode: ' ' },
    'Please enter the security code to allow access',
  ],
  [
    'otherReason',
    { ...barred, reasons: ['Other'], otherReason: '' },
    'Please enter details about what could prevent access',
  ],
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
    'Please enter your address',
    'Please select the cylinder type you need',
    'Please tick the checkbox',
  ]);
  for (const question of ['name', 'address', 'cylinderType', 'notARobot'] as const) {
    await expect(form.field(question)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page).toHaveURL(orderPath);
  expect(site.sandbox.state.journal.received('provider')).toEqual([]);
});

for (const [question, order, message] of messages) {
  const { [question]: answer } = order;
  test(`The answer ${shown(answer)} to ${question} is turned down with "${message}"`, async ({
    form,
    site,
  }) => {
    await form.open();
    await form.place(order);
    await expect(form.summary).toBeVisible();
    expect(await form.problems()).toEqual([message]);
    await expect(form.field(question)).toHaveAccessibleDescription(new RegExp(`Error: ${message}$`));
    expect(site.sandbox.state.journal.received('provider')).toEqual([]);
  });
}

test('Once a cylinder type is chosen, the number of bottles has to be', async ({ form }) => {
  const { quantity, ...withoutQuantity } = plainOrder;
  await form.open();
  await form.place(withoutQuantity);
  await expect(form.field('quantity')).toBeVisible();
  await expect(form.summary).toBeVisible();
  expect(await form.problems()).toEqual(['Please select how many bottles you need']);
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

for (const email of ['a@b.nz', 'first.last+tag@sub.example.co.nz']) {
  test(`The email address ${email} is taken`, async ({ page, form }) => {
    await form.open();
    await form.place({ ...plainOrder, email });
    await expect(page).not.toHaveURL(orderPath);
  });
}

for (const phone of ['123456', '+64 21 555 0100']) {
  test(`The phone number ${phone} is taken`, async ({ page, form }) => {
    await form.open();
    await form.place({ ...plainOrder, phone });
    await expect(page).not.toHaveURL(orderPath);
  });
}

function shown(answer: Order[Question]): string {
  const text = JSON.stringify(answer);
  return text.length > 30 ? `of ${String(answer).length} characters` : text;
}
