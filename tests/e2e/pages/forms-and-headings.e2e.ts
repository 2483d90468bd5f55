import { received } from '../support/received.ts';
import { expect, test } from '../support/test.ts';

const enquiryPath = '/api/forms/enquiry';
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
      await page.goto('/contact-us/message');
      const send = page.getByRole('button', { name: 'Send message' });
      await send.click();
      await expect(page.getByText('Please write your message').first()).toBeVisible();
      await page.getByLabel('What is it about?').selectOption({ label: 'A bill or a payment' });
      await page.getByLabel('Your name').fill(enquiry.name);
      await page.getByLabel('Email address').fill(enquiry.email);
      await page.getByRole('textbox', { name: 'Your message' }).fill(enquiry.message);
      await send.click();
      await expect(page.getByText('We’ll answer within two working days.').first()).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('');
      expect(new URL(page.url()).pathname).toBe('/contact-us/message');
      expect(received(site.sandbox, enquiryPath).map(({ body }) => body)).toEqual([enquiry]);
    });

    test('A message that cannot be sent stays in its form', async ({ page, site }) => {
      site.sandbox.state.faults.replace([
        { service: 'site-api', path: enquiryPath, kind: 'status', status: 500 },
      ]);
      await page.goto('/contact-us/message');
      await page.getByLabel('What is it about?').selectOption({ label: 'A bill or a payment' });
      await page.getByLabel('Your name').fill(enquiry.name);
      await page.getByLabel('Email address').fill(enquiry.email);
      const message = page.getByRole('textbox', { name: 'Your message' });
      await message.fill(enquiry.message);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('We couldn’t send your message').first()).toBeVisible();
      await expect(message).toHaveValue(enquiry.message);
    });

    test('A jump list leads to every heading of its page', async ({ page }) => {
      await page.goto('/terms');
      const list = page.getByRole('navigation', { name: 'On this page' });
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
