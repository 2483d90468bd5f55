import type { Page } from '@playwright/test';
import { orderPath } from '../support/pages/order-form.ts';
import { enterPreview, openPreview } from '../support/sites/preview.ts';
import { previewSecret, type Site } from '../support/sites/site.ts';
import { expect, test } from '../support/test.ts';

const pageFile = 'pages/gas-order-page.json';
const id = 'gas-order-page';

let site: Site;
test.beforeEach(async ({ startOwnSite }) => {
  site = await startOwnSite();
});

const preview = (page: Page) => openPreview(page, site, orderPath);

/** A draft of the order page with another title. */
function titled(title: string): string {
  return site.edit(pageFile, (page) => {
    page.zones.content[0].title = title;
  });
}

test('A draft is seen in preview alone, until it is published', async ({ page }) => {
  const saved = await site.waymark(
    'draft',
    'save',
    titled('Order a bottle'),
    '--expect',
    '0',
    '--author',
    'Aroha',
  );
  expect(saved.exitCode, saved.output).toBe(0);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(site.url + orderPath);
  await expect(heading).toHaveText('Order bottled gas');
  await preview(page);
  await expect(page).toHaveURL(site.url + orderPath);
  await expect(heading).toHaveText('Order a bottle');

  const published = await site.waymark('draft', 'publish', id, '--message', 'Shorter', '--author', 'Aroha');
  expect(published.exitCode, published.output).toBe(0);
  await page.context().clearCookies();
  await expect(async () => {
    await page.goto(site.url + orderPath);
    await expect(heading).toHaveText('Order a bottle', { timeout: 2000 });
  }).toPass();
});

test('A draft with a mistake is shown with what is wrong with it, and its other parts are shown', {
  tag: '@full',
}, async ({ page }) => {
  const file = site.edit(pageFile, (draft) => {
    draft.title = 'As drafted';
    draft.zones.content.push({ type: 'riches' });
  });
  const saved = await site.waymark('draft', 'save', file, '--author', 'Aroha');
  expect(saved.exitCode, saved.output).toBe(0);
  expect(saved.output).toContain('Unknown module type "riches"');
  await preview(page);
  await expect(page).toHaveURL(site.url + orderPath);
  expect((await page.reload())?.status()).toBe(200);
  await expect(page.getByRole('alert').filter({ hasText: 'riches' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order bottled gas');
});

test('Leaving preview asks first; declining stays, agreeing shows what visitors see', {
  tag: '@full',
}, async ({ page }) => {
  await site.waymark('draft', 'save', titled('Order a bottle'), '--expect', '0', '--author', 'Aroha');
  const exit = page.getByRole('link', { name: 'Exit Preview' });
  const questions: string[] = [];
  page.once('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await expect(async () => {
    // Pressed before its script is there, the link leads out without a question.
    await preview(page);
    await exit.click();
    expect(questions).toHaveLength(1);
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order a bottle');
  page.once('dialog', (dialog) => void dialog.accept());
  await exit.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order bottled gas');
  await expect(page).toHaveURL(site.url + orderPath);
  await expect(exit).toHaveCount(0);
  expect(questions).toEqual(['Would you like to exit Preview Mode?']);
});

test('Preview opens to those who know the secret alone, and leads nowhere but to this site', async () => {
  const refused = await enterPreview(site, orderPath, 'a guess that is as long as the secret itself');
  expect(refused.status).toBe(401);
  expect(refused.headers.get('set-cookie')).toBeNull();
  const inAddress = await fetch(`${site.url}/api/preview?secret=${previewSecret}`, { redirect: 'manual' });
  expect([inAddress.status, inAddress.headers.get('set-cookie')]).toEqual([200, null]);
  for (const slug of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    const answer = await enterPreview(site, slug);
    expect(new URL(answer.headers.get('location') ?? '', site.url).origin, slug).toBe(site.url);
  }
  for (let guess = 0; guess < 10; guess++) await enterPreview(site, orderPath, `guess ${guess}`);
  expect((await enterPreview(site, orderPath)).status).toBe(429);
  expect(site.log()).toContain('A secret opened no preview.');
  expect(site.log()).not.toContain('guess');
});
