import { orderJourney, plainOrder, thanksPath } from '../support/pages/order-form.ts';
import { wordsOf } from '../support/shipped/shipped-words.ts';
import { expect, test } from '../support/test.ts';
import { keepDataLayer, pushedTo } from '../support/visitors/data-layer.ts';

const words = wordsOf(orderJourney);

test.beforeEach(({ context }) => keepDataLayer(context));

const error = {
  event: 'formError',
  eventCategory: 'Bottled gas order',
  eventAction: 'Validation error',
  formName: 'gas-order',
};

const success = {
  event: 'formSuccess',
  eventCategory: 'Bottled gas order',
  eventAction: 'Order placed',
  eventLabel: '45',
  formName: 'gas-order',
  cylinderType: '45',
  cylinderQuantity: 2,
};

test('The first validation error is sent to analytics, then success, before the page is left', async ({
  page,
  form,
}) => {
  const pushed = () => pushedTo(page);
  await form.open();
  await form.press();
  await expect(form.summary).toBeVisible();
  await expect
    .poll(pushed)
    .toEqual([{ ...error, eventLabel: words.message('name', 'required'), formField: 'name' }]);

  await form.place({ ...plainOrder, email: 'nowhere' });
  await expect
    .poll(async () => (await pushed()).at(1))
    .toEqual({ ...error, eventLabel: words.message('email', 'format'), formField: 'email' });

  await form.place({ email: 'aroha@example.co.nz' });
  await expect(page).toHaveURL(thanksPath);
  expect((await pushed()).slice(2)).toEqual([success, 'left the page']);
});

test('Nothing a visitor typed reaches analytics', { tag: '@full' }, async ({ page, form }) => {
  await form.open();
  await form.place({
    ...plainOrder,
    propertyAccessIssue: 'true',
    propertyAccessReasons: ['Security code'],
    propertyAccessReasonSecurityCode: 'S3CR3T',
  });
  await expect(page).toHaveURL(thanksPath);
  const text = JSON.stringify(await pushedTo(page));
  expect(text).toContain('formSuccess');
  for (const secret of ['Aroha', '12345678', '0215550100', 'example.co.nz', 'Example Street', 'S3CR3T']) {
    expect(text).not.toContain(secret);
  }
});

test('No answer is kept in the browser', async ({ page, form }) => {
  await form.open();
  await form.place({ ...plainOrder, customerNumber: '00000000' });
  await expect(form.banner).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, document.cookie, location.href]),
  );
  for (const secret of ['Aroha', '00000000', '0215550100', 'example.co.nz', 'Example Street']) {
    expect(kept).not.toContain(secret);
  }
});
