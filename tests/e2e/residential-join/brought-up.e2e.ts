import { joinOf } from '../support/pages/join.ts';
import { formWords } from '../support/shipped/shipped-site.ts';
import type { DocumentChanges } from '../support/sites/site.ts';
import { expect, test } from '../support/test.ts';

const remark = 'remark';
const label = 'Is there anything we should know about it?';

/** An optional question that a choice on the same step brings up. */
const documents: DocumentChanges = {
  'forms/residential-fuel-form.json': (form) => {
    form.fields.push({
      name: remark,
      type: 'text-input',
      label,
      value: { type: 'string', maxLength: 100 },
      when: "= answers.fuel = 'electricity'",
    });
  },
};

test('An optional question that an answer brings up is reached by who only ever presses the button', {
  tag: '@full',
}, async ({ page, startOwnSite, javaScriptEnabled }) => {
  const scripts = javaScriptEnabled !== false;
  const site = await startOwnSite({ documents });
  const join = joinOf(page, scripts);
  await join.openLate('fuel', undefined, site.url);
  await expect(join.question(remark)).toHaveCount(0);
  await join.answer('fuel', 'electricity');
  if (!scripts) {
    await join.press();
    await join.arrived('fuel');
    await expect(join.broughtUp).toContainText(label);
    await expect(join.summary).toHaveCount(0);
  }
  await join.answer(remark, 'The meter is old');
  await join.press();
  await join.arrived('plan-select');
  await join.openChip('fuel');
  await expect(join.question(remark)).toHaveValue('The meter is old');
  // Left alone, it keeps nobody.
  await join.answer(remark, '');
  await join.press();
  await join.arrived('plan-select');
});

test('Whoever deletes their answers is told so, and begins with none', async ({ page, join }) => {
  await join.openLate('fuel');
  await page.getByText(formWords.clearAnswers).click();
  await join.away(page.locator('main button[name=_forget]'));
  await join.arrived('customer-type');
  const notice = page.getByRole('main').getByRole('status').filter({ hasText: formWords.cleared });
  await expect(notice).toBeVisible();
  await expect(join.option('customerType', 'residential')).not.toBeChecked();
  await join.open('fuel');
  expect(join.current()).toBe('customer-type');
  await expect(notice).toHaveCount(0);
});
