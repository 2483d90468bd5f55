import { plainOrder, thanksPath } from '../support/order-form.ts';
import { bodies, createPath } from '../support/received.ts';
import { expect, test } from '../support/test.ts';

test('At first neither the access section nor the number of bottles is there', async ({ form }) => {
  await form.open();
  await expect(form.field('accessIssue').getByRole('radio', { name: 'No' })).toBeChecked();
  for (const question of ['reasons', 'securityCode', 'otherReason', 'quantity'] as const) {
    await expect(form.field(question)).toHaveCount(0);
  }
});

test('Each part appears with the answer that asks for it, and only then', async ({ form }) => {
  await form.open();
  await form.fill({ accessIssue: 'Yes', reasons: ['Dog'] });
  await expect(form.field('securityCode')).toHaveCount(0);
  await expect(form.field('otherReason')).toHaveCount(0);
  await form.fill({ reasons: ['Security code required'], securityCode: '42' });
  await expect(form.field('otherReason')).toHaveCount(0);
  await form.fill({ reasons: ['Other'], otherReason: 'Steep' });
  await expect(form.field('securityCode')).toHaveCount(0);
  await form.fill({ cylinderType: '12kg', quantity: '3' });
  await expect(form.field('quantity').getByRole('option')).toHaveCount(16);
});

test('What was answered in a section that went away is not sent', async ({ page, form, site }) => {
  await form.open();
  await form.fill({
    ...plainOrder,
    accessIssue: 'Yes',
    reasons: ['Dog', 'Security code required', 'Other'],
    securityCode: '42',
    otherReason: 'Steep',
  });
  await form.place({ accessIssue: 'No' });
  await expect(page).toHaveURL(thanksPath);
  const [body] = bodies(site.sandbox, createPath);
  expect(body).toMatchObject({ order: { accessIssues: 0, addDogNote: 0, keySecurityCode: 0 } });
  expect(body).not.toHaveProperty('order.extraComments');
});

test('A code typed before its reason was taken back is not sent, and is forgotten', async ({
  page,
  form,
  site,
}) => {
  await form.open();
  await form.fill({
    ...plainOrder,
    accessIssue: 'Yes',
    reasons: ['Dog', 'Security code required'],
    securityCode: '42',
  });
  await form.place({ reasons: ['Dog'] });
  await expect(page).toHaveURL(thanksPath);
  expect(bodies(site.sandbox, createPath)).toMatchObject([{ order: { addDogNote: 1, keySecurityCode: 0 } }]);
});

test('Every quantity from 1 to 15 is on offer for every cylinder type', async ({ form }) => {
  const types = [
    '45kg standard',
    '9kg',
    '12kg',
    '18kg',
    '27kg',
    '15kg for forklift bottle',
    '20kg for forklift bottle',
  ];
  await form.open();
  await expect(form.field('cylinderType').getByRole('option')).toHaveText([
    'Select a cylinder type',
    ...types,
  ]);
  await form.fill({ cylinderType: '27kg', quantity: '15' });
  const quantities = Array.from({ length: 15 }, (_, index) => String(index + 1));
  await expect(form.field('quantity').getByRole('option')).toHaveText(['Select a quantity', ...quantities]);
});
