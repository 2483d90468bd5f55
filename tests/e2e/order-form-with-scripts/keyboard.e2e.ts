import { focused, tabTo } from '../support/pages/keyboard.ts';
import { orderJourney, thanksPath } from '../support/pages/order-form.ts';
import { formWords, headerWords } from '../support/shipped/shipped-site.ts';
import { shippedText, wordsOf } from '../support/shipped/shipped-words.ts';
import { expect, test } from '../support/test.ts';

const { label, option, submitLabel } = wordsOf(orderJourney);

test('A whole order is placed without a mouse', { tag: '@full' }, async ({ page, form, site }) => {
  await form.open();
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText(headerWords.skip);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, submitLabel('order'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: formWords.errorSummaryTitle })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.question('name')).toBeFocused();

  await page.keyboard.type('Aroha Ngata');
  await tabTo(page, label('customerNumber'));
  await page.keyboard.type('12345678');
  await tabTo(page, label('phone'));
  await page.keyboard.type('0215550100');
  await tabTo(page, label('email'));
  await page.keyboard.type('aroha@example.co.nz');
  await tabTo(page, label('address'));
  await expect(form.question('address')).toHaveRole('combobox');
  await page.keyboard.type('cuba te aro');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, 'No');
  await page.keyboard.press('ArrowUp');
  await expect(form.option('propertyAccessIssue', 'true')).toBeChecked();
  await tabTo(page, option('propertyAccessReasons', 'Dog'));
  await page.keyboard.press('Space');
  await tabTo(page, option('propertyAccessReasons', 'Other'));
  await page.keyboard.press('Space');
  await tabTo(page, label('propertyAccessReasonOther'));
  await page.keyboard.type('Steep');
  await tabTo(page, label('cylinderType'));
  await page.keyboard.type(option('cylinderType', '18'));
  await tabTo(page, label('cylinderQuantity'));
  await page.keyboard.type(option('cylinderQuantity', '4'));
  await tabTo(page, label('recaptcha'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(thanksPath);
  expect(site.sandbox.state.orders.all()).toMatchObject([
    {
      body: {
        order: {
          bottleSize: '18',
          numberOfBottles: 4,
          addDogNote: 1,
          accessIssues: 1,
          extraComments: 'Steep',
        },
        supplyAgreement: { contact: { deliveryAddress: expect.stringContaining('Cuba Street') } },
      },
    },
  ]);
});

test('What takes the focus shows it', { tag: '@full' }, async ({ page, form }) => {
  await form.open();
  await form.answerAll({ propertyAccessIssue: 'true', cylinderType: '09' });
  await form.question('name').focus();
  for (const name of [
    label('customerNumber'),
    'Yes',
    option('propertyAccessReasons', 'Dog'),
    label('cylinderType'),
    label('recaptcha'),
    submitLabel('order'),
    shippedText(orderJourney, 'steps', 0, 'back', 'label'),
  ]) {
    await tabTo(page, name);
    const shows = await focused(page).evaluate((element) => {
      const shown = [element, element.closest('label')]
        .filter((each) => each !== null)
        .map((each) => getComputedStyle(each));
      return shown.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      );
    });
    expect(shows, name).toBe(true);
  }
});
