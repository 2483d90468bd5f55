import { orderJourney, plainOrder, thanksPath } from '../support/pages/order-form.ts';
import { wordsOf } from '../support/shipped/shipped-words.ts';
import { bodies, createPath } from '../support/sites/received.ts';
import { expect, test } from '../support/test.ts';

const words = wordsOf(orderJourney);

test('At first neither the access section nor the number of bottles is there', { tag: '@full' }, async ({
  form,
}) => {
  await form.open();
  await expect(form.option('propertyAccessIssue', 'false')).toBeChecked();
  for (const question of [
    'propertyAccessReasons',
    'propertyAccessReasonSecurityCode',
    'propertyAccessReasonOther',
    'cylinderQuantity',
  ] as const) {
    await expect(form.question(question)).toHaveCount(0);
  }
});

test('Each part appears with the answer that asks for it, and only then', async ({ form }) => {
  await form.open();
  await form.answerAll({ propertyAccessIssue: 'true', propertyAccessReasons: ['Dog'] });
  await expect(form.question('propertyAccessReasonSecurityCode')).toHaveCount(0);
  await expect(form.question('propertyAccessReasonOther')).toHaveCount(0);
  await form.answerAll({ propertyAccessReasons: ['Security code'], propertyAccessReasonSecurityCode: '42' });
  await expect(form.question('propertyAccessReasonOther')).toHaveCount(0);
  await form.answerAll({ propertyAccessReasons: ['Other'], propertyAccessReasonOther: 'Steep' });
  await expect(form.question('propertyAccessReasonSecurityCode')).toHaveCount(0);
  await form.answerAll({ cylinderType: '12', cylinderQuantity: '3' });
  await expect(form.question('cylinderQuantity').getByRole('option')).toHaveCount(16);
});

test('What was answered in a section that went away is not sent', async ({ page, form, site }) => {
  await form.open();
  await form.answerAll({
    ...plainOrder,
    propertyAccessIssue: 'true',
    propertyAccessReasons: ['Dog', 'Security code', 'Other'],
    propertyAccessReasonSecurityCode: '42',
    propertyAccessReasonOther: 'Steep',
  });
  await form.place({ propertyAccessIssue: 'false' });
  await expect(page).toHaveURL(thanksPath);
  const [body] = bodies(site.sandbox, createPath);
  expect(body).toMatchObject({ order: { accessIssues: 0, addDogNote: 0, keySecurityCode: 0 } });
  expect(body).toHaveProperty('order.extraComments', '');
});

test('A code typed before its reason was taken back is not sent, and is forgotten', { tag: '@full' }, async ({
  page,
  form,
  site,
}) => {
  await form.open();
  await form.answerAll({
    ...plainOrder,
    propertyAccessIssue: 'true',
    propertyAccessReasons: ['Dog', 'Security code'],
    propertyAccessReasonSecurityCode: '42',
  });
  await form.place({ propertyAccessReasons: ['Dog'] });
  await expect(page).toHaveURL(thanksPath);
  expect(bodies(site.sandbox, createPath)).toMatchObject([{ order: { addDogNote: 1, keySecurityCode: 0 } }]);
});

test('Every quantity from 1 to 15 is on offer for every cylinder type', { tag: '@full' }, async ({
  form,
}) => {
  /** A list offers these options, each by its label, after the words that stand for none. */
  const expectChoices = async (name: string, ids: readonly string[]) => {
    const [none, ...offered] = await form.choices(name);
    expect([none, ...offered.toSorted()]).toEqual(['', ...ids.toSorted()]);
    const labels = offered.map((id) => words.option(name, id));
    await expect(form.question(name).getByRole('option')).toHaveText([
      words.text(name, 'placeholder'),
      ...labels,
    ]);
  };
  await form.open();
  await expectChoices('cylinderType', ['45', '09', '12', '18', '27', '15', '20']);
  await form.answerAll({ cylinderType: '27', cylinderQuantity: '15' });
  const quantities = Array.from({ length: 15 }, (_, index) => String(index + 1));
  await expectChoices('cylinderQuantity', quantities);
});
