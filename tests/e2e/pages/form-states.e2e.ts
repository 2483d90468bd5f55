import type { Page } from '@playwright/test';
import { plainOrder } from '../support/pages/order-form.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/pages/page-rules.ts';
import { expect, test } from '../support/test.ts';

const everything = {
  ...plainOrder,
  propertyAccessIssue: 'true',
  propertyAccessReasons: ['Dog', 'Security code', 'Other'],
  propertyAccessReasonSecurityCode: ' ',
  propertyAccessReasonOther: ' ',
} as const;

const widths = [375, 1280, 320];

test.use({ viewport: { width: 320, height: 800 } });

/** The form as it is now breaks no rule that a machine can check, and fits windows of all sizes. */
async function expectSound(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
}

test('The form with all its parts, and with all its mistakes, is accessible and fits', async ({
  page,
  form,
}) => {
  await form.open();
  await form.answerAll(everything);
  await expectSound(page);
  await form.press();
  await expect(form.summary).toBeVisible();
  await expectSound(page);
});

test('The form with a banner is accessible and fits', { tag: '@full' }, async ({ page, form }) => {
  await form.open();
  await form.place({ ...plainOrder, customerNumber: '00000000' });
  await expect(form.banner).toBeFocused();
  await expectSound(page);
});

// The list closes when the window changes.
for (const width of widths) {
  test(`The form with its list of suggestions open is accessible and fits a window of ${width} px`, {
    tag: '@full',
  }, async ({ page, form }) => {
    await page.setViewportSize({ width, height: 800 });
    await form.open();
    await form.question('address').pressSequentially('cuba te aro');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
