import { focused, tabTo } from '../support/keyboard.ts';
import { thanksPath } from '../support/order-form.ts';
import { expect, test } from '../support/test.ts';

test('A whole order is placed without a mouse', async ({ page, form, site }) => {
  await form.open();
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Skip to main content');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, 'Place order');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.field('name')).toBeFocused();

  await page.keyboard.type('Aroha Ngata');
  await tabTo(page, 'Customer number/ID');
  await page.keyboard.type('12345678');
  await tabTo(page, 'Phone number');
  await page.keyboard.type('0215550100');
  await tabTo(page, 'Email address');
  await page.keyboard.type('aroha@example.co.nz');
  await tabTo(page, 'Delivery address');
  await expect(form.field('address')).toHaveRole('combobox');
  await page.keyboard.type('cuba te aro');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, 'No');
  await page.keyboard.press('ArrowUp');
  await expect(form.field('accessIssue').getByRole('radio', { name: 'Yes' })).toBeChecked();
  await tabTo(page, 'Dog');
  await page.keyboard.press('Space');
  await tabTo(page, 'Other');
  await page.keyboard.press('Space');
  await tabTo(page, 'What else could prevent access?');
  await page.keyboard.type('Steep');
  await tabTo(page, 'Cylinder type');
  await page.keyboard.type('18');
  await tabTo(page, 'How many bottles do you need?');
  await page.keyboard.type('4');
  await tabTo(page, 'I’m not a robot');
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

test('What takes the focus shows it', async ({ page, form }) => {
  await form.open();
  await form.fill({ accessIssue: 'Yes', cylinderType: '9kg' });
  await form.field('name').focus();
  for (const name of [
    'Customer number/ID',
    'Yes',
    'Dog',
    'Cylinder type',
    'not a robot',
    'Place order',
    'Back',
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
