import type { Page } from '@playwright/test';
import { previewSecret, type Site } from './site.ts';

/** Posts the secret of a preview like its form, and returns the raw response. */
export function enterPreview(
  { url }: Pick<Site, 'url'>,
  slug: string,
  secret = previewSecret,
): Promise<Response> {
  const body = new URLSearchParams({ secret, slug });
  return fetch(`${url}/api/preview`, { method: 'POST', body, redirect: 'manual' });
}

/** Enters the preview at a page, as an editor does in a browser. */
export async function openPreview(page: Page, { url }: Pick<Site, 'url'>, slug: string): Promise<void> {
  await page.goto(`${url}/api/preview?slug=${slug}`);
  await page.getByLabel('Secret').fill(previewSecret);
  await page.getByRole('button', { name: 'Preview' }).click();
}
