import { orderForm, orderPath } from '../support/pages/order-form.ts';
import { expect, test } from '../support/test.ts';

test('A rich text is written by keyboard, in an editor that comes when its field is seen', async ({
  page,
  startOwnSite,
}) => {
  const site = await startOwnSite({
    documents: {
      'forms/gas-order-form.json': (form) =>
        form.fields.unshift({
          name: 'story',
          type: 'rich-text-input',
          label: 'Your story',
          value: { type: 'string', maxLength: 200 },
          unread: true,
        }),
    },
  });
  await orderForm(page, true).open(site.url + orderPath);
  const control = page.locator('textarea[name=story]');
  await page.getByText('Your story').first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your story' }).focus();
  await page.keyboard.type('We ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('plant');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  for (let index = 0; index < 4; index++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.type('trees');
  await expect(control).toHaveValue('We **plant**\n\n- trees');
});
