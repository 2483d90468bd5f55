import { failureMessage, orderForm, orderPath, plainOrder, thanksPath } from '../support/pages/order-form.ts';
import { createPath, received, validatePath } from '../support/sites/received.ts';
import { expect, test } from '../support/test.ts';
import { readHtmlForm } from '../support/visitors/html-form.ts';
import { sendByHtml } from '../support/visitors/walk-html.ts';

/** The provider knows nobody with this number, so it takes no order of theirs. */
const stranger = { ...plainOrder, customerNumber: '00000000' };

test('An order that is not taken is tried four times, then a banner says so and nothing is placed', {
  tag: '@full',
}, async ({ page, form, site }) => {
  await form.open();
  await form.place(stranger);
  await expect(form.banner).toContainText(failureMessage);
  await expect(page).toHaveURL(orderPath);
  expect(received(site.sandbox, validatePath)).toHaveLength(4);
  expect(received(site.sandbox, createPath)).toHaveLength(0);
});

test('Without scripts an order that is not taken says so over the form as it was filled in, and is placed once it is right', async ({
  request,
  site,
}) => {
  const { path, html } = await sendByHtml(request, orderPath, stranger);
  expect(path).toBe(orderPath);
  expect(html).toContain(failureMessage);
  expect(received(site.sandbox, createPath)).toHaveLength(0);
  const { controls } = readHtmlForm(html);
  const valueIn = (name: string) => controls.find((control) => control.name === name)?.value;
  expect([valueIn('name'), valueIn('cylinderQuantity')]).toEqual(['Aroha Ngata', '2']);
  const again = { customerNumber: '12345678', recaptcha: 'true' };
  const both = await Promise.all([1, 2].map(() => sendByHtml(request, orderPath, again)));
  expect(both.map((each) => each.path)).toEqual([thanksPath, thanksPath]);
  expect(site.sandbox.state.orders.all()).toHaveLength(1);
});

test('Closing the banner brings back the form as it was filled in, ready for another try', async ({
  page,
  form,
  site,
}) => {
  await form.openAndPlace(stranger);
  await form.closeBanner();
  await expect(form.banner).toHaveCount(0);
  await expect(form.submit).toBeEnabled();
  await expect(form.question('name')).toHaveValue('Aroha Ngata');
  await expect(form.question('cylinderQuantity')).toHaveValue('2');
  await form.open();
  await expect(form.banner).toHaveCount(0);
  await form.place({ customerNumber: '12345678', recaptcha: 'true' });
  await expect(page).toHaveURL(thanksPath);
  expect(site.sandbox.state.orders.all()).toHaveLength(1);
});

test('Closing the banner keeps what was typed since', { tag: '@full' }, async ({ form }) => {
  await form.openAndPlace(stranger);
  await form.answerAll({ name: 'Wiremu Ngata' });
  await form.closeBanner();
  await expect(form.question('name')).toHaveValue('Wiremu Ngata');
});

test('The Enter key sends the form, a banner above it or not', { tag: '@full' }, async ({
  page,
  form,
  site,
}) => {
  await form.openAndPlace(stranger);
  await expect(form.banner).toBeVisible();
  await form.answerAll({ customerNumber: '12345678', recaptcha: 'true' });
  await form.question('name').press('Enter');
  await expect(page).toHaveURL(thanksPath);
  expect(site.sandbox.state.orders.all()).toHaveLength(1);
});

test('Loading the page again after a failure keeps what was sent, the banner too', { tag: '@full' }, async ({
  page,
  form,
}) => {
  await form.openAndPlace({
    ...stranger,
    propertyAccessIssue: 'true',
    propertyAccessReasons: ['Other'],
    propertyAccessReasonOther: 'Steep',
  });
  await expect(form.banner).toBeVisible();
  await form.open();
  await expect(form.banner).toBeVisible();
  await expect(form.question('name')).toHaveValue('Aroha Ngata');
  await expect(form.question('propertyAccessReasonOther')).toHaveValue('Steep');
  await expect(form.question('cylinderType')).toHaveValue('45');
  await expect(page).toHaveURL(orderPath);
});

test('A visit to another page and back keeps what was sent', { tag: '@full' }, async ({ page, form }) => {
  await form.openAndPlace(stranger);
  await expect(form.banner).toBeVisible();
  await form.back.click();
  await expect(page).toHaveURL('/for-business/bottled-gas');
  await form.open();
  await expect(form.question('email')).toHaveValue('aroha@example.co.nz');
});

test('A press in two tabs at once places one order', async ({
  page,
  form,
  site,
  context,
  javaScriptEnabled,
}) => {
  const other = await context.newPage();
  const second = orderForm(other, javaScriptEnabled !== false);
  await form.open();
  await form.answerAll(plainOrder);
  await second.open();
  await second.answerAll(plainOrder);
  await Promise.all([form.submit.click(), second.submit.click()]);
  await expect(page).toHaveURL(thanksPath);
  await expect(other).toHaveURL(thanksPath);
  expect(site.sandbox.state.orders.all()).toHaveLength(1);
  expect(received(site.sandbox, createPath)).toHaveLength(1);
});
