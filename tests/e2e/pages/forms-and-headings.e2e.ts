import { stepPage } from '../support/pages/step-page.ts';
import { expectNamedControls } from '../support/shipped/named-controls.ts';
import { moduleOf } from '../support/shipped/shipped-modules.ts';
import { wordsOf } from '../support/shipped/shipped-words.ts';
import { received } from '../support/sites/received.ts';
import { expect, test } from '../support/test.ts';

const path = '/contact-us/message';
const enquiryPath = '/api/forms/enquiry';
const words = wordsOf('enquiry');
const sent = words.stepText('message', 'onSubmit', 1, 'notify');
const notSent = words.stepText('message', 'onSubmit', 0, 'onFailure', 0, 'notify');
const enquiry = {
  about: 'bill',
  name: 'Aroha Ngata',
  email: 'aroha@example.co.nz',
  message: 'Why is this month twice the last?',
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('A message is sent from within its page, which then says so over an empty form', async ({
      page,
      site,
    }) => {
      const form = stepPage(page, javaScriptEnabled);
      await form.open(path);
      expect(await expectNamedControls(form, words, 'message')).toEqual([
        'about',
        'name',
        'email',
        'phone',
        'message',
      ]);
      await form.press();
      await expect(page.getByText(words.message('message', 'required')).first()).toBeVisible();
      await form.answerAll(enquiry);
      await form.press();
      await expect(page.getByText(sent).first()).toBeVisible();
      await expect(form.question('message')).toHaveValue('');
      expect(new URL(page.url()).pathname).toBe(path);
      expect(received(site.sandbox, enquiryPath).map(({ body }) => body)).toEqual([enquiry]);
    });

    test('A message that cannot be sent stays in its form', { tag: '@full' }, async ({ page, site }) => {
      site.sandbox.state.faults.replace([
        { service: 'site-api', path: enquiryPath, kind: 'status', status: 500 },
      ]);
      const form = stepPage(page, javaScriptEnabled);
      await form.open(path);
      await form.answerAll(enquiry);
      await form.press();
      await expect(page.getByText(notSent).first()).toBeVisible();
      await expect(form.question('message')).toHaveValue(enquiry.message);
    });

    test('A jump list leads to every heading of its page', { tag: '@full' }, async ({ page }) => {
      await page.goto('/terms');
      const list = page.getByRole('navigation', {
        name: moduleOf('terms-page', 'jump-list').title,
      });
      const links = await list.getByRole('link').all();
      const headings = page.locator('main').locator('h2, h3');
      expect(await list.getByRole('link').allTextContents()).toEqual(await headings.allTextContents());
      const last = links.at(-1);
      await last?.click();
      await expect(page.locator(':target')).toBeInViewport();
      await expect(page.locator(':target')).toHaveText((await last?.textContent()) ?? '');
    });
  });
}
