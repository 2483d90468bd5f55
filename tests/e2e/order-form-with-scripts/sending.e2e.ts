import { orderForm, orderJourney, orderPath, plainOrder, thanksPath } from '../support/pages/order-form.ts';
import { formWords } from '../support/shipped/shipped-site.ts';
import { wordsOf } from '../support/shipped/shipped-words.ts';
import { createPath, received, validatePath } from '../support/sites/received.ts';
import { expect, test } from '../support/test.ts';

const words = wordsOf(orderJourney);

test('While an order is on its way the button is out of use and a second press does nothing', async ({
  page,
  form,
  site,
}) => {
  site.sandbox.state.faults.replace([{ service: 'provider', path: validatePath, kind: 'delay', ms: 1500 }]);
  await form.open();
  await form.answerAll(plainOrder);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await form.submit.dblclick();
  await expect(form.submit).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: formWords.sending })).toBeAttached();
  await form.submit.evaluate((button: HTMLButtonElement) => button.form?.requestSubmit());
  await expect(page).toHaveURL(thanksPath);
  expect(sent).toEqual(['/api/journeys/gas-order/order']);
  expect(received(site.sandbox, createPath)).toHaveLength(1);
});

test.describe(() => {
  test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED'] });

  test('When our own server cannot be reached a banner says so, and the next press places the order', {
    tag: '@full',
  }, async ({ page, form, context, site }) => {
    await form.open();
    await form.answerAll(plainOrder);
    await context.setOffline(true);
    await form.press();
    const banner = page.getByRole('alert').filter({ hasText: formWords.connectionMessage });
    await expect(banner).toBeVisible();
    await context.setOffline(false);
    await form.press();
    await expect(page).toHaveURL(thanksPath);
    expect(site.sandbox.state.orders.all()).toHaveLength(1);
  });
});

test('A form filled in before its scripts arrived keeps every answer', async ({ page, form, site }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The script of the notice above the header runs while the page is read; the form's scripts come later.
  await page.route(/\/assets\/(?!alerts-).*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(orderPath, { waitUntil: 'commit' });
  const unscripted = orderForm(page, false);
  await unscripted.question('name').fill('Aroha Ngata');
  await unscripted.question('cylinderType').selectOption('45');
  release();
  await expect(form.question('cylinderQuantity')).toBeVisible();
  await form.place({ ...plainOrder, name: 'Aroha Ngata' });
  await expect(page).toHaveURL(thanksPath);
  expect(site.sandbox.state.orders.all()).toHaveLength(1);
});

test('The browser’s Back after an order shows a form that can be used again', { tag: '@full' }, async ({
  page,
  form,
  site,
}) => {
  await form.open();
  await form.place(plainOrder);
  await expect(page).toHaveURL(thanksPath);
  await page.goBack();
  await expect(form.submit).toBeEnabled();
  await page.reload();
  await form.open();
  await form.place({ ...plainOrder, cylinderQuantity: '5' });
  await expect(page).toHaveURL(thanksPath);
  expect(site.sandbox.state.orders.all()).toHaveLength(2);
});

test('A mistake is shown when its field is left, and goes as soon as it is put right', async ({ form }) => {
  await form.open();
  await form.question('email').pressSequentially('aroha');
  await expect(form.question('email')).not.toHaveAttribute('aria-invalid', 'true');
  await form.question('phone').focus();
  await expect(form.question('email')).toHaveAccessibleDescription(
    new RegExp(words.message('email', 'format')),
  );
  await form.question('email').focus();
  await form.question('email').press('End');
  await form.question('email').pressSequentially('@example.nz');
  await expect(form.question('email')).toHaveAttribute('aria-invalid', 'false');
});
