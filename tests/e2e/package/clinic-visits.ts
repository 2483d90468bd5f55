import { expect, type Page } from '@playwright/test';

/** Books at the example site in a browser, and comes to the page with the number of the booking. */
export async function bookInBrowser(page: Page, site: string): Promise<string> {
  await page.goto(site);
  await page.getByRole('link', { name: 'Book an appointment' }).first().click();
  await page.getByRole('radio', { name: /Petone/ }).check();
  await next(page);
  await page.getByRole('radio', { name: /Clean/ }).check({ force: true });
  await next(page);
  await page.getByLabel('Which day?').selectOption({ index: 1 });
  await page
    .getByRole('radio', { name: /[ap]m$/ })
    .first()
    .check();
  await next(page);
  await page.getByLabel('Full name').fill('Mere Hōhepa');
  await page
    .getByRole('radiogroup', { name: /younger than 18/ })
    .getByRole('radio', { name: 'No' })
    .check();
  await page.getByLabel('Email').fill('mere@example.nz');
  await page.getByLabel('Phone').fill('021 555 0199');
  await page
    .getByRole('radiogroup', { name: /insurance/ })
    .getByRole('radio', { name: 'Yes' })
    .check();
  await next(page);
  await page.getByRole('radio', { name: 'Tūī Health' }).check();
  await page.getByLabel('Member number').fill('12345678');
  await page.getByRole('button', { name: 'Check cover' }).click();
  await expect(page.getByText('60 %')).toBeVisible();
  await next(page);
  await expect(page.getByText('$56.00').first()).toBeVisible();
  await page.getByRole('checkbox', { name: /I will come/ }).check();
  await page.getByRole('checkbox', { name: /robot/ }).check();
  await page.getByRole('button', { name: 'Book the appointment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('See you soon');
  return (await page.getByText(/Your number is KD-\d{4}/).textContent())?.match(/KD-\d{4}/)?.[0] ?? '';
}

/** Cancels a booking at the example site in a browser. */
export async function cancelInBrowser(page: Page, site: string, number: string): Promise<void> {
  await page.goto(`${site}/cancel`);
  await page.getByLabel('Number of the booking').fill(number);
  await page.getByLabel('Email').fill('mere@example.nz');
  await page.getByRole('button', { name: 'Find it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is it this one?');
  await page.getByRole('button', { name: 'Cancel the appointment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancelled');
}

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
}
