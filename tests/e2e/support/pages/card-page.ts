import { expect, type Page } from '@playwright/test';

/** Cards that the sandbox's bank knows. */
export const cards = { approved: '4111111111111111', declined: '4999999999999202' } as const;

/** The bank's page, where a visitor enters a card. */
export function cardPage(page: Page) {
  async function arrived(): Promise<void> {
    await expect(page).toHaveURL(/\/card-form\/session\/[^/]+$/);
    await expect(page.getByRole('heading', { name: 'Card details' })).toBeVisible();
  }

  return {
    arrived,
    /** Enters a card and submits it. */
    async give(number: string): Promise<void> {
      await arrived();
      await page.getByLabel('Card number').fill(number);
      await page.getByLabel('Name on card').fill('A Ngata');
      await page.getByLabel('Expiry month (MM)').fill('05');
      await page.getByLabel('Expiry year (YY)').fill('39');
      await page.getByLabel('Security code').fill('123');
      await page.getByRole('button', { name: 'Submit' }).click();
    },
    async cancel(): Promise<void> {
      await arrived();
      await page.getByRole('button', { name: 'Cancel' }).click();
    },
  };
}
