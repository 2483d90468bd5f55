import { plainOrder } from '../support/order-form.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page-rules.ts';
import { expect, test } from '../support/test.ts';

const everything = {
  ...plainOrder,
  accessIssue: 'Yes',
  reasons: ['Dog', 'Security code required', 'Other'],
  securityCode: ' ',
  otherReason: ' ',
} as const;

for (const width of [320, 375, 1280]) {
  test.describe(`In a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the form with all its parts, and with all its mistakes, is accessible and fits', async ({
      page,
      form,
    }) => {
      await form.open();
      await form.fill(everything);
      await expectAccessible(page);
      await form.press();
      await expect(form.summary).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    test('the form with a banner is accessible and fits', async ({ page, form }) => {
      await form.open();
      await form.place({ ...plainOrder, customerNumber: '00000000' });
      await expect(form.banner).toBeFocused();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    test('the form with its list of suggestions open is accessible and fits', async ({ page, form }) => {
      await form.open();
      await form.field('address').pressSequentially('cuba te aro');
      await expect(page.getByRole('option').first()).toBeVisible();
      // While the list is open all else is hidden from screen readers; the Tab key closes the list first.
      await expectAccessible(page, ['aria-hidden-focus']);
      await expectNoSidewaysScroll(page);
    });
  });
}
